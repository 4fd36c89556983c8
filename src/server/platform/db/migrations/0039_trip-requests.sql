CREATE TABLE "trip_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"asker" integer NOT NULL,
	"seat" integer NOT NULL,
	"kind" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"quote" jsonb,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_requests_kinds" CHECK ("trip_requests"."kind" in ('leave', 'name', 'departure', 'people', 'extras')),
	CONSTRAINT "trip_requests_states" CHECK ("trip_requests"."state" in ('open', 'accepted', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "trip_requests" ADD CONSTRAINT "trip_requests_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_requests_open" ON "trip_requests" USING btree ("booking_id","kind","seat") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "trip_requests_booking" ON "trip_requests" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "trip_requests_waiting" ON "trip_requests" USING btree ("created_at") WHERE state = 'open';