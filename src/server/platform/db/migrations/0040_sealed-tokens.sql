ALTER TABLE "date_alerts" DROP CONSTRAINT "date_alerts_token_unique";--> statement-breakpoint
ALTER TABLE "booking_links" DROP CONSTRAINT "booking_links_token_unique";--> statement-breakpoint
ALTER TABLE "passport_verification_links" DROP CONSTRAINT "passport_verification_links_token_unique";--> statement-breakpoint
ALTER TABLE "traveller_reviews" DROP CONSTRAINT "traveller_reviews_token_unique";--> statement-breakpoint
ALTER TABLE "waiting_entries" DROP CONSTRAINT "waiting_entries_token_unique";--> statement-breakpoint
DROP INDEX "booking_links_token_prefix";--> statement-breakpoint
CREATE UNIQUE INDEX "date_alerts_token_name" ON "date_alerts" USING btree ((case when starts_with("token", 'enc:v1:') then split_part("token", ':', 5) else 'clear:' || "token" end));--> statement-breakpoint
CREATE UNIQUE INDEX "booking_links_token_name" ON "booking_links" USING btree ((case when starts_with("token", 'enc:v1:') then split_part("token", ':', 5) else 'clear:' || "token" end));--> statement-breakpoint
CREATE UNIQUE INDEX "verification_links_token_name" ON "passport_verification_links" USING btree ((case when starts_with("token", 'enc:v1:') then split_part("token", ':', 5) else 'clear:' || "token" end));--> statement-breakpoint
CREATE UNIQUE INDEX "traveller_reviews_token_name" ON "traveller_reviews" USING btree ((case when starts_with("token", 'enc:v1:') then split_part("token", ':', 5) else 'clear:' || "token" end));--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_token_name" ON "waiting_entries" USING btree ((case when starts_with("token", 'enc:v1:') then split_part("token", ':', 5) else 'clear:' || "token" end));--> statement-breakpoint
ALTER TABLE "travel_bookings" DROP COLUMN "source_token";