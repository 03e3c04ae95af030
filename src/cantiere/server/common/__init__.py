"""What all rooms share: errors, texts, fields of requests, rate limits, background tasks, logs, metrics."""
