"""The lab: laws and fuzzing, mass simulation, measuring."""
