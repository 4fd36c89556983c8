/** The airports of the first edition; an agency sets its own. */
export const firstAirports: readonly string[] = ['Milano Malpensa', 'Roma Fiumicino']

/** The last choice in every list, for departures from any other airport. */
export const anotherAirport = 'Altro'

/** What a booking shows if no airport was chosen. */
export const unspecifiedAirport = 'Non specificato'

/** The stored airport after choosing 'Altro', so that the office sees that it must check flights from there. */
export function otherAirport(typed: string): string {
  const name = typed.trim()
  return name ? `${anotherAirport}: ${name}` : anotherAirport
}
