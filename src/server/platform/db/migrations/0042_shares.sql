ALTER TABLE "booking_payments" ADD COLUMN "share_seat" integer;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "unpaid_terms" jsonb;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "pays_by_share" boolean DEFAULT false NOT NULL;