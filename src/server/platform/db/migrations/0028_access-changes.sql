CREATE TABLE "staff_access_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text NOT NULL,
	"member_email" text NOT NULL,
	"before" jsonb NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "staff_access_changes_actions" CHECK ("staff_access_changes"."action" in ('created', 'promoted', 'demoted', 'deactivated', 'reactivated', 'password_reset', 'second_factor_reset'))
);
--> statement-breakpoint
CREATE TABLE "staff_stops" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"access_change_id" uuid,
	"account_change_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD COLUMN "applies_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_changes" ADD COLUMN "told_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secrets" jsonb;--> statement-breakpoint
CREATE INDEX "staff_access_changes_actor" ON "staff_access_changes" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "staff_access_changes_at" ON "staff_access_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_stops_expires" ON "staff_stops" USING btree ("expires_at");--> statement-breakpoint
-- Browsers that were let in without a code: no page ever offered that, and it survived every reset.
DELETE FROM "staff_verifications" WHERE "identifier" LIKE 'trust-device-%';
