CREATE TABLE "catalogue_bundles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"keys" jsonb NOT NULL,
	"scheduled_id" uuid,
	"number" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_bundles" ADD CONSTRAINT "catalogue_bundles_scheduled_id_scheduled_editions_id_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."scheduled_editions"("id") ON DELETE no action ON UPDATE no action;