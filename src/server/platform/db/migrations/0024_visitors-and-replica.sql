CREATE TABLE "replica_heartbeat" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_errors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"build" text NOT NULL,
	"page" text NOT NULL,
	"message" text NOT NULL,
	"places" jsonb NOT NULL,
	"browsers" jsonb NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text
);
--> statement-breakpoint
CREATE TABLE "page_vitals" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"build" text NOT NULL,
	"name" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_vitals_day_page_device_build_name_bucket_pk" PRIMARY KEY("day","page","device","build","name","bucket")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "page_errors_same" ON "page_errors" USING btree ("fingerprint","build");--> statement-breakpoint
CREATE INDEX "page_errors_seen" ON "page_errors" USING btree ("last_seen_at");