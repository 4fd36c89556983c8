import type { z } from 'zod'
import type { tripViewSchema } from '../../../contract/trip/trip.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { beforeLeaving } from '../../../domain/trip/before-leaving.ts'
import { staysAtHome } from '../../../domain/trip/next-when-over.ts'
import { leaderSeat, placeEndsOn, sharedPayment } from '../../../domain/trip/place.ts'
import { timelineOf } from '../../../domain/trip/timeline.ts'
import { bankAccountOf, savedAccount, transferCode } from '../../accounts/bank-account.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { isShared } from '../../money/shares/open-shares.ts'
import type { Deps } from '../../platform/deps.ts'
import { partyOf } from '../party/party.ts'
import { roomOf } from '../party/room-wishes.ts'
import { requestsFor } from '../requests/view.ts'
import { type PlaceFacts, placeFacts } from './facts.ts'

type View = z.input<typeof tripViewSchema>

/**
 * The traveller's pages for one traveller: one query, and more only where another account replaces the
 * booking's own.
 */
export async function viewPlace(
  deps: Pick<Deps, 'db' | 'now' | 'signingKey' | 'catalogue'>,
  booking: Booking,
  seat: number,
): Promise<View> {
  const reader = seat === leaderSeat ? 'lead' : 'own'
  const place = await placeFacts(deps, booking, seat)
  const { next, steps } = timelineOf(place.facts, reader)
  return {
    reader,
    firstName: booking.travelers[seat]?.firstName ?? '',
    tripId: booking.tripId,
    title: booking.destinationTitle,
    startDate: booking.startDate,
    endDate: booking.endDate,
    tripDays: booking.tripDays,
    nights: booking.nights,
    airport: booking.airport,
    endsOn: placeEndsOn(booking.endDate),
    enteredAt: null,
    next: isShared(booking) && next.kind === 'pay' ? { ...next, text: sharedPayment.shown } : next,
    steps,
    lead: reader === 'lead' ? leadPart(booking, place) : null,
    party: partyOf(deps, booking, seat, place.passes),
    room: roomOf(deps, booking, seat),
    requests: requestsFor(deps, booking, seat, place.requests),
    before: beforeOf(deps, booking, place),
    notices: staysAtHome(place.facts) ? [] : place.notices,
    transfer:
      next.kind === 'pay' && !isShared(booking) ? await transferOf(deps, booking, place) : null,
  }
}

function leadPart(booking: Booking, { facts, reviewToken }: PlaceFacts): View['lead'] {
  return {
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    totalPrice: booking.totalPrice,
    amountPaid: booking.amountPaid,
    people: booking.travelers.length,
    reviewToken: facts.review?.isOpen ? reviewToken : null,
  }
}

function beforeOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { tripId, startDate, endDate, tripDays }: Booking,
  { facts, coordinators, fellows, groupLink, flights }: PlaceFacts,
): View['before'] {
  if (staysAtHome(facts) || facts.today > endDate) return null
  const { trips, organiser } = catalogue.current().catalogue
  const trip = trips.find(({ id }) => id === tripIdOf(tripId))
  const { emergencyPhone } = organiser
  return beforeLeaving({
    trip,
    startDate,
    tripDays,
    today: facts.today,
    coordinators,
    fellows,
    groupLink,
    flights,
    emergencyPhone,
  })
}

async function transferOf(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  booking: Booking,
  { facts, promise, account: own }: PlaceFacts,
): Promise<View['transfer']> {
  const causale = booking.paymentReference
  if (!causale) return null
  const account = own ? savedAccount(own) : await bankAccountOf(db, { catalogue }, booking)
  const amount = facts.amountDue
  return { account, amount, causale, epcPayload: transferCode(account, amount, causale), promise }
}
