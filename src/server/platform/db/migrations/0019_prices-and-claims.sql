CREATE TABLE "agency_claims" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"proof_url" text,
	"proof_note" text,
	"checked_by" text,
	"checked_at" timestamp with time zone,
	"valid_until" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices_on_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trip_id" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone,
	"reason" text NOT NULL,
	"edition" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "prices_on_offer_open" ON "prices_on_offer" USING btree ("trip_id") WHERE "prices_on_offer"."to" is null;--> statement-breakpoint
CREATE INDEX "prices_on_offer_trip" ON "prices_on_offer" USING btree ("trip_id","from");