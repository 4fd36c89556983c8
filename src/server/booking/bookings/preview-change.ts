import type { z } from 'zod'
import type { changePreviewSchema } from '../../../contract/admin/booking/booking-changes.ts'
import { DomainError } from '../../../domain/errors.ts'
import { allSteps } from '../../accounts/amounts.ts'
import { dayPrice } from '../../catalogue/editions/trips.ts'
import type { Deps } from '../../platform/deps.ts'
import { findDeparture } from '../departures/store.ts'
import { planChange, type WantedChange } from './plan-change.ts'
import { findBooking } from './store.ts'

/** The cost of a change, and whether there is room for it. Takes no lock and writes nothing. */
export async function previewChange(
  deps: Deps,
  id: string,
  wanted: WantedChange,
): Promise<z.input<typeof changePreviewSchema>> {
  const booking = await findBooking(deps.db, id)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const { trip, travelers, amounts } = await planChange(deps.db, deps, booking, wanted)
  const departure = await findDeparture(deps.db, trip.tripId, trip.startDate)
  const held = departure && departure.id === booking.departureId ? booking.spotsTaken : 0
  const [, ...later] = allSteps({ ...booking, ...amounts })
  const next = later.find(({ open }) => open > 0)
  return {
    adultCount: amounts.quote.adults,
    childCount: amounts.quote.children,
    pricePerPerson: trip.price,
    departurePrice: dayPrice(deps, trip.tripId, departure ?? trip),
    totalBefore: booking.totalPrice,
    totalPrice: amounts.totalPrice,
    difference: amounts.difference,
    depositAmount: amounts.depositAmount,
    next: next ? { name: next.name, dueOn: next.dueOn } : null,
    toGiveBack: amounts.toGiveBack,
    spotsLeft: departure?.spotsAvailable ?? null,
    spotsNeeded: Math.max(0, travelers.length - held),
  }
}
