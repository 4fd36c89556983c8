import { storedDestinationId } from '../../../src/domain/ids.ts'

/** Departures store some trips under other ids than costs do. */
const named = ['tokyo-kyoto', 'grecia']
  .map((id) => `when '${storedDestinationId(id)}' then '${id}'`)
  .join(' ')

/**
 * As in `rules.ts`: a rule is broken if its query returns rows. Texts contain the entry's id, by which costs
 * are found.
 */
export const road: readonly { rule: string; query: string }[] = [
  {
    rule: 'an expense costs the departure what its rate makes of it, while it is approved and only then',
    query: `select format('expense %s (%s): %s costs of %s, %s %s at %s', left(e.id::text, 8), coalesce(d.decision, 'open'), k.count, k.sum,
        e.body->>'amount', e.body->>'currency', e.body->>'rate')
      from road_entries e left join road_expense_decisions d on d.entry_id = e.id
      cross join lateral (select count(*), coalesce(sum(c.amount), 0) as sum from departure_costs c
        where c.label like '%' || e.id::text) k
      cross join lateral (select case when d.decision = 'approved' then 1 else 0 end as times,
        round((e.body->>'amount')::numeric / (e.body->>'rate')::numeric) / 100 as euro) w
      where e.kind = 'expense' and (k.count % 2 <> w.times or k.sum <> w.times * w.euro)`,
  },
  {
    rule: 'what came from an expense is a cost of its own departure',
    query: `select format('cost %s of %s %s', c.label, c.trip_id, c.start_date) from departure_costs c
      join road_entries e on c.label like '%' || e.id::text join travel_dates t on t.id = e.departure_id
      where c.trip_id <> case t.destination_id ${named} else t.destination_id end
        or c.start_date <> t.start_date`,
  },
  {
    rule: 'a cost is of a departure that is there',
    query: `select format('cost %s of %s %s', c.label, c.trip_id, c.start_date) from departure_costs c
      where not exists (select 1 from travel_dates t where t.start_date = c.start_date
        and c.trip_id in (t.destination_id, case t.destination_id ${named} end))`,
  },
  {
    rule: 'the kitty of a group costs the agency nothing',
    query: `select format('entry %s: cost %s', left(e.id::text, 8), c.label) from road_entries e
      join departure_costs c on c.label like '%' || e.id::text where e.kind <> 'expense'`,
  },
  {
    rule: 'what a phone wrote stands in its own order',
    query: `select format('phone %s: %s before %s', left(a.phone::text, 8), a.counter, b.counter) from road_entries a
      join road_entries b on b.departure_id = a.departure_id and b.phone = a.phone and b.counter > a.counter and b.arrival < a.arrival`,
  },
]
