"""Cards first printed in Origins (OGN)."""
