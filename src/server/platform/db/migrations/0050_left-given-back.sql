ALTER TABLE "travel_bookings" ADD COLUMN "left_given_back" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Bookings that were cancelled before: what had been given back between their last new beginning and the cancellation.
UPDATE travel_bookings b SET left_given_back = least(b.amount_given_back, earlier.given)
FROM (
  SELECT p.booking_id, sum(-p.amount) AS given FROM booking_payments p
  WHERE p.amount < 0 AND p.provider <> 'correction' AND p.reverses_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM booking_payments r WHERE r.reverses_id = p.id)
    AND p.created_at < (
      SELECT max(a.at) FROM audit_log a
      WHERE a.entity = 'booking' AND a.entity_id = p.booking_id::text AND a.action = 'cancelled')
    AND p.created_at > coalesce((
      SELECT max(a.at) FROM audit_log a
      WHERE a.entity = 'booking' AND a.entity_id = p.booking_id::text
        AND a.action IN ('reinstated', 'corrected', 'confirmation_withdrawn')), '-infinity')
  GROUP BY p.booking_id
) earlier
WHERE b.id = earlier.booking_id AND b.status = 'cancelled' AND b.left_on IS NOT NULL AND b.amount_given_back > 0;
