CREATE TABLE "trip_passes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_passes_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "trip_passes_seats" CHECK ("trip_passes"."seat" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "trip_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"pass_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "trip_passes" ADD CONSTRAINT "trip_passes_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_sessions" ADD CONSTRAINT "trip_sessions_pass_id_trip_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."trip_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_passes_seat" ON "trip_passes" USING btree ("booking_id","seat");--> statement-breakpoint
CREATE INDEX "trip_sessions_pass" ON "trip_sessions" USING btree ("pass_id","created_at");--> statement-breakpoint
CREATE INDEX "trip_sessions_created" ON "trip_sessions" USING btree ("created_at");