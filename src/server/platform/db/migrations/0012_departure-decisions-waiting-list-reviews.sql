CREATE TABLE "traveller_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"source_name" text,
	"source_url" text,
	"trip_id" text NOT NULL,
	"booking_id" uuid,
	"traveller_index" integer,
	"token" text,
	"shown_name" text NOT NULL,
	"start_date" date,
	"end_date" date NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"invited_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"stars" integer,
	"text" text,
	"went_well" text,
	"went_wrong" text,
	"file_path" text,
	"received_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"hidden_reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "traveller_reviews_token_unique" UNIQUE("token"),
	CONSTRAINT "traveller_reviews_filePath_unique" UNIQUE("file_path"),
	CONSTRAINT "traveller_reviews_states" CHECK ("traveller_reviews"."state" in ('invited', 'received', 'published', 'hidden')),
	CONSTRAINT "traveller_reviews_stars" CHECK ("traveller_reviews"."stars" between 1 and 5 or ("traveller_reviews"."stars" is null and "traveller_reviews"."state" = 'invited')),
	CONSTRAINT "traveller_reviews_hidden" CHECK ("traveller_reviews"."state" <> 'hidden' or "traveller_reviews"."hidden_reason" is not null),
	CONSTRAINT "traveller_reviews_source" CHECK ("traveller_reviews"."source" = 'collected' or "traveller_reviews"."source_name" is not null)
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"departure_id" uuid NOT NULL,
	"token" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"people" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"offered_at" timestamp with time zone,
	"offer_expires_at" timestamp with time zone,
	"booking_link_id" uuid,
	"booking_id" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_entries_token_unique" UNIQUE("token"),
	CONSTRAINT "waiting_entries_states" CHECK ("waiting_entries"."state" in ('waiting', 'held', 'offered', 'booked', 'declined', 'expired', 'left', 'removed', 'closed')),
	CONSTRAINT "waiting_entries_people" CHECK ("waiting_entries"."people" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "travel_dates" ADD COLUMN "minimum_group" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_dates" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "travel_dates" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "travel_dates" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "traveller_reviews" ADD CONSTRAINT "traveller_reviews_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_departure_id_travel_dates_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."travel_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_booking_link_id_booking_links_id_fk" FOREIGN KEY ("booking_link_id") REFERENCES "public"."booking_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "traveller_reviews_once" ON "traveller_reviews" USING btree ("booking_id","traveller_index");--> statement-breakpoint
CREATE INDEX "traveller_reviews_state" ON "traveller_reviews" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "traveller_reviews_published" ON "traveller_reviews" USING btree ("trip_id","published_at") WHERE "traveller_reviews"."state" = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once" ON "waiting_entries" USING btree ("departure_id",lower("contact_email")) WHERE "waiting_entries"."state" in ('waiting', 'held', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_entries_queue" ON "waiting_entries" USING btree ("departure_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_entries_live" ON "waiting_entries" USING btree ("state","offer_expires_at") WHERE "waiting_entries"."state" in ('waiting', 'held', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_entries_link" ON "waiting_entries" USING btree ("booking_link_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_email" ON "waiting_entries" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "waiting_entries_ended" ON "waiting_entries" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "travel_dates" ADD CONSTRAINT "travel_dates_decision" CHECK ("travel_dates"."decision" is null or "travel_dates"."decision" in ('confirmed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "travel_dates" ADD CONSTRAINT "travel_dates_minimum" CHECK ("travel_dates"."minimum_group" between 1 and 10);