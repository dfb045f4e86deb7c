"""Actions and input, turned into requests to the model."""
