/**
 * The number that identifies a traveller outside the booking: after a causale, in a coordinator's diary. It
 * does not change while the booking exists, and is never reused for a later traveller.
 */
export type TravellerNumbers = {
  /** The number of the traveller in each seat. */
  of: readonly number[]
  /** The highest number ever given. */
  last: number
}

/** Null while all travellers are in their original seats, numbered from 1. */
type Numbered = { travelers: readonly unknown[]; travellerNumbers: TravellerNumbers | null }

export function travellerNumber({ travellerNumbers }: Numbered, seat: number): number {
  return travellerNumbers?.of[seat] ?? seat + 1
}

/** The current seat of the traveller with that number; undefined if they left or never existed. */
export function seatOfNumber(booking: Numbered, number: number): number | undefined {
  const seat = booking.travelers.findIndex((_, at) => travellerNumber(booking, at) === number)
  return seat < 0 ? undefined : seat
}

/** The numbers after a change of the party; `seats` has each traveller's previous seat. */
export function numbersAfter(
  before: Numbered,
  seats: readonly (number | null)[],
): TravellerNumbers | null {
  let last = before.travellerNumbers?.last ?? before.travelers.length
  const of = seats.map((from) => {
    if (from !== null) return travellerNumber(before, from)
    last += 1
    return last
  })
  const isPlain = last === of.length && of.every((number, seat) => number === seat + 1)
  return isPlain ? null : { of, last }
}
