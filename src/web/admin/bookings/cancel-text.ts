import type { BookingDetail } from './use-booking-change.ts'

type Cancelled = Pick<BookingDetail, 'adultCount' | 'childCount' | 'departure' | 'spotsReleasedAt'>

/** What cancelling does. Spots that went back before, or that a day without a departure never had, are not promised. */
export function cancelText(booking: Cancelled): string {
  const mail = "cliente riceve un'email."
  if (!booking.departure || booking.spotsReleasedAt) return `Il ${mail}`
  const people = booking.adultCount + booking.childCount
  const spots = people === 1 ? 'Il posto torna libero' : `I ${people} posti tornano liberi`
  return `${spots} e il ${mail}`
}
