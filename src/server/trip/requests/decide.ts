import { todayInRome } from '../../../domain/dates.ts'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import { isSameParty, type RequestQuote, sameQuote } from '../../../domain/trip/requests.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { changeDeparture } from '../../booking/bookings/change-departure.ts'
import { changeBookedExtras } from '../../booking/bookings/change-extras.ts'
import { changeTravellers } from '../../booking/bookings/change-travellers.ts'
import type { StaffChange } from '../../booking/bookings/staff-move.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { isDataOpen } from '../party/party.ts'
import { requestAnsweredMail } from './mails.ts'
import { askedOn, extrasAfter, namesOf, partyAfter, quoteRequest } from './plan-request.ts'
import { changeOpenRequest, findRequest, type TripRequest } from './store.ts'
import { textOf } from './view.ts'

type Deciding = Deps & { actor: Actor }

async function requireRequest(deps: Deps, id: string) {
  const request = await findRequest(deps.db, id)
  const booking = request && (await findBooking(deps.db, request.bookingId))
  if (!request || !booking) throw new DomainError('NOT_FOUND')
  return { request, booking }
}

const tries = 3

/**
 * Accepts a request: runs the use case that staff would run by hand, in one transaction with the request's
 * answer. If request or booking were changed meanwhile, it fails; `seen` are the sums shown to the member of
 * staff.
 */
export async function acceptRequest(deps: Deciding, id: string, seen: RequestQuote) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToAccept(deps, id, seen)
    } catch (error) {
      const isStale = isDomainError(error) && error.code === 'VERSION_CONFLICT'
      if (!isStale || attempt === tries) throw error
    }
  }
}

async function tryToAccept(deps: Deciding, id: string, seen: RequestQuote) {
  const { request, booking } = await requireRequest(deps, id)
  requireOpen(deps, request, booking)
  const now = await quoteRequest(deps.db, deps, booking, {
    wanted: request.wanted,
    askedOn: askedOn(request),
  })
  if (!isByPress(request, booking, now)) throw new DomainError('TRIP_REQUEST_BY_HAND')
  if (!sameQuote(now, seen)) throw new DomainError('TRIP_REQUEST_COST')
  await apply(deps, request, booking, {
    bookingId: booking.id,
    actor: deps.actor,
    // The version from which the change was planned.
    expectedVersion: booking.version,
    together: (tx) => close(tx, deps, request, { state: 'accepted' }),
  })
  return { bookingId: booking.id }
}

function requireOpen({ now }: Deps, { state }: TripRequest, booking: Booking): void {
  if (state !== 'open' || !isDataOpen(booking, todayInRome(now()))) {
    throw new DomainError('TRIP_REQUEST_OVER')
  }
}

/**
 * Changes that a booking can't represent are made by hand: a penalty for some of the party, or other people
 * in the seats by now.
 */
export function isByPress(request: TripRequest, booking: Booking, now: RequestQuote): boolean {
  const { wanted, names } = request
  if (!isSameParty(wanted, names, namesOf(booking))) return false
  return wanted.kind !== 'people' || now.penalty === 0
}

function apply(deps: Deciding, request: TripRequest, booking: Booking, staff: StaffChange) {
  const { wanted } = request
  if (wanted.kind === 'leave') {
    return cancelBooking(deps, { ...staff, who: 'traveller', saidOn: askedOn(request) })
  }
  if (wanted.kind === 'departure') {
    const { tripId } = booking
    return changeDeparture(deps, staff, { tripId, startDate: wanted.startDate, price: 'departure' })
  }
  if (wanted.kind === 'extras') {
    return changeBookedExtras(deps, staff, extrasAfter(booking, wanted) ?? [])
  }
  const { contactEmail, contactPhone } = booking
  const travelers = partyAfter(booking, wanted) ?? []
  return changeTravellers(deps, staff, { contactEmail, contactPhone, travelers })
}

type Closing = { state?: 'accepted' | 'refused'; answer?: string; action?: string }

const actions = { accepted: 'trip_request_accepted', refused: 'trip_request_refused' } as const

async function close(tx: Tx, deps: Deciding, request: TripRequest, closing: Closing) {
  const { state, answer } = closing
  const change = {
    ...(state ? { state } : {}),
    ...(answer === undefined ? {} : { answer }),
    answeredAt: deps.now(),
  }
  if (!(await changeOpenRequest(tx, request.id, change))) throw new DomainError('TRIP_REQUEST_OVER')
  await writeAudit(tx, {
    actor: deps.actor,
    action: closing.action ?? (state ? actions[state] : 'trip_request_answered'),
    entity: 'booking',
    entityId: request.bookingId,
    after: { request: request.kind, seat: request.seat + 1 },
  })
}

/** Closes a request that was agreed on and made by hand; the change itself was mailed already. */
export async function settleRequest(deps: Deciding, id: string) {
  const { request, booking } = await requireRequest(deps, id)
  requireOpen(deps, request, booking)
  const settled = { state: 'accepted', action: 'trip_request_settled' } as const
  await deps.db.transaction((tx) => close(tx, deps, request, settled))
  return { bookingId: booking.id }
}

/** Refuses a request, with an optional reason. */
export function refuseRequest(deps: Deciding, id: string, answer: string) {
  return say(deps, id, answer, true)
}

/** Sends an interim answer; the request stays open. */
export function answerRequest(deps: Deciding, id: string, answer: string) {
  return say(deps, id, answer, false)
}

async function say(deps: Deciding, id: string, answer: string, isRefused: boolean) {
  const { request, booking } = await requireRequest(deps, id)
  const text = textOf(deps, request, booking)
  await deps.db.transaction(async (tx) => {
    await close(tx, deps, request, { answer, ...(isRefused ? { state: 'refused' as const } : {}) })
    const mail = { request, text, isRefused, answer, at: deps.now() }
    if (booking.contactEmail) await queueEmail(tx, requestAnsweredMail(deps, booking, mail))
  })
  return { bookingId: booking.id }
}
