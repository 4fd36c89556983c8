ALTER TABLE "agency_claims" ADD COLUMN "file_path" text;--> statement-breakpoint
ALTER TABLE "agency_claims" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "agency_claims" ADD COLUMN "file_type" text;