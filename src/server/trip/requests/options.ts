import { isAccepted } from '../../../domain/booking/contract-pack.ts'
import { leavingSums } from '../../../domain/booking/leaving.ts'
import { maxTravellers } from '../../../domain/booking/travellers.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import { lastNameChange } from '../../../domain/trip/requests.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { listDepartures } from '../../booking/departures/list-departures.ts'
import { extrasToChoose } from '../../booking/extras/take-extras.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { isDataOpen } from '../party/party.ts'

const mostDepartures = 12

/** The possible requests today, and the cost of cancelling, by the shared calculation. */
export async function changeOptions(deps: Deps, { booking, pass }: Visit) {
  const today = todayInRome(deps.now())
  if (!isDataOpen(booking, today)) throw new DomainError('TRIP_DATA_CLOSED')
  const leads = pass.seat === leaderSeat
  const nameUntil = lastNameChange(booking.startDate)
  const offered = await extrasToChoose(deps.db, deps, booking, { bookingId: booking.id })
  return {
    nameUntil: today <= nameUntil ? nameUntil : null,
    leaving: leads ? leavingToday(booking, today) : null,
    departures: leads ? await otherDepartures(deps, booking) : [],
    mayJoin: leads ? maxTravellers - booking.travelers.length : 0,
    extras: offered
      .filter(({ included }) => !included)
      .map((extra) => ({
        ...extra,
        units: leads ? (booking.extras.find(({ id }) => id === extra.id)?.units ?? 0) : 0,
      })),
  }
}

function leavingToday(booking: Booking, today: string) {
  const { paid, penalty, giveBack, until } = leavingSums({
    who: 'traveller',
    on: today,
    startDate: booking.startDate,
    price: booking.totalPrice,
    paid: booking.amountPaid,
    isAccepted: isAccepted(booking),
  })
  return { paid, penalty, giveBack, until }
}

/**
 * Departures of the same trip with room for the whole party; a trip that is no longer in the catalogue has
 * none.
 */
async function otherDepartures(deps: Deps, { tripId, startDate, travelers }: Booking) {
  const all = await listDepartures(deps, tripId).catch((error: unknown) => {
    if (isDomainError(error)) return []
    throw error
  })
  return all
    .filter((day) => day.startDate !== startDate && day.spotsAvailable >= travelers.length)
    .slice(0, mostDepartures)
    .map(({ startDate: from, endDate, price }) => ({ startDate: from, endDate, price }))
}
