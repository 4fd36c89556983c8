import { sql } from 'drizzle-orm'
import type { Agency } from '../agency.ts'
import { selectRows } from '../house.ts'
import { Violation } from '../violation.ts'

type Sharing = {
  id: string
  version: number
  people: string[]
  /** Every payment of a share, with the present seat of its payer. */
  movements: { id: string; seat: number | null; cents: number }[]
}

type Seen = { version: number; payerOf: Map<string, string>; people: Set<string> }

/**
 * A paid share stays with its payer, whatever seat they move to: checked from outside, by comparing the payer
 * with that of the step before.
 * When the payer has left the trip, the payment belongs to the booking and to no other traveller.
 */
export function watchShares({ db }: Pick<Agency, 'db'>) {
  let known = new Map<string, Seen>()
  return async () => {
    const now = new Map<string, Seen>()
    for (const { id, version, people, movements } of await sharingOf(db)) {
      const payerOf = new Map(
        movements.flatMap(({ id: movement, seat }) =>
          seat === null ? [] : [[movement, people[seat] ?? 'nobody'] as const],
        ),
      )
      const before = known.get(id)
      if (before) requireSame(id, before, { version, payerOf, people: new Set(people) })
      now.set(id, { version, payerOf, people: new Set(people) })
    }
    known = now
  }
}

function requireSame(id: string, before: Seen, after: Seen): void {
  // If several changes fall into one step and one corrects a name, there is nothing to compare.
  const sameGo =
    before.people.size === after.people.size &&
    [...before.people].every((person) => after.people.has(person))
  if (after.version > before.version + 1 && !sameGo) return
  for (const [movement, person] of before.payerOf) {
    const isStill = after.people.has(person)
    const payer = after.payerOf.get(movement)
    const isCorrected = !isStill && after.people.size === before.people.size
    if (isCorrected || payer === (isStill ? person : undefined)) continue
    throw new Violation('what somebody paid for their share stays theirs', [
      `booking ${id.slice(0, 8)}: ${person} paid, now it is ${payer ?? 'nobody'}'s`,
    ])
  }
}

/** Bookings with two travellers of the same name are left out: they can't be told apart. */
function sharingOf(db: Agency['db']): Promise<Sharing[]> {
  return selectRows<Sharing>(
    db,
    sql`select b.id, b.version, n.people, m.movements
      from travel_bookings b
      join lateral (select json_agg(concat_ws(' ', t->>'firstName', t->>'lastName') order by place) as people,
          count(distinct concat_ws(' ', t->>'firstName', t->>'lastName')) = count(*) as "isClear"
        from jsonb_array_elements(b.travelers) with ordinality as party(t, place)) n on n."isClear"
      join lateral (select json_agg(json_build_object('id', p.id, 'seat', p.share_seat, 'cents', (p.amount * 100)::int)) as movements
        from booking_payments p where p.booking_id = b.id) m on m.movements is not null
      where b.pays_by_share and b.status <> 'cancelled'`,
  )
}
