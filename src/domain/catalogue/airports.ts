export const airports = ['Milano Malpensa', 'Roma Fiumicino', 'Altro'] as const

export type Airport = (typeof airports)[number]

/** What a booking says when nobody has chosen an airport. */
export const unspecifiedAirport = 'Non specificato'

export function isAirport(value: string): value is Airport {
  return (airports as readonly string[]).includes(value)
}

/** Where somebody leaves from who has chosen 'Altro': the office sees that it is to be looked for. */
export function otherAirport(typed: string): string {
  const name = typed.trim()
  return name ? `Altro: ${name}` : 'Altro'
}
