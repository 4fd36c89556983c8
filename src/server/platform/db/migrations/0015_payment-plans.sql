ALTER TABLE "travel_bookings" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD COLUMN "departure" date;--> statement-breakpoint
ALTER TABLE "booking_links" ADD COLUMN "instalments" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reminders_once" ON "payment_reminders" USING btree ("booking_id","departure","occasion");--> statement-breakpoint
-- The reminder that went 30 days before departure is on record from now on: nobody gets it twice.
INSERT INTO payment_reminders (booking_id, channel, occasion, departure, amount, sent_by, created_at)
SELECT b.id, 'mail', '30', b.start_date, greatest(b.total_price - b.amount_paid, 0), 'Sistema', o.created_at
FROM outbox o JOIN travel_bookings b ON b.id = o.booking_id
WHERE o.dedupe_key = 'balance_reminder:' || b.id
ON CONFLICT DO NOTHING;
