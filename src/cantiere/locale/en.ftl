seat-number = Seat { $number }
