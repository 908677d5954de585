"""What is printed: cards, tables and the words of their effects."""
