import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import {
  lastNameChange,
  mayAsk,
  type RequestQuote,
  requestAllowance,
  seatOfRequest,
  type WantedOfRequest,
} from '../../../domain/trip/requests.ts'
import { type Booking, lockBooking } from '../../booking/bookings/store.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { isHeldBy } from '../access/keys.ts'
import { isDataOpen } from '../party/party.ts'
import { namesOf, quoteRequest, requireRoom } from './plan-request.ts'
import {
  changeOpenRequest,
  findRequest,
  insertRequest,
  openRequest,
  type TripRequest,
} from './store.ts'
import { requestView } from './view.ts'

type Asking = { wanted: WantedOfRequest; message: string }

function requireMayAsk(deps: Deps, booking: Booking, asker: number, wanted: WantedOfRequest): void {
  const today = todayInRome(deps.now())
  if (!isDataOpen(booking, today)) throw new DomainError('TRIP_DATA_CLOSED')
  if (!mayAsk(wanted, asker)) throw new DomainError('FORBIDDEN')
  if (wanted.kind === 'name' && today > lastNameChange(booking.startDate)) {
    throw new DomainError('TRIP_REQUEST_LATE')
  }
}

/** The price of the request today; companions are not shown any money. */
export async function quoteForTraveller(
  deps: Deps,
  { booking, pass }: Visit,
  wanted: WantedOfRequest,
): Promise<{ quote: RequestQuote | null }> {
  requireMayAsk(deps, booking, pass.seat, wanted)
  const askedOn = todayInRome(deps.now())
  const quote = await quoteRequest(deps.db, deps, booking, { wanted, askedOn })
  await requireRoom(deps.db, booking, wanted)
  return { quote: pass.seat === leaderSeat ? quote : null }
}

/** Stores the request for staff; the booking stays unchanged. The same request twice is stored once. */
export async function askRequest(deps: Deps, visit: Visit, { wanted, message }: Asking) {
  return deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, visit.booking.id)
    const asker = visit.pass.seat
    if (!booking || !isHeldBy(deps, visit.pass, booking)) throw new DomainError('TRIP_SESSION_OVER')
    requireMayAsk(deps, booking, asker, wanted)
    const today = todayInRome(deps.now())
    const quote = await quoteRequest(tx, deps, booking, { wanted, askedOn: today })
    const row = {
      bookingId: booking.id,
      asker,
      seat: seatOfRequest(wanted, asker),
      kind: wanted.kind,
      wanted,
      names: namesOf(booking),
      message,
      quote: asker === leaderSeat ? quote : null,
      createdAt: deps.now(),
    }
    const open = await openRequest(tx, row)
    if (open) {
      if (!isSame(open, wanted)) throw new DomainError('TRIP_REQUEST_OPEN')
      return requestView(deps, booking, open, today)
    }
    const share = { what: 'trip-requests', whose: booking.id, amount: 1, limit: requestAllowance }
    if (!(await takeOfDay(tx, deps.now(), share))) throw new DomainError('RATE_LIMITED')
    const made = await insertRequest(tx, row)
    if (!made) throw new DomainError('TRIP_REQUEST_OPEN')
    await note(tx, made, 'trip_request_made')
    return requestView(deps, booking, made, today)
  })
}

function isSame({ wanted: known }: TripRequest, wanted: WantedOfRequest): boolean {
  const ordered = (value: object) => JSON.stringify(value, (_key, part: unknown) => sorted(part))
  return ordered(known) === ordered(wanted)
}

/** Sorts keys, because jsonb does not keep their order. */
function sorted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
}

export async function withdrawRequest(deps: Deps, { booking, pass }: Visit, id: string) {
  return deps.db.transaction(async (tx) => {
    const request = await findRequest(tx, id)
    const isOwn = request?.bookingId === booking.id && mayWithdraw(request, pass.seat)
    if (!request || !isOwn) throw new DomainError('NOT_FOUND')
    if (!(await changeOpenRequest(tx, id, { state: 'withdrawn' }))) {
      throw new DomainError('TRIP_REQUEST_OVER')
    }
    await note(tx, request, 'trip_request_withdrawn')
    const after = { ...request, state: 'withdrawn' as const }
    return requestView(deps, booking, after, todayInRome(deps.now()))
  })
}

function mayWithdraw({ asker }: TripRequest, reader: number): boolean {
  return reader === leaderSeat || asker === reader
}

function note(tx: Tx, { bookingId, kind, seat }: TripRequest, action: string): Promise<void> {
  return writeAudit(tx, {
    actor: traveller,
    action,
    entity: 'booking',
    entityId: bookingId,
    after: { request: kind, seat: seat + 1 },
  })
}
