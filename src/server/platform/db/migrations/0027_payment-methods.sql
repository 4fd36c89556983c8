CREATE TABLE "dismissal_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text NOT NULL,
	"is_outgoing" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "booking_payments_received";--> statement-breakpoint
ALTER TABLE "booking_links" ADD COLUMN "customer_name" text;--> statement-breakpoint
ALTER TABLE "booking_links" ADD COLUMN "customer_email" text;--> statement-breakpoint
ALTER TABLE "booking_links" ADD COLUMN "customer_phone" text;--> statement-breakpoint
CREATE UNIQUE INDEX "dismissal_rules_words" ON "dismissal_rules" USING btree ("words","is_outgoing");--> statement-breakpoint
CREATE INDEX "travel_bookings_owed" ON "travel_bookings" USING btree ("updated_at") WHERE "travel_bookings"."amount_paid" > 0 and ("travel_bookings"."status" = 'cancelled' or "travel_bookings"."amount_paid" > "travel_bookings"."total_price");--> statement-breakpoint
CREATE INDEX "booking_payments_received" ON "booking_payments" USING btree ("received_on","provider","kind","amount");
--> statement-breakpoint
-- As before, with an account of its own for cash, card terminal and cheques.
CREATE OR REPLACE FUNCTION post_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added a JOIN closed_months c ON c.month = to_char(a.received_on, 'YYYY-MM')) THEN
    RAISE EXCEPTION 'the month is closed' USING ERRCODE = 'CM001';
  END IF;
  INSERT INTO ledger_entries (posting_id, account, detail, booking_id, amount, posted_on)
  SELECT p.id, 'customer', NULL, p.booking_id, -p.amount, p.received_on FROM added p WHERE p.amount <> 0
  UNION ALL
  SELECT p.id,
    CASE WHEN p.provider IN ('cash', 'pos', 'cheque') THEN p.provider
      ELSE CASE p.provider WHEN 'bank_transfer' THEN 'bank' WHEN 'stripe' THEN 'card'
        WHEN 'voucher' THEN 'vouchers' WHEN 'refund' THEN 'refunds' ELSE 'corrections' END END,
    CASE WHEN p.provider IN ('bank_transfer', 'refund') THEN coalesce(e.account_iban, i.iban) END,
    p.booking_id, p.amount, p.received_on
  FROM added p
  JOIN travel_bookings b ON b.id = p.booking_id
  LEFT JOIN saved_ibans i ON i.id = b.iban_id
  LEFT JOIN statement_entries e ON e.id =
    CASE WHEN p.external_id ~ '^entry:[0-9a-f-]{36}:' THEN substring(p.external_id from 7 for 36)::uuid END
  WHERE p.amount <> 0;
  RETURN NULL;
END $$;
