CREATE TABLE "closed_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_column_mappings" (
	"account_iban" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure_costs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trip_id" text NOT NULL,
	"start_date" date NOT NULL,
	"label" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid,
	"amount" numeric(12, 2) NOT NULL,
	"payment_id" uuid,
	"made_payment" boolean DEFAULT false NOT NULL,
	"reverses_id" uuid,
	"automatic" boolean DEFAULT false NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_allocations_amount" CHECK ("entry_allocations"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" uuid NOT NULL,
	"account" text NOT NULL,
	"detail" text,
	"booking_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"posted_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"occasion" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"sent_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"account_iban" text NOT NULL,
	"booked_on" date NOT NULL,
	"value_on" date,
	"amount" numeric(12, 2) NOT NULL,
	"ordinal" integer NOT NULL,
	"bank_id" text,
	"payer" text NOT NULL,
	"payer_iban" text,
	"text" text NOT NULL,
	"allocated" numeric(12, 2) DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_entries_not_overbooked" CHECK (("statement_entries"."amount" >= 0 and "statement_entries"."allocated" >= 0 and "statement_entries"."allocated" <= "statement_entries"."amount") or ("statement_entries"."amount" < 0 and "statement_entries"."allocated" <= 0 and "statement_entries"."allocated" >= "statement_entries"."amount"))
);
--> statement-breakpoint
CREATE TABLE "statement_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_iban" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"format" text NOT NULL,
	"lines" integer NOT NULL,
	"new_lines" integer NOT NULL,
	"skipped" integer NOT NULL,
	"imported_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_allocations" ADD CONSTRAINT "entry_allocations_entry_id_statement_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."statement_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_allocations" ADD CONSTRAINT "entry_allocations_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_allocations" ADD CONSTRAINT "entry_allocations_payment_id_booking_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."booking_payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_entries" ADD CONSTRAINT "statement_entries_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_costs_departure" ON "departure_costs" USING btree ("trip_id","start_date");--> statement-breakpoint
CREATE INDEX "entry_allocations_entry" ON "entry_allocations" USING btree ("entry_id","created_at");--> statement-breakpoint
CREATE INDEX "entry_allocations_booking" ON "entry_allocations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "entry_allocations_payment" ON "entry_allocations" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_allocations_reversed_once" ON "entry_allocations" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_booking" ON "ledger_entries" USING btree ("booking_id","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("posted_on","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "payment_reminders_booking" ON "payment_reminders" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_entries_once" ON "statement_entries" USING btree ("account_iban","booked_on","amount","ordinal");--> statement-breakpoint
CREATE INDEX "statement_entries_day" ON "statement_entries" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX "statement_entries_payer_iban" ON "statement_entries" USING btree ("payer_iban");--> statement-breakpoint
CREATE INDEX "statement_entries_open" ON "statement_entries" USING btree ("booked_on","id") WHERE "statement_entries"."allocated" <> "statement_entries"."amount";--> statement-breakpoint
CREATE UNIQUE INDEX "statement_imports_file" ON "statement_imports" USING btree ("account_iban","file_hash");--> statement-breakpoint
CREATE INDEX "statement_imports_created" ON "statement_imports" USING btree ("created_at");