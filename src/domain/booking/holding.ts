import { addDays, type IsoDate } from '../dates.ts'
import type { BookingState } from './bookings.ts'

const hourMs = 3_600_000

/** For how long spots wait for somebody who has neither paid nor said so, until staff choose. */
export const holdingDefaults = { directHours: 48, linkHours: 7 * 24 } as const
export type Holding = { directHours: number; linkHours: number }

export const holdingRange = { minHours: 1, maxHours: 90 * 24 } as const

/** Without a private link, by one e-mail address or phone number, while nothing is paid or declared. */
export const mostHeldSpots = 10

/** Of one departure, by one visitor's network, while nothing has been seen on the account. */
export function mostSpotsOfNetwork(totalSpots: number): number {
  return Math.ceil(totalSpots / 2)
}

/** Nobody has paid or declared anything: only such a booking can lose its spots to the clock. */
export function isUndeclared({ status, paymentStatus }: BookingState): boolean {
  return status === 'pending' && paymentStatus === 'pending'
}

type Held = BookingState & { spotsHeldUntil: Date | null; spotsReleasedAt: Date | null }

/** Until when the clock can take its spots; null where nothing ends them, or they are gone. */
export function holdEndsAt(booking: Held): Date | null {
  return isUndeclared(booking) && !booking.spotsReleasedAt ? booking.spotsHeldUntil : null
}

/** Never beyond the evening before the departure, but always for an hour. */
export function heldUntil(
  now: Date,
  holding: Holding,
  { viaLink, startDate }: { viaLink: boolean; startDate: IsoDate },
): Date {
  const hours = viaLink ? holding.linkHours : holding.directHours
  const evening = Date.parse(`${addDays(startDate, -1)}T18:00:00Z`)
  const end = Math.min(now.getTime() + hours * hourMs, evening)
  return new Date(Math.max(end, now.getTime() + hourMs))
}

/** `48 ore`, `7 giorni`: whole days are said as such from three on. */
export function holdingText(hours: number): string {
  const days = hours / 24
  if (Number.isInteger(days) && days > 2) return `${days} giorni`
  return hours === 1 ? "un'ora" : `${hours} ore`
}

/** The same telephone, however it is written: the last nine digits. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9)
}
