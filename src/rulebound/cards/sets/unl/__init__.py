"""Cards first printed in Unleashed (UNL)."""
