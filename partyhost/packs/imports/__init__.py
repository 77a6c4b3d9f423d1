"""Files that hosts already have, read as rows of questions: one module for each format."""
