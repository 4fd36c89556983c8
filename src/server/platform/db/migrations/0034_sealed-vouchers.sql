ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_code_unique";--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "code_name" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_codeName_unique" UNIQUE("code_name");--> statement-breakpoint
-- Beside its uses a voucher may be sealed anew, never in clear, and its holder may be forgotten, never exchanged.
CREATE OR REPLACE FUNCTION vouchers_keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  loose text[] := '{remaining,cancelled_at,cancelled_by,code,code_name,holder_name,holder_email,note}';
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - loose) = (to_jsonb(OLD) - loose)
    AND (NEW.remaining = OLD.remaining OR pg_trigger_depth() > 1)
    AND ((NEW.code = OLD.code AND NEW.code_name IS NOT DISTINCT FROM OLD.code_name)
      OR (NEW.code LIKE 'enc:v1:%' AND NEW.code_name IS NOT NULL))
    AND ((NEW.holder_name = OLD.holder_name AND NEW.holder_email = OLD.holder_email AND NEW.note IS NOT DISTINCT FROM OLD.note)
      OR (NEW.holder_email = '' AND NEW.note IS NULL)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a voucher is used or cancelled, never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
