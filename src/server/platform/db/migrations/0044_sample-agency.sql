CREATE TABLE "sample_agency" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'filling' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_name" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bank_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "sample_agency_once" CHECK ("sample_agency"."id" = 1),
	CONSTRAINT "sample_agency_states" CHECK ("sample_agency"."state" in ('filling', 'filled'))
);
--> statement-breakpoint
CREATE TABLE "sample_rows" (
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	CONSTRAINT "sample_rows_table_name_row_id_pk" PRIMARY KEY("table_name","row_id")
);

--> statement-breakpoint
-- Of a sample is what came with it, and what was booked on its departures, through its links or into its account.
CREATE FUNCTION is_sample_booking(wanted uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM travel_bookings b JOIN sample_rows s ON
      (s.table_name, s.row_id) IN (('travel_bookings', b.id::text), ('travel_dates', b.departure_id::text),
        ('booking_links', b.booking_link_id::text), ('saved_ibans', b.iban_id::text))
    WHERE b.id = wanted
  )
$$;
--> statement-breakpoint
-- The papers of a sample are counted downwards, below nothing: the real numbers know nothing of them.
CREATE OR REPLACE FUNCTION number_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date := (now() AT TIME ZONE 'Europe/Rome')::date;
  paper text := CASE WHEN NEW.amount > 0 THEN 'receipt' ELSE 'credit_note' END;
  next_number int;
BEGIN
  IF is_sample_booking(NEW.booking_id) THEN
    PERFORM pg_advisory_xact_lock(hashtext('receipts of the sample'));
    SELECT least(coalesce(min(number), 0), 0) - 1 INTO next_number FROM receipts
    WHERE kind = paper AND year = extract(year FROM day)::int;
  ELSE
    INSERT INTO receipt_counters AS c (kind, year, last) VALUES (paper, extract(year FROM day)::int, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = c.last + 1 RETURNING last INTO next_number;
  END IF;
  INSERT INTO receipts (kind, year, number, payment_id, booking_id, amount, issued_on)
  VALUES (paper, extract(year FROM day)::int, next_number, NEW.id, NEW.booking_id, abs(NEW.amount), day);
  RETURN NULL;
END $$;
