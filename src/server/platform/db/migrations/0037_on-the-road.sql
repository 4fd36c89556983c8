CREATE TABLE "kitty_links" (
	"departure_id" uuid PRIMARY KEY NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kitty_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "road_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"departure_id" uuid NOT NULL,
	"phone" uuid NOT NULL,
	"counter" integer NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"author_id" text,
	"author" text NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "road_entries_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "road_entries_kinds" CHECK ("road_entries"."kind" in ('roll_call', 'presence', 'notice', 'incident', 'expense', 'kitty_in', 'kitty_out', 'struck')),
	CONSTRAINT "road_entries_counter" CHECK ("road_entries"."counter" > 0)
);
--> statement-breakpoint
CREATE TABLE "road_expense_decisions" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"reason" text,
	"decided_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "road_expense_decisions_kinds" CHECK ("road_expense_decisions"."decision" in ('approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "road_phones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "road_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"departure_id" uuid NOT NULL,
	"file_path" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"delete_after" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "road_receipts_filePath_unique" UNIQUE("file_path")
);
--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "leads_as" text;--> statement-breakpoint
ALTER TABLE "kitty_links" ADD CONSTRAINT "kitty_links_departure_id_travel_dates_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."travel_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_entries" ADD CONSTRAINT "road_entries_departure_id_travel_dates_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."travel_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_expense_decisions" ADD CONSTRAINT "road_expense_decisions_entry_id_road_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."road_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_phones" ADD CONSTRAINT "road_phones_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_receipts" ADD CONSTRAINT "road_receipts_departure_id_travel_dates_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."travel_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "road_entries_counted" ON "road_entries" USING btree ("departure_id","phone","counter");--> statement-breakpoint
CREATE INDEX "road_entries_kind" ON "road_entries" USING btree ("departure_id","kind");--> statement-breakpoint
CREATE INDEX "road_phones_user" ON "road_phones" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "road_phones_seen" ON "road_phones" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "road_receipts_departure" ON "road_receipts" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "road_receipts_due" ON "road_receipts" USING btree ("delete_after");