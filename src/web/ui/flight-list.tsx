import type { ReactNode } from 'react'
import type { Flight } from '../../domain/booking/flights.ts'
import { formatDate, formatLongDate } from '../../domain/dates.ts'

/** Flights as a ticket names them; `below` adds whatever else the reader needs to know about each one. */
export function FlightList({
  flights,
  below,
}: {
  flights: readonly Flight[]
  below?: (flight: Flight) => ReactNode
}) {
  return (
    <>
      <ul className="grid gap-3">
        {flights.map((flight) => {
          const { number, from, to, leavesOn, leavesAt, arrivesOn, arrivesAt } = flight
          return (
            <li key={`${flight.airport} ${number} ${leavesOn} ${leavesAt}`}>
              <b className="font-semibold">{number}</b>
              <span className="text-ink-2"> · {formatLongDate(leavesOn)}</span>
              <span className="block">
                {from} {leavesAt} – {to} {arrivesAt}
                {arrivesOn !== leavesOn && ` (${formatDate(arrivesOn)})`}
              </span>
              {below?.(flight)}
            </li>
          )
        })}
      </ul>
      <p className="text-small text-ink-2">Ore locali di ogni aeroporto: fa fede il biglietto.</p>
    </>
  )
}
