import { sql } from 'drizzle-orm'
import type { Agency } from '../agency.ts'
import { selectRows } from '../house.ts'
import { Violation } from '../violation.ts'

/** The parts of a booking that undoing a match must restore. */
type State = {
  id: string
  version: number
  status: string
  paymentStatus: string
  amountPaid: string
  declaredAt: string | null
  spotsTaken: number
  /** Until when the spots are held while nothing is paid or declared. */
  waitsUntil: string | null
  /** Staff may also correct everything at once, a declaration, too: that is more than undoing a match. */
  corrections: number
}

type Allocation = { id: string; bookingId: string; reversesId: string | null }
type Matched = { before: State; versionAfter: number }

/**
 * When a bank line is matched and undone with nothing in between, the booking must be as before: checked from
 * outside, by comparing the booking after every step.
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
      // Several allocations for one booking in one step can't be told apart.
      const isAlone = added.filter((one) => one.bookingId === bookingId).length === 1
      if (!before || !after || !isAlone) continue
      if (reversesId === null) {
        // If more happened in the same step, the state right before the match is unknown.
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
  // Declared while there was no room: spots found for it in the meantime stay, as for every declaration.
  const hadNoRoom = before.spotsTaken === 0 && before.declaredAt !== null
  const text = ({ version: _version, corrections: _corrections, waitsUntil, ...state }: State) => {
    // If the hold has expired, the next job releases the spots, so they count as released already.
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
