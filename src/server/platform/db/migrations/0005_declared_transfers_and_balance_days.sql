ALTER TABLE "travel_bookings" ADD COLUMN "transfer_declared_at" timestamp with time zone;
--> statement-breakpoint
-- The day on which the traveller spoke stands in the log.
UPDATE "travel_bookings" SET "transfer_declared_at" = (
  SELECT max("audit_log"."at") FROM "audit_log"
  WHERE "audit_log"."entity" = 'booking'
    AND "audit_log"."entity_id" = "travel_bookings"."id"::text
    AND "audit_log"."action" IN ('transfer_declared', 'older_payment_declared')
)
WHERE "payment_status" <> 'pending' AND "payment_status" <> 'not_required';
--> statement-breakpoint
-- A balance day before the booking itself: three days after it, at the latest the day before departure.
UPDATE "travel_bookings" SET "balance_due_date" = greatest(
  ("created_at" AT TIME ZONE 'Europe/Rome')::date,
  least(("created_at" AT TIME ZONE 'Europe/Rome')::date + 3, "start_date" - 1)
)
WHERE "balance_due_date" < ("created_at" AT TIME ZONE 'Europe/Rome')::date;
