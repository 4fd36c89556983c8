CREATE TABLE "document_versions" (
	"hash" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"number" integer PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"based_on" integer NOT NULL,
	"restores" integer,
	"documents" json NOT NULL,
	"changed" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changes" json NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"number" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_editions_states" CHECK ("scheduled_editions"."state" in ('waiting', 'published', 'failed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "shown_edition" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shown_edition_once" CHECK ("shown_edition"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "scheduled_editions_due" ON "scheduled_editions" USING btree ("due_at") WHERE "scheduled_editions"."state" = 'waiting';