ALTER TABLE "trip_passes" DROP CONSTRAINT "trip_passes_seats";--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "traveller_numbers" jsonb;--> statement-breakpoint
ALTER TABLE "travel_dates" ADD COLUMN "group_link" text;--> statement-breakpoint
ALTER TABLE "trip_passes" ADD CONSTRAINT "trip_passes_seats" CHECK ("trip_passes"."seat" between -10 and 9);