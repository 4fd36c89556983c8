-- Lines of a bank never change. Only the sum of what is booked from them does, and only by a booking.
CREATE FUNCTION statement_entries_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
    AND (to_jsonb(NEW) - 'allocated') = (to_jsonb(OLD) - 'allocated') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'lines of a bank never change' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER statement_entries_immutable BEFORE UPDATE OR DELETE ON statement_entries
  FOR EACH ROW EXECUTE FUNCTION statement_entries_refuse_change();
--> statement-breakpoint
-- The check on the entry refuses what would go beyond it; the row lock makes two clerks come one by one.
CREATE FUNCTION count_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE statement_entries SET allocated = allocated + NEW.amount WHERE id = NEW.entry_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_allocations_counted AFTER INSERT ON entry_allocations
  FOR EACH ROW EXECUTE FUNCTION count_allocation();
--> statement-breakpoint
CREATE FUNCTION entry_allocations_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.amount = OLD.amount AND NEW.entry_id = OLD.entry_id THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was booked is undone by a row of its own' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_allocations_append_only BEFORE UPDATE OR DELETE ON entry_allocations
  FOR EACH ROW EXECUTE FUNCTION entry_allocations_refuse_change();
--> statement-breakpoint
CREATE FUNCTION ledger_refuses_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_refuses_change();
--> statement-breakpoint
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY posting_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a posting does not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_balances();
--> statement-breakpoint
-- Every payment is posted by the database itself: none can be written down without its two lines.
CREATE FUNCTION post_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added a JOIN closed_months c ON c.month = to_char(a.received_on, 'YYYY-MM')) THEN
    RAISE EXCEPTION 'the month is closed' USING ERRCODE = 'CM001';
  END IF;
  INSERT INTO ledger_entries (posting_id, account, detail, booking_id, amount, posted_on)
  SELECT p.id, 'customer', NULL, p.booking_id, -p.amount, p.received_on FROM added p WHERE p.amount <> 0
  UNION ALL
  SELECT p.id,
    CASE p.provider WHEN 'bank_transfer' THEN 'bank' WHEN 'stripe' THEN 'card'
      WHEN 'voucher' THEN 'vouchers' WHEN 'refund' THEN 'refunds' ELSE 'corrections' END,
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
--> statement-breakpoint
CREATE TRIGGER booking_payments_posted AFTER INSERT ON booking_payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_payments();
--> statement-breakpoint
CREATE FUNCTION booking_payments_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment is corrected by a row of its own' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_payments_keep BEFORE UPDATE OF amount, booking_id, received_on, provider ON booking_payments
  FOR EACH ROW EXECUTE FUNCTION booking_payments_refuse_change();
--> statement-breakpoint
-- What had been paid before there was a ledger, payment by payment.
INSERT INTO ledger_entries (posting_id, account, detail, booking_id, amount, posted_on)
SELECT p.id, 'customer', NULL, p.booking_id, -p.amount, p.received_on FROM booking_payments p WHERE p.amount <> 0
UNION ALL
SELECT p.id,
  CASE p.provider WHEN 'bank_transfer' THEN 'bank' WHEN 'stripe' THEN 'card' ELSE 'corrections' END,
  CASE WHEN p.provider = 'bank_transfer' THEN i.iban END,
  p.booking_id, p.amount, p.received_on
FROM booking_payments p
JOIN travel_bookings b ON b.id = p.booking_id
LEFT JOIN saved_ibans i ON i.id = b.iban_id
WHERE p.amount <> 0;
--> statement-breakpoint
-- Where a booking shows another sum than its payments, the difference is carried over as it stands.
WITH differences AS (
  SELECT b.id, gen_random_uuid() AS posting, b.updated_at::date AS day,
    b.amount_paid - coalesce((SELECT sum(p.amount) FROM booking_payments p WHERE p.booking_id = b.id), 0) AS amount
  FROM travel_bookings b
)
INSERT INTO ledger_entries (posting_id, account, booking_id, amount, posted_on)
SELECT posting, 'customer', id, -amount, day FROM differences WHERE amount <> 0
UNION ALL
SELECT posting, 'opening', id, amount, day FROM differences WHERE amount <> 0;
--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM travel_bookings b
    WHERE b.amount_paid <> -coalesce(
      (SELECT sum(l.amount) FROM ledger_entries l WHERE l.booking_id = b.id AND l.account = 'customer'), 0)
  ) THEN
    RAISE EXCEPTION 'the ledger does not give the amounts that the bookings show';
  END IF;
  IF (SELECT coalesce(sum(amount), 0) FROM ledger_entries) <> 0 THEN
    RAISE EXCEPTION 'the ledger does not balance';
  END IF;
END $$;
