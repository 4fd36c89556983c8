/**
 * How many reveals of travellers' data by one member of staff are still usual. The list of a
 * departure counts once per traveller, a photograph counts once.
 */
export const usualReveals = { hour: 30, day: 100 } as const

export type Reveals = { hour: number; day: number }

export function isUnusual({ hour, day }: Reveals): boolean {
  return hour > usualReveals.hour || day > usualReveals.day
}

export type Erasure = 'kept' | 'details' | 'everything'

/**
 * What may be erased from a booking when a person asks to be forgotten. A future trip needs its
 * travellers; where money was received, accounting keeps names and amounts for ten years; any other
 * booking is erased completely.
 */
export function erasureOf(
  booking: { endDate: string; status: string; amountPaid: number },
  today: string,
): Erasure {
  const isCancelled = booking.status === 'cancelled'
  if (!isCancelled && booking.endDate >= today) return 'kept'
  return isCancelled && booking.amountPaid === 0 ? 'everything' : 'details'
}
