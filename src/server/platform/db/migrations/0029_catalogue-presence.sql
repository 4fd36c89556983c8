CREATE TABLE "catalogue_presence" (
	"key" text NOT NULL,
	"window" text NOT NULL,
	"staff_id" text,
	"name" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_presence_key_window_pk" PRIMARY KEY("key","window")
);
