/** As in `rules.ts`: a rule is broken if its query returns rows. */
export const rooms: readonly { rule: string; query: string }[] = [
  {
    rule: 'nobody sleeps in two rooms on one night',
    query: `select format('booking %s seat %s: nights %s–%s and %s–%s', left(p.booking_id::text, 8), p.seat,
        s.first_night, s.last_night, t.first_night, t.last_night)
      from room_places p join hotel_stays s on s.id = p.stay_id
      join room_places q on q.booking_id = p.booking_id and q.seat = p.seat and (q.stay_id, q.room_id) > (p.stay_id, p.room_id)
      join hotel_stays t on t.id = q.stay_id
      where s.departure_id = t.departure_id and s.first_night <= t.last_night and t.first_night <= s.last_night`,
  },
  {
    rule: 'no room holds more people than beds',
    query: `select format('room %s: %s in %s beds', left(r.id::text, 8), count(*), r.beds)
      from stay_rooms r join room_places p on p.room_id = r.id
      group by r.id, r.beds having count(*) > r.beds or max(p.bed) > r.beds`,
  },
]
