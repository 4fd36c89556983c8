ALTER TABLE "travel_bookings" ADD COLUMN "leaving_penalty" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "left_by" text;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD CONSTRAINT "travel_bookings_left_by" CHECK ("travel_bookings"."left_by" in ('traveller', 'agency', 'agreed'));--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD CONSTRAINT "travel_bookings_left" CHECK ("travel_bookings"."leaving_penalty" >= 0);