ALTER TABLE "travel_dates" ADD COLUMN "spots_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What neither a booking nor the waiting list explains was sold elsewhere. Where more was taken than there is, there
-- are as many spots as people.
UPDATE travel_dates d SET total_spots = c.total, spots_available = c.free, spots_elsewhere = c.total - c.free - c.gone
FROM (
  SELECT g.id, g.gone, g.total, greatest(0, least(g.free, g.total - g.gone)) AS free
  FROM (
    SELECT t.id, t.spots_available AS free, s.gone, greatest(t.total_spots, least(10, s.gone)) AS total
    FROM travel_dates t CROSS JOIN LATERAL (
      SELECT (SELECT coalesce(sum(b.spots_taken), 0)::int FROM travel_bookings b WHERE b.departure_id = t.id)
        + (SELECT coalesce(sum(w.people), 0)::int FROM waiting_entries w WHERE w.departure_id = t.id AND w.state IN ('held', 'offered')) AS gone
    ) s
  ) g
) c
WHERE c.id = d.id;
--> statement-breakpoint
-- A new departure has no bookings: what it lacks was sold by others.
CREATE FUNCTION spots_elsewhere_at_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.spots_elsewhere := NEW.total_spots - NEW.spots_available;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER travel_dates_elsewhere BEFORE INSERT ON travel_dates
  FOR EACH ROW EXECUTE FUNCTION spots_elsewhere_at_first();
--> statement-breakpoint
-- One question, so that all of it is seen at one moment.
CREATE FUNCTION refuse_lost_spots(departure uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM travel_dates d WHERE d.id = departure AND d.total_spots - d.spots_available - d.spots_elsewhere <>
      (SELECT coalesce(sum(b.spots_taken), 0) FROM travel_bookings b WHERE b.departure_id = departure)
      + (SELECT coalesce(sum(w.people), 0) FROM waiting_entries w WHERE w.departure_id = departure AND w.state IN ('held', 'offered'))
  ) THEN
    RAISE EXCEPTION 'the spots of a departure do not add up' USING ERRCODE = 'SP001';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION spots_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'travel_dates' THEN
    PERFORM refuse_lost_spots(NEW.id);
  ELSE
    PERFORM refuse_lost_spots(NEW.departure_id);
    IF TG_OP = 'UPDATE' AND OLD.departure_id IS DISTINCT FROM NEW.departure_id THEN
      PERFORM refuse_lost_spots(OLD.departure_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER travel_dates_spots_add_up AFTER UPDATE ON travel_dates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.spots_available, OLD.total_spots, OLD.spots_elsewhere) IS DISTINCT FROM (NEW.spots_available, NEW.total_spots, NEW.spots_elsewhere))
  EXECUTE FUNCTION spots_add_up();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER travel_bookings_new_spots_add_up AFTER INSERT ON travel_bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.spots_taken <> 0) EXECUTE FUNCTION spots_add_up();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER travel_bookings_spots_add_up AFTER UPDATE ON travel_bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.spots_taken <> NEW.spots_taken OR (NEW.spots_taken <> 0 AND OLD.departure_id IS DISTINCT FROM NEW.departure_id))
  EXECUTE FUNCTION spots_add_up();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER waiting_entries_new_spots_add_up AFTER INSERT ON waiting_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.state IN ('held', 'offered')) EXECUTE FUNCTION spots_add_up();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER waiting_entries_spots_add_up AFTER UPDATE ON waiting_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.state, OLD.people, OLD.departure_id) IS DISTINCT FROM (NEW.state, NEW.people, NEW.departure_id))
  EXECUTE FUNCTION spots_add_up();
