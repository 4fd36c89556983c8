CREATE TABLE "booking_acceptances" (
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_hash" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_acceptances_booking_id_kind_pk" PRIMARY KEY("booking_id","kind"),
	CONSTRAINT "booking_acceptances_kinds" CHECK ("booking_acceptances"."kind" in ('informationForm', 'conditions', 'privacy'))
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"in_force_from" date NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_texts_kinds" CHECK ("legal_texts"."kind" in ('informationForm', 'conditions', 'privacy'))
);
--> statement-breakpoint
ALTER TABLE "booking_acceptances" ADD CONSTRAINT "booking_acceptances_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_acceptances" ADD CONSTRAINT "booking_acceptances_text_hash_legal_texts_hash_fk" FOREIGN KEY ("text_hash") REFERENCES "public"."legal_texts"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_acceptances_text" ON "booking_acceptances" USING btree ("text_hash");