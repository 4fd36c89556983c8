ALTER TABLE "travel_bookings" ADD COLUMN "spots_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "spots_released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "visitor_network" text;--> statement-breakpoint
CREATE INDEX "travel_bookings_held" ON "travel_bookings" USING btree ("spots_held_until") WHERE "travel_bookings"."status" = 'pending' and "travel_bookings"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "travel_bookings_direct_open" ON "travel_bookings" USING btree ("departure_id") WHERE "travel_bookings"."booking_link_id" is null and "travel_bookings"."status" in ('pending', 'payment_initiated') and "travel_bookings"."spots_taken" > 0;--> statement-breakpoint
CREATE INDEX "travel_bookings_released" ON "travel_bookings" USING btree ("spots_released_at") WHERE "travel_bookings"."spots_released_at" is not null;
--> statement-breakpoint
-- Bookings of before were promised nothing: they have the longest of the times, counted from now.
UPDATE "travel_bookings" SET "spots_held_until" = now() + interval '7 days' WHERE "status" = 'pending' AND "payment_status" = 'pending';
