import { sql } from 'drizzle-orm'
import type { Agency } from '../agency.ts'
import { selectRows } from '../house.ts'
import { Violation } from '../violation.ts'

/** What an undone match must leave as it was before it. */
type State = {
  id: string
  version: number
  status: string
  paymentStatus: string
  amountPaid: string
  declaredAt: string | null
  spotsTaken: number
  /** Nothing paid and nothing said: until when its spots wait. */
  waitsUntil: string | null
  /** Staff may take everything back at once, a declaration too: that is more than an undone match. */
  corrections: number
}

type Allocation = { id: string; bookingId: string; reversesId: string | null }
type Matched = { before: State; versionAfter: number }

/**
 * A line of the bank that was matched and undone, with nothing in between, leaves its booking as it
 * was: told from outside, by what the booking looked like after every step.
 */
export function watchUndone({ db, now: clock }: Agency) {
  let known = new Map<string, State>()
  let allocations = new Set<string>()
  const matched = new Map<string, Matched>()
  return async () => {
    const [states, all] = [await statesOf(db), await allocationsOf(db)]
    const now = new Map(states.map((state) => [state.id, state]))
    const added = all.filter(({ id }) => !allocations.has(id))
    for (const { id, bookingId, reversesId } of added) {
      const [before, after] = [known.get(bookingId), now.get(bookingId)]
      // Several at once for one booking are told apart by nobody.
      const isAlone = added.filter((one) => one.bookingId === bookingId).length === 1
      if (!before || !after || !isAlone) continue
      if (reversesId === null) {
        // Where more happened in the same step nobody has seen how it stood right before.
        const isAllThatHappened = after.version === before.version + 1
        if (isAllThatHappened) matched.set(id, { before, versionAfter: after.version })
        continue
      }
      const match = matched.get(reversesId)
      const isPlain = before.corrections === after.corrections
      if (match && match.versionAfter === before.version && isPlain)
        requireSame(match.before, after, clock())
    }
    known = now
    allocations = new Set(all.map(({ id }) => id))
  }
}

function requireSame(before: State, after: State, now: Date): void {
  // Declared while there was no room: spots that were found for it meanwhile stay, as every declaration has them.
  const hadNoRoom = before.spotsTaken === 0 && before.declaredAt !== null
  const text = ({ version: _version, corrections: _corrections, waitsUntil, ...state }: State) => {
    // Where the time is over the next round gives the spots back: as good as done.
    const isOver = waitsUntil !== null && new Date(waitsUntil) <= now
    return JSON.stringify(isOver || hadNoRoom ? { ...state, spotsTaken: 0 } : state)
  }
  if (text(before) === text(after)) return
  throw new Violation('what is undone is as it was', [text(before), text(after)])
}

function statesOf(db: Agency['db']): Promise<State[]> {
  return selectRows<State>(
    db,
    sql`select id, version, status, payment_status as "paymentStatus", amount_paid::text as "amountPaid",
      transfer_declared_at::text as "declaredAt", spots_taken as "spotsTaken",
      case when status = 'pending' and payment_status = 'pending' and amount_paid = 0 then spots_held_until end::text as "waitsUntil",
      (select count(*)::int from audit_log l where l.entity_id = travel_bookings.id::text and l.action = 'corrected') as corrections
      from travel_bookings`,
  )
}

function allocationsOf(db: Agency['db']): Promise<Allocation[]> {
  return selectRows<Allocation>(
    db,
    sql`select id, booking_id as "bookingId", reverses_id as "reversesId" from entry_allocations where booking_id is not null`,
  )
}
