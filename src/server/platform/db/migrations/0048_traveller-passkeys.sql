CREATE TABLE "trip_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"pass_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"holder_hash" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "trip_passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "trip_challenges" ADD CONSTRAINT "trip_challenges_pass_id_trip_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."trip_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_passkeys" ADD CONSTRAINT "trip_passkeys_pass_id_trip_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."trip_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_challenges_expires" ON "trip_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trip_passkeys_pass" ON "trip_passkeys" USING btree ("pass_id","created_at");