# Words that all games share.
player = Player { $number }
