/** What the first edition leaves from; an agency has its own. */
export const firstAirports: readonly string[] = ['Milano Malpensa', 'Roma Fiumicino']

/** The last of every list: whoever leaves from elsewhere says so. */
export const anotherAirport = 'Altro'

/** What a booking says when nobody has chosen an airport. */
export const unspecifiedAirport = 'Non specificato'

/** Where somebody leaves from who has chosen 'Altro': the office sees that it is to be looked for. */
export function otherAirport(typed: string): string {
  const name = typed.trim()
  return name ? `${anotherAirport}: ${name}` : anotherAirport
}
