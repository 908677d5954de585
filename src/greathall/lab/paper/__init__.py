"""What came of a run, on paper: reports, statistics, balance."""
