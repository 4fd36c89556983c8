CREATE TABLE "hotel_stays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"departure_id" uuid NOT NULL,
	"hotel" text NOT NULL,
	"first_night" integer NOT NULL,
	"last_night" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_stays_nights" CHECK ("hotel_stays"."first_night" between 1 and 60 and "hotel_stays"."last_night" between "hotel_stays"."first_night" and 60)
);
--> statement-breakpoint
CREATE TABLE "room_places" (
	"stay_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"room_id" uuid NOT NULL,
	"bed" integer NOT NULL,
	"whom" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_places_stay_id_booking_id_seat_pk" PRIMARY KEY("stay_id","booking_id","seat"),
	CONSTRAINT "room_places_beds" CHECK ("room_places"."bed" between 1 and 4),
	CONSTRAINT "room_places_seats" CHECK ("room_places"."seat" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "stay_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stay_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"beds" integer NOT NULL,
	"has_double_bed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stay_rooms_of_stay" UNIQUE("id","stay_id"),
	CONSTRAINT "stay_rooms_beds" CHECK ("stay_rooms"."beds" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "departure_costs" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "departure_costs" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "departure_costs" ADD COLUMN "currency_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "departure_costs" ADD COLUMN "rate" numeric(14, 6);--> statement-breakpoint
ALTER TABLE "departure_costs" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "departure_costs" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "departure_costs" ADD COLUMN "is_in_union" boolean;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD CONSTRAINT "hotel_stays_departure_id_travel_dates_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."travel_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_places" ADD CONSTRAINT "room_places_booking_id_travel_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."travel_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_places" ADD CONSTRAINT "room_places_room" FOREIGN KEY ("room_id","stay_id") REFERENCES "public"."stay_rooms"("id","stay_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_rooms" ADD CONSTRAINT "stay_rooms_stay_id_hotel_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."hotel_stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_stays_first_night" ON "hotel_stays" USING btree ("departure_id","first_night");--> statement-breakpoint
CREATE UNIQUE INDEX "room_places_bed" ON "room_places" USING btree ("room_id","bed");--> statement-breakpoint
CREATE INDEX "room_places_booking" ON "room_places" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_rooms_position" ON "stay_rooms" USING btree ("stay_id","position");--> statement-breakpoint
CREATE INDEX "departure_costs_due" ON "departure_costs" USING btree ("due_on") WHERE "departure_costs"."paid_on" is null;--> statement-breakpoint
ALTER TABLE "departure_costs" ADD CONSTRAINT "departure_costs_currency" CHECK (("departure_costs"."currency" is null) = ("departure_costs"."rate" is null) and ("departure_costs"."currency" is null) = ("departure_costs"."currency_amount" is null));