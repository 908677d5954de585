"""The hall: a server that keeps tables, people and their answers, and tells everybody what they may know."""
