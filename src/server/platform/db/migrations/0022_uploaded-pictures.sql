CREATE TABLE "picture_cuts" (
	"upload_id" uuid NOT NULL,
	"version" text NOT NULL,
	"focus_x" integer NOT NULL,
	"focus_y" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_cuts_upload_id_version_pk" PRIMARY KEY("upload_id","version"),
	CONSTRAINT "picture_cuts_states" CHECK ("picture_cuts"."state" in ('queued', 'ready'))
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"upload_id" uuid NOT NULL,
	"cut" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_path" text NOT NULL,
	CONSTRAINT "picture_files_upload_id_cut_width_format_pk" PRIMARY KEY("upload_id","cut","width","format"),
	CONSTRAINT "picture_files_filePath_unique" UNIQUE("file_path")
);
--> statement-breakpoint
CREATE TABLE "picture_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_path" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_uploads_states" CHECK ("picture_uploads"."state" in ('queued', 'working', 'ready', 'refused')),
	CONSTRAINT "picture_uploads_kinds" CHECK ("picture_uploads"."kind" in ('foto', 'illustrazione'))
);
--> statement-breakpoint
ALTER TABLE "picture_cuts" ADD CONSTRAINT "picture_cuts_upload_id_picture_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."picture_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_upload_id_picture_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."picture_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_cuts_waiting" ON "picture_cuts" USING btree ("created_at") WHERE "picture_cuts"."state" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "picture_uploads_once" ON "picture_uploads" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "picture_uploads_created" ON "picture_uploads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "picture_uploads_waiting" ON "picture_uploads" USING btree ("created_at") WHERE "picture_uploads"."state" in ('queued', 'working');