CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"change" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_name" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "account_changes_states" CHECK ("account_changes"."state" in ('pending', 'approved', 'refused', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "configured_account" jsonb;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "account_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD COLUMN "previous_iban" text;--> statement-breakpoint
ALTER TABLE "saved_ibans" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_ibans" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_changes_state" ON "account_changes" USING btree ("state","requested_at");--> statement-breakpoint
ALTER TABLE "saved_ibans" ADD CONSTRAINT "saved_ibans_replaced_by_id_saved_ibans_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."saved_ibans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_bookings_iban" ON "travel_bookings" USING btree ("iban_id");--> statement-breakpoint
ALTER TABLE "saved_ibans" ADD CONSTRAINT "saved_ibans_blocked" CHECK ("saved_ibans"."blocked_at" is null or (not "saved_ibans"."is_active" and "saved_ibans"."replaced_by_id" is not null));