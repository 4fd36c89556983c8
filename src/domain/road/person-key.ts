import {
  seatOfNumber,
  type TravellerNumbers,
  travellerNumber,
} from '../booking/traveller-numbers.ts'

export const personKeyPattern = /^([0-9a-f-]{36}):\d{1,3}$/

type Party = {
  id: string
  travelers: readonly unknown[]
  travellerNumbers: TravellerNumbers | null
}

/** A traveller's key: booking id and number in the booking, from 0. It does not change when others leave. */
export function personKey(booking: Party, seat: number): string {
  return `${booking.id}:${travellerNumber(booking, seat) - 1}`
}

export function bookingOfKey(key: string): string | undefined {
  return personKeyPattern.exec(key)?.[1]
}

/** The current seat of the person with this key. */
export function seatOfKey(booking: Party, key: string): number | undefined {
  return seatOfNumber(booking, Number(key.split(':')[1]) + 1)
}
