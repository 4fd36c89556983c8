CREATE TABLE "receipt_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"issued_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_kinds" CHECK ("receipts"."kind" in ('receipt', 'credit_note')),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_uses_amount" CHECK ("voucher_uses"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"remaining" numeric(12, 2) NOT NULL,
	"expires_on" date NOT NULL,
	"holder_name" text NOT NULL,
	"holder_email" text NOT NULL,
	"origin_booking_id" uuid,
	"note" text,
	"submission_id" uuid NOT NULL,
	"issued_by" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "vouchers_amount" CHECK ("vouchers"."amount" > 0),
	CONSTRAINT "vouchers_not_overspent" CHECK ("vouchers"."remaining" >= 0 and "vouchers"."remaining" <= "vouchers"."amount")
);
--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_payment" ON "receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "receipts_booking" ON "receipts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "voucher_uses_voucher" ON "voucher_uses" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_uses_booking" ON "voucher_uses" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_submission" ON "vouchers" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "vouchers_created" ON "vouchers" USING btree ("created_at");--> statement-breakpoint
-- Existing payments are numbered in the order in which they were written down.
INSERT INTO receipts (kind, year, number, payment_id, booking_id, amount, issued_on)
SELECT paper, extract(year FROM day)::int,
  row_number() OVER (PARTITION BY paper, extract(year FROM day) ORDER BY created_at, id), id, booking_id, abs(amount), day
FROM (
  SELECT p.*, CASE WHEN p.amount > 0 THEN 'receipt' ELSE 'credit_note' END AS paper,
    (p.created_at AT TIME ZONE 'Europe/Rome')::date AS day
  FROM booking_payments p WHERE p.amount <> 0
) numbered;
--> statement-breakpoint
INSERT INTO receipt_counters (kind, year, last) SELECT kind, year, max(number) FROM receipts GROUP BY kind, year;
--> statement-breakpoint
-- At the very end of the transaction: the counter is the last lock that is taken, so that two of them never wait
-- for each other in a ring, and what is rolled back leaves no gap.
CREATE FUNCTION number_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date := (now() AT TIME ZONE 'Europe/Rome')::date;
  paper text := CASE WHEN NEW.amount > 0 THEN 'receipt' ELSE 'credit_note' END;
  next_number int;
BEGIN
  INSERT INTO receipt_counters AS c (kind, year, last) VALUES (paper, extract(year FROM day)::int, 1)
  ON CONFLICT (kind, year) DO UPDATE SET last = c.last + 1 RETURNING last INTO next_number;
  INSERT INTO receipts (kind, year, number, payment_id, booking_id, amount, issued_on)
  VALUES (paper, extract(year FROM day)::int, next_number, NEW.id, NEW.booking_id, abs(NEW.amount), day);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER booking_payments_numbered AFTER INSERT ON booking_payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.amount <> 0) EXECUTE FUNCTION number_payment();
--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE ON receipts
  FOR EACH ROW EXECUTE FUNCTION ledger_refuses_change();
--> statement-breakpoint
CREATE FUNCTION count_voucher_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vouchers SET remaining = remaining - NEW.amount WHERE id = NEW.voucher_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER voucher_uses_counted AFTER INSERT ON voucher_uses
  FOR EACH ROW EXECUTE FUNCTION count_voucher_use();
--> statement-breakpoint
CREATE TRIGGER voucher_uses_append_only BEFORE UPDATE OR DELETE ON voucher_uses
  FOR EACH ROW EXECUTE FUNCTION ledger_refuses_change();
--> statement-breakpoint
CREATE FUNCTION vouchers_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - '{remaining,cancelled_at,cancelled_by}'::text[])
    = (to_jsonb(OLD) - '{remaining,cancelled_at,cancelled_by}'::text[])
    AND (NEW.remaining = OLD.remaining OR pg_trigger_depth() > 1) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a voucher is used or cancelled, never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER vouchers_unchanged BEFORE UPDATE OR DELETE ON vouchers
  FOR EACH ROW EXECUTE FUNCTION vouchers_keep();
--> statement-breakpoint
-- Whoever closes a month waits for payments on their way into it, and they for the closing.
CREATE FUNCTION close_month_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger months'));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER closed_months_alone BEFORE INSERT ON closed_months
  FOR EACH ROW EXECUTE FUNCTION close_month_alone();
--> statement-breakpoint
CREATE TRIGGER closed_months_keep BEFORE UPDATE OR DELETE ON closed_months
  FOR EACH ROW EXECUTE FUNCTION ledger_refuses_change();
--> statement-breakpoint
CREATE FUNCTION ledger_refuses_closed_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('ledger months'));
  IF EXISTS (SELECT 1 FROM added a JOIN closed_months c ON c.month = to_char(a.posted_on, 'YYYY-MM')) THEN
    RAISE EXCEPTION 'the month is closed' USING ERRCODE = 'CM001';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_open_months AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuses_closed_months();
