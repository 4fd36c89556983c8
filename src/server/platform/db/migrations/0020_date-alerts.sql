CREATE TABLE "date_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trip_id" text NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_alerts_token_unique" UNIQUE("token"),
	CONSTRAINT "date_alerts_states" CHECK ("date_alerts"."state" in ('asked', 'confirmed', 'told', 'left'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "date_alerts_once" ON "date_alerts" USING btree ("trip_id",lower("email")) WHERE "date_alerts"."state" in ('asked', 'confirmed');--> statement-breakpoint
CREATE INDEX "date_alerts_email" ON "date_alerts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "date_alerts_waiting" ON "date_alerts" USING btree ("state","trip_id");