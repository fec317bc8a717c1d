"""Cards first printed in Spiritforged (SFD)."""
