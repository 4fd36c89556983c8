-- Money that went back remembers the price of its day: what went back counts towards no dearer one.
UPDATE booking_payments p SET accepted_for = b.total_price FROM travel_bookings b
WHERE b.id = p.booking_id AND p.amount < 0 AND p.reverses_id IS NULL AND p.provider IN ('refund', 'voucher', 'stripe');
