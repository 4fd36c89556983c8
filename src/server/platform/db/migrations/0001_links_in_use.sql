DROP INDEX "travel_bookings_source";--> statement-breakpoint
DROP INDEX "booking_links_words";--> statement-breakpoint
ALTER TABLE "booking_links" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "booking_links" SET "used" = true WHERE "id" IN (SELECT "booking_link_id" FROM "travel_bookings");--> statement-breakpoint
ALTER TABLE "booking_links" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(lower(travel_title), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg') || ' ' || translate(translate(lower(travel_title), 'àáâäãåāăąèéêëēėęěìíîïīòóôöõōőùúûüūůűýÿñńňçćčšśşžźżďđłřťğÀÁÂÄÃÅĀĂĄÈÉÊËĒĖĘĚÌÍÎÏĪÒÓÔÖÕŌŐÙÚÛÜŪŮŰÝŸÑŃŇÇĆČŠŚŞŽŹŻĎĐŁŘŤĞ', 'aaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtgaaaaaaaaaeeeeeeeeiiiiiooooooouuuuuuuyynnncccssszzzddlrtg'), '''’', ''))) STORED;--> statement-breakpoint
CREATE INDEX "travel_bookings_referral_total" ON "travel_bookings" USING btree ("referral_source","total_price","id");--> statement-breakpoint
CREATE INDEX "booking_links_trip_kind" ON "booking_links" USING btree ("travel_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "booking_links_used" ON "booking_links" USING btree ("used","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_links_words" ON "booking_links" USING gin ("search_words");