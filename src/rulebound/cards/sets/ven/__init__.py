"""Cards first printed in Vendetta (VEN)."""
