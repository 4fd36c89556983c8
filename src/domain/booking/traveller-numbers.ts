/**
 * The number by which a traveller is known outside the booking: behind a causale, in a coordinator's diary. It is
 * theirs for as long as the booking is there; nobody who comes later is given it again.
 */
export type TravellerNumbers = {
  /** Of who sits in each seat. */
  of: readonly number[]
  /** The highest that was ever given. */
  last: number
}

/** Null while everybody sits where they sat at first: the first is 1. */
type Numbered = { travelers: readonly unknown[]; travellerNumbers: TravellerNumbers | null }

export function travellerNumber({ travellerNumbers }: Numbered, seat: number): number {
  return travellerNumbers?.of[seat] ?? seat + 1
}

/** Where the one with that number sits now; undefined for who has left, and for who never was. */
export function seatOfNumber(booking: Numbered, number: number): number | undefined {
  const seat = booking.travelers.findIndex((_, at) => travellerNumber(booking, at) === number)
  return seat < 0 ? undefined : seat
}

/** After a change of the party, of which `seats` says where everybody sat before. */
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
