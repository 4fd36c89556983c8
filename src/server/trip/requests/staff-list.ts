import type { z } from 'zod'
import type { staffRequestSchema } from '../../../contract/admin/trip/requests.ts'
import { errorCatalogue } from '../../../contract/errors.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { requestProblems } from '../../../domain/trip/requests.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { isDataOpen } from '../party/party.ts'
import { isByPress } from './decide.ts'
import { askedOn, quoteRequest, requireRoom } from './plan-request.ts'
import { requestsOf, type TripRequest, waitingRequests } from './store.ts'
import { textOf } from './view.ts'

type StaffRequest = z.input<typeof staffRequestSchema>

/** The requests that wait for an answer; for one booking, all its requests. */
export async function listRequests(deps: Deps, bookingId: string | undefined) {
  const { rows, total } = bookingId
    ? await ofBooking(deps, bookingId)
    : await waitingRequests(deps.db, todayInRome(deps.now()))
  const items: StaffRequest[] = []
  for (const { request, booking } of rows) items.push(await forStaff(deps, request, booking))
  return { items, total }
}

async function ofBooking({ db }: Deps, bookingId: string) {
  const booking = await findBooking(db, bookingId)
  const requests = booking ? await requestsOf(db, [booking.id]) : []
  const rows = booking ? requests.map((request) => ({ request, booking })) : []
  return { rows, total: rows.length }
}

/** The person in that seat now; the names stored with the request are those from when it was made. */
function nameOfAsker({ asker }: TripRequest, { travelers, contactName }: Booking): string {
  if (asker < 0) return 'Chi ha lasciato il gruppo'
  const person = travelers[asker]
  return person ? `${person.firstName} ${person.lastName}`.trim() : contactName
}

async function forStaff(deps: Deps, request: TripRequest, booking: Booking): Promise<StaffRequest> {
  const isOpen = request.state === 'open' && isDataOpen(booking, todayInRome(deps.now()))
  const sums = isOpen
    ? await sumsNow(deps, request, booking)
    : { now: null, problem: null, isByHand: false }
  return {
    id: request.id,
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    contactName: booking.contactName,
    askedBy: nameOfAsker(request, booking),
    destinationTitle: booking.destinationTitle,
    startDate: booking.startDate,
    kind: request.kind,
    text: textOf(deps, request, booking),
    message: request.message,
    state: request.state === 'open' && !isOpen ? 'closed' : request.state,
    askedAt: request.createdAt.toISOString(),
    answer: request.answer,
    quote: request.quote,
    ...sums,
  }
}

/** The current sums, or why the request can't be accepted with one press. */
async function sumsNow(
  deps: Deps,
  request: TripRequest,
  booking: Booking,
): Promise<Pick<StaffRequest, 'now' | 'problem' | 'isByHand'>> {
  try {
    const { wanted } = request
    const now = await quoteRequest(deps.db, deps, booking, { wanted, askedOn: askedOn(request) })
    if (!isByPress(request, booking, now)) {
      return { now, problem: errorCatalogue.TRIP_REQUEST_BY_HAND.message, isByHand: true }
    }
    await requireRoom(deps.db, booking, wanted)
    return { now, problem: null, isByHand: false }
  } catch (error) {
    if (!isDomainError(error)) throw error
    const problem = requestProblems[error.code] ?? errorCatalogue[error.code].message
    return { now: null, problem, isByHand: false }
  }
}
