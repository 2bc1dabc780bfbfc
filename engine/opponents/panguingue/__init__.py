"""Computer players of Panguingue."""
