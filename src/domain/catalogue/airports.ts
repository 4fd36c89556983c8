export const airports = ['Milano Malpensa', 'Roma Fiumicino', 'Altro'] as const

export type Airport = (typeof airports)[number]

/** What a booking says when nobody has chosen an airport. */
export const unspecifiedAirport = 'Non specificato'

export function isAirport(value: string): value is Airport {
  return (airports as readonly string[]).includes(value)
}
