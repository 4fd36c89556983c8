import { addDays, diffDays, formatDate, type IsoDate, isoDate } from '../dates.ts'

/** A flight of a departure as typed by staff. Times are local to each airport, as on a ticket. */
export type Flight = {
  /** The departure airport of the travellers it is for; null: for all of them. */
  airport: string | null
  number: string
  from: string
  to: string
  leavesOn: IsoDate
  leavesAt: string
  arrivesOn: IsoDate
  arrivesAt: string
}

export const flightExample = '12/03/2027 AZ 608 Roma FCO 10:15 - Tokyo HND 06:30 +1'
const mostFlights = 12

const hour = String.raw`([01]?\d|2[0-3])[:.]([0-5]\d)`
const line = new RegExp(
  String.raw`^(?:([^\d:][^:]{1,59}): *)?(\d{1,2})/(\d{1,2})/(\d{4}) +([A-Z\d]{2} ?\d{1,4}) +(\S.{0,59}?) +${hour} *(?:-|–|—|→|>) *(\S.{0,59}?) +${hour}(?: *\(?\+([1-2])\)?)?$`,
  'i',
)

const timeOf = (hours = '', minutes = '') => `${hours.padStart(2, '0')}:${minutes}`

function flightOf(text: string): Flight | undefined {
  const found = line.exec(text)
  if (!found) return undefined
  const [, airport, day, month, year, number = '', from = '', ...rest] = found
  const [leaveHours, leaveMinutes, to = '', arriveHours, arriveMinutes, later] = rest
  const leavesOn = isoDate(Number(year), Number(month), Number(day))
  if (!leavesOn) return undefined
  return {
    airport: airport?.trim() ?? null,
    number: number.toUpperCase().replace(/^(..) ?/, '$1 '),
    from,
    to,
    leavesOn,
    leavesAt: timeOf(leaveHours, leaveMinutes),
    arrivesOn: addDays(leavesOn, Number(later ?? 0)),
    arrivesAt: timeOf(arriveHours, arriveMinutes),
  }
}

/** Parses one flight per line, sorted and without duplicates; or returns the first line that is invalid. */
export function flightsIn(text: string): { flights: Flight[] } | { wrongLine: number } {
  const flights = new Map<string, Flight>()
  for (const [index, typed] of text.split('\n').entries()) {
    const one = typed.trim().replace(/\s+/g, ' ')
    if (one === '') continue
    const flight = flightOf(one)
    if (!flight) return { wrongLine: index + 1 }
    flights.set(flightsText([flight]), flight)
  }
  return {
    flights: [...flights.values()].toSorted((a, b) => momentOf(a).localeCompare(momentOf(b))),
  }
}

const momentOf = ({ leavesOn, leavesAt }: Flight) => `${leavesOn} ${leavesAt}`

/** The error message for the typed flights; undefined if all lines can be read. */
export function flightsProblem(text: string): string | undefined {
  const read = flightsIn(text)
  if ('wrongLine' in read) return `Riga ${read.wrongLine}: scrivi il volo così: ${flightExample}`
  return read.flights.length > mostFlights ? `Al massimo ${mostFlights} voli` : undefined
}

/** The flights as text in the form in which staff type them. */
export function flightsText(flights: readonly Flight[]): string {
  return flights
    .map((flight) => {
      const { airport, number, from, to, leavesOn, leavesAt, arrivesOn, arrivesAt } = flight
      const later = diffDays(leavesOn, arrivesOn)
      return `${airport ? `${airport}: ` : ''}${formatDate(leavesOn)} ${number} ${from} ${leavesAt} - ${to} ${arrivesAt}${later > 0 ? ` +${later}` : ''}`
    })
    .join('\n')
}

/** The flights for travellers from one airport: those without an airport, or with its name or a part of it. */
export function flightsFrom(flights: readonly Flight[], airport: string): Flight[] {
  const own = airport.toLowerCase()
  return flights.filter(({ airport: named }) => named === null || own.includes(named.toLowerCase()))
}
