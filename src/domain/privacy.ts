/**
 * How many bookings' travellers one member of staff looks at before it is unusual. A list of a
 * departure counts as many as it has travellers, a photograph as one.
 */
export const usualReveals = { hour: 30, day: 100 } as const

export type Reveals = { hour: number; day: number }

export function isUnusual({ hour, day }: Reveals): boolean {
  return hour > usualReveals.hour || day > usualReveals.day
}

export type Erasure = 'kept' | 'details' | 'everything'

/**
 * What may go of a booking when a person asks to be forgotten. A trip to come needs its travellers;
 * where money came in, accounting keeps names and amounts for ten years; the rest goes altogether.
 */
export function erasureOf(
  booking: { endDate: string; status: string; amountPaid: number },
  today: string,
): Erasure {
  const isCancelled = booking.status === 'cancelled'
  if (!isCancelled && booking.endDate >= today) return 'kept'
  return isCancelled && booking.amountPaid === 0 ? 'everything' : 'details'
}
