import { addDays, type IsoDate } from '../dates.ts'
import type { BookingState } from './bookings.ts'

const hourMs = 3_600_000

/** How long spots are held for a booking neither paid nor declared; defaults until staff change them. */
export const holdingDefaults = { directHours: 48, linkHours: 7 * 24 } as const
export type Holding = { directHours: number; linkHours: number }

export const holdingRange = { minHours: 1, maxHours: 90 * 24 } as const

/** The most spots one e-mail address or phone number may hold unpaid and undeclared without a private link. */
export const mostHeldSpots = 10

/** The most spots of one departure that one visitor's network may hold before any money has arrived. */
export function mostSpotsOfNetwork(totalSpots: number): number {
  return Math.ceil(totalSpots / 2)
}

/** Nothing is paid or declared: only such a booking loses its spots when the holding time ends. */
export function isUndeclared({ status, paymentStatus }: BookingState): boolean {
  return status === 'pending' && paymentStatus === 'pending'
}

type Held = BookingState & { spotsHeldUntil: Date | null; spotsReleasedAt: Date | null }

/** When the booking's spots will be released; null if they have no time limit or are already released. */
export function holdEndsAt(booking: Held): Date | null {
  return isUndeclared(booking) && !booking.spotsReleasedAt ? booking.spotsHeldUntil : null
}

/** Spots are held at most until the evening before the departure, but always for at least an hour. */
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

/** `48 ore`, `7 giorni`: from three whole days on, in days. */
export function holdingText(hours: number): string {
  const days = hours / 24
  if (Number.isInteger(days) && days > 2) return `${days} giorni`
  return hours === 1 ? "un'ora" : `${hours} ore`
}

/** A key to compare phone numbers however they are written: the last nine digits. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9)
}
