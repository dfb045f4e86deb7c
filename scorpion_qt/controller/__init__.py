"""Actions and input, translated into requests to the model."""
