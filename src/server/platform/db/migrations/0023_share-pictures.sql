CREATE TABLE "share_pictures" (
	"trip_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_pictures_filePath_unique" UNIQUE("file_path")
);
