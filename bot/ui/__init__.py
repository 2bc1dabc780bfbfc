"""Discord pages: boards, panels and answers, built from tables and views."""
