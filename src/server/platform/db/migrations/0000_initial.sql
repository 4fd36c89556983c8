CREATE TABLE "booking_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"kind" text DEFAULT 'deposit' NOT NULL,
	"received_on" date NOT NULL,
	"provider" text NOT NULL,
	"external_id" text,
	"note" text,
	"recorded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_payments_externalId_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "card_payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"card_holder_name" text NOT NULL,
	"card_brand" text NOT NULL,
	"card_last_four" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_payment_attempts_last_four" CHECK ("card_payment_attempts"."card_last_four" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "document_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"booking_id" uuid,
	"document_type" text NOT NULL,
	"file_path" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"viewed_at" timestamp with time zone,
	"delete_after" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_uploads_filePath_unique" UNIQUE("file_path")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"trip_id" text NOT NULL,
	"destination_title" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"trip_days" integer NOT NULL,
	"nights" integer NOT NULL,
	"airport" text DEFAULT 'Non specificato' NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"total_price" numeric(12, 2) NOT NULL,
	"deposit_amount" numeric(12, 2) NOT NULL,
	"amount_paid" numeric(12, 2) DEFAULT 0 NOT NULL,
	"payment_type" text DEFAULT 'deposit' NOT NULL,
	"adult_count" integer NOT NULL,
	"child_count" integer DEFAULT 0 NOT NULL,
	"child_discount_applied" boolean DEFAULT false NOT NULL,
	"child_discount_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"travelers" jsonb NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_reference" text,
	"payment_provider" text,
	"payment_expires_at" timestamp with time zone,
	"balance_due_date" date,
	"admin_notes" text,
	"booking_source" text NOT NULL,
	"referral_source" text,
	"booking_link_id" uuid,
	"source_token" text,
	"iban_id" uuid,
	"departure_id" uuid,
	"spots_taken" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(lower(contact_name || ' ' || jsonb_path_query_array(travelers, '$[*].lastName')::text), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg') || ' ' || translate(translate(lower(contact_name || ' ' || jsonb_path_query_array(travelers, '$[*].lastName')::text), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg'), '''’', ''))) STORED,
	CONSTRAINT "travel_bookings_people" CHECK ("travel_bookings"."adult_count" + "travel_bookings"."child_count" >= 1),
	CONSTRAINT "travel_bookings_amounts" CHECK ("travel_bookings"."price" >= 0 and "travel_bookings"."total_price" >= 0 and "travel_bookings"."deposit_amount" >= 0 and "travel_bookings"."deposit_amount" <= "travel_bookings"."total_price" and "travel_bookings"."amount_paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "travel_dates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"destination_id" text NOT NULL,
	"start_date" date NOT NULL,
	"spots_available" integer NOT NULL,
	"total_spots" integer DEFAULT 10 NOT NULL,
	"coordinator1" text,
	"coordinator2" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "travel_dates_spots" CHECK ("travel_dates"."spots_available" >= 0 and "travel_dates"."spots_available" <= "travel_dates"."total_spots" and "travel_dates"."total_spots" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"destination" text,
	"airport" text,
	"travel_date" text,
	"message" text NOT NULL,
	"referral_source" text,
	"state" text DEFAULT 'new' NOT NULL,
	"staff_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_submissionId_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "funnel_events" (
	"day" text NOT NULL,
	"source" text NOT NULL,
	"step" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "funnel_events_day_source_step_pk" PRIMARY KEY("day","source","step")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_clicks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone_number" text NOT NULL,
	"message" text,
	"clicked_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"referrer" text,
	"destination" text,
	"referral_source" text
);
--> statement-breakpoint
CREATE TABLE "whatsapp_numbers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone_number" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"handed_out" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_numbers_phoneNumber_unique" UNIQUE("phone_number"),
	CONSTRAINT "whatsapp_numbers_weight" CHECK ("whatsapp_numbers"."weight" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "booking_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"travel_id" text NOT NULL,
	"travel_title" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"special_notes" text,
	"child_discount_enabled" boolean DEFAULT false NOT NULL,
	"child_discount_percentage" integer,
	"deposit_percentage" integer DEFAULT 40 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"iban_id" uuid,
	"payment_type" text DEFAULT 'deposit' NOT NULL,
	"coordinator_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_links_token_unique" UNIQUE("token"),
	CONSTRAINT "booking_links_price" CHECK ("booking_links"."price" >= 0),
	CONSTRAINT "booking_links_days" CHECK ("booking_links"."end_date" >= "booking_links"."start_date"),
	CONSTRAINT "booking_links_percentages" CHECK ("booking_links"."deposit_percentage" between 0 and 100 and ("booking_links"."child_discount_percentage" is null or "booking_links"."child_discount_percentage" between 0 and 100))
);
--> statement-breakpoint
CREATE TABLE "passport_verification_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sumsub_url" text NOT NULL,
	"customer_name" text NOT NULL,
	"completed_at" timestamp with time zone,
	"review_answer" text,
	"created_by" text,
	CONSTRAINT "passport_verification_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "saved_ibans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text DEFAULT 'Non specificato' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_used_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"file_path" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"booking_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "staff_rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'consultant' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payment_attempts" ADD CONSTRAINT "card_payment_attempts_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD CONSTRAINT "travel_bookings_booking_link_id_booking_links_id_fk" FOREIGN KEY ("booking_link_id") REFERENCES "public"."booking_links"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD CONSTRAINT "travel_bookings_iban_id_saved_ibans_id_fk" FOREIGN KEY ("iban_id") REFERENCES "public"."saved_ibans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_bookings" ADD CONSTRAINT "travel_bookings_departure_id_travel_dates_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."travel_dates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_iban_id_saved_ibans_id_fk" FOREIGN KEY ("iban_id") REFERENCES "public"."saved_ibans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_two_factors" ADD CONSTRAINT "staff_two_factors_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payments_booking" ON "booking_payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_payments_received" ON "booking_payments" USING btree ("received_on","kind","amount");--> statement-breakpoint
CREATE INDEX "card_payment_attempts_booking" ON "card_payment_attempts" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_uploads_batch_type" ON "document_uploads" USING btree ("batch_id","document_type");--> statement-breakpoint
CREATE INDEX "document_uploads_booking" ON "document_uploads" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "document_uploads_delete_after" ON "document_uploads" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "document_uploads_created" ON "document_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_uploads_to_view" ON "document_uploads" USING btree ("created_at") WHERE "document_uploads"."viewed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "travel_bookings_submission" ON "travel_bookings" USING btree ("submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "travel_bookings_open_reference" ON "travel_bookings" USING btree (coalesce("iban_id", '00000000-0000-0000-0000-000000000000'::uuid),"payment_reference") WHERE "travel_bookings"."payment_reference" is not null and "travel_bookings"."status" <> 'cancelled' and "travel_bookings"."payment_status" not in ('paid', 'not_required', 'refunded');--> statement-breakpoint
CREATE INDEX "travel_bookings_created" ON "travel_bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "travel_bookings_start" ON "travel_bookings" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "travel_bookings_total" ON "travel_bookings" USING btree ("total_price","id");--> statement-breakpoint
CREATE INDEX "travel_bookings_name" ON "travel_bookings" USING btree (lower("contact_name"),"id");--> statement-breakpoint
CREATE INDEX "travel_bookings_payment_status" ON "travel_bookings" USING btree ("payment_status","created_at");--> statement-breakpoint
CREATE INDEX "travel_bookings_status" ON "travel_bookings" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "travel_bookings_trip" ON "travel_bookings" USING btree ("trip_id","start_date");--> statement-breakpoint
CREATE INDEX "travel_bookings_trip_created" ON "travel_bookings" USING btree ("trip_id","created_at");--> statement-breakpoint
CREATE INDEX "travel_bookings_source" ON "travel_bookings" USING btree ("booking_source","created_at");--> statement-breakpoint
CREATE INDEX "travel_bookings_referral" ON "travel_bookings" USING btree ("referral_source","created_at");--> statement-breakpoint
CREATE INDEX "travel_bookings_link" ON "travel_bookings" USING btree ("booking_link_id");--> statement-breakpoint
CREATE INDEX "travel_bookings_departure" ON "travel_bookings" USING btree ("departure_id","status");--> statement-breakpoint
CREATE INDEX "travel_bookings_reference" ON "travel_bookings" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "travel_bookings_email" ON "travel_bookings" USING btree (lower("contact_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "travel_bookings_words" ON "travel_bookings" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "travel_bookings_trip_state" ON "travel_bookings" USING btree ("trip_id","status","payment_status");--> statement-breakpoint
CREATE INDEX "travel_bookings_balance_due" ON "travel_bookings" USING btree ("balance_due_date") WHERE "travel_bookings"."payment_status" = 'deposit_paid' and "travel_bookings"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "travel_bookings_outstanding" ON "travel_bookings" USING btree ("start_date","total_price","amount_paid") WHERE "travel_bookings"."status" in ('pending', 'payment_initiated', 'confirmed') and "travel_bookings"."payment_status" not in ('paid', 'not_required', 'refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "travel_dates_trip_day" ON "travel_dates" USING btree ("destination_id","start_date");--> statement-breakpoint
CREATE INDEX "travel_dates_start" ON "travel_dates" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (to_tsvector('simple', translate(lower("first_name" || ' ' || "last_name" || ' ' || "email"), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg') || ' ' || translate(translate(lower("first_name" || ' ' || "last_name" || ' ' || "email"), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg'), '''’', '')));--> statement-breakpoint
CREATE INDEX "whatsapp_clicks_time" ON "whatsapp_clicks" USING btree ("clicked_at","phone_number","destination");--> statement-breakpoint
CREATE INDEX "booking_links_iban" ON "booking_links" USING btree ("iban_id");--> statement-breakpoint
CREATE INDEX "booking_links_created" ON "booking_links" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_links_trip_day" ON "booking_links" USING btree ("travel_id","start_date");--> statement-breakpoint
CREATE INDEX "booking_links_expires" ON "booking_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booking_links_kind" ON "booking_links" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "booking_links_token_prefix" ON "booking_links" USING btree ("token" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "booking_links_words" ON "booking_links" USING gin (to_tsvector('simple', translate(lower("travel_title"), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg') || ' ' || translate(translate(lower("travel_title"), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg'), '''’', '')));--> statement-breakpoint
CREATE INDEX "verification_links_created" ON "passport_verification_links" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_ibans_iban_holder" ON "saved_ibans" USING btree ("iban",lower("account_holder"));--> statement-breakpoint
CREATE INDEX "saved_ibans_last_used" ON "saved_ibans" USING btree ("is_active","last_used_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_booking" ON "outbox" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "staff_accounts_user" ON "staff_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_user" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_two_factors_user" ON "staff_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier" ON "staff_verifications" USING btree ("identifier");