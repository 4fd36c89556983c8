/**
 * How many bookings' travellers one member of staff looks at before it is unusual. A list of a
 * departure counts as many as it has travellers, a photograph as one.
 */
export const usualReveals = { hour: 30, day: 100 } as const

export type Reveals = { hour: number; day: number }

export function isUnusual({ hour, day }: Reveals): boolean {
  return hour > usualReveals.hour || day > usualReveals.day
}
