ALTER TABLE "trip_passes" ADD COLUMN "feed_hash" text;--> statement-breakpoint
ALTER TABLE "trip_passes" ADD CONSTRAINT "trip_passes_feedHash_unique" UNIQUE("feed_hash");