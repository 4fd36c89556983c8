ALTER TABLE "booking_payments" ADD COLUMN "accepted_for" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "reverses_id" uuid;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "amount_given_back" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "declaration" text;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "payment_initiated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_reversesId_unique" UNIQUE("reverses_id");--> statement-breakpoint
-- What travellers have said and staff have not taken back: by the state, or by the history where money came since.
UPDATE travel_bookings SET declaration = payment_status, payment_initiated = (status = 'payment_initiated')
WHERE payment_status IN ('bank_transfer_pending', 'pending_confirmation', 'requires_assistance');
--> statement-breakpoint
UPDATE travel_bookings b SET declaration = CASE said.action WHEN 'transfer_declared' THEN 'bank_transfer_pending'
    WHEN 'older_payment_declared' THEN 'pending_confirmation' ELSE 'requires_assistance' END,
  payment_initiated = (said.action = 'older_payment_declared')
FROM travel_bookings t CROSS JOIN LATERAL (
  SELECT a.action FROM audit_log a WHERE a.entity = 'booking' AND a.entity_id = t.id::text
    AND a.action IN ('transfer_declared', 'older_payment_declared', 'card_attempted', 'corrected')
  ORDER BY a.at DESC, a.id DESC LIMIT 1
) said
WHERE t.id = b.id AND t.payment_status IN ('deposit_paid', 'paid') AND t.status <> 'completed' AND said.action <> 'corrected';
--> statement-breakpoint
UPDATE travel_bookings b SET amount_given_back = CASE
  WHEN g.back > 0 THEN g.back WHEN b.payment_status = 'refunded' THEN b.total_price ELSE 0 END
FROM travel_bookings t CROSS JOIN LATERAL (
  SELECT coalesce(-sum(p.amount), 0) AS back FROM booking_payments p WHERE p.booking_id = t.id AND (p.provider = 'refund'
    OR (p.provider = 'stripe' AND (p.amount < 0 OR p.external_id LIKE '%:failed'))
    OR (p.provider = 'voucher' AND p.amount < 0))
) g
WHERE t.id = b.id AND (g.back > 0 OR b.payment_status = 'refunded') AND b.payment_status IN ('deposit_paid', 'paid', 'refunded');
--> statement-breakpoint
-- Where less had come than the state says, staff had taken it for enough.
UPDATE booking_payments p SET accepted_for = CASE b.payment_status WHEN 'paid' THEN b.total_price ELSE b.deposit_amount END
FROM travel_bookings b CROSS JOIN LATERAL (
  SELECT l.id FROM booking_payments l WHERE l.booking_id = b.id AND l.amount > 0 ORDER BY l.created_at DESC, l.id DESC LIMIT 1
) last
WHERE last.id = p.id AND b.amount_paid > 0 AND b.amount_paid + b.amount_given_back <
  CASE b.payment_status WHEN 'paid' THEN b.total_price WHEN 'deposit_paid' THEN b.deposit_amount ELSE 0 END;
