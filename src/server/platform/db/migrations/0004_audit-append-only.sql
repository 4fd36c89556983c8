-- The audit log only grows. What has been kept long enough leaves through one function, and even
-- that one can't take away what is younger than the time promised (see domain/retention.ts).
CREATE FUNCTION audit_log_refuses_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    AND current_setting('audit.retention', true) = 'on'
    AND OLD.at < now() - interval '59 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_refuses_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuses_change();
--> statement-breakpoint
CREATE FUNCTION delete_expired_audit_entries(kept_since timestamptz, at_most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE deleted integer;
BEGIN
  PERFORM set_config('audit.retention', 'on', true);
  DELETE FROM audit_log WHERE id IN (
    SELECT id FROM audit_log WHERE at < kept_since ORDER BY at LIMIT at_most FOR UPDATE SKIP LOCKED
  );
  GET DIAGNOSTICS deleted = ROW_COUNT;
  PERFORM set_config('audit.retention', 'off', true);
  RETURN deleted;
END $$;
