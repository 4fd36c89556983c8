import { type Flight, flightsFrom } from '../../../domain/booking/flights.ts'
import { useTodayHere } from '../../browser/hydration.ts'
import { DayPlan } from '../../ui/day-plan.tsx'
import { FlightList } from '../../ui/flight-list.tsx'
import { card, Part, type PartProps } from './part.tsx'
import type { RoadView } from './phone-store.ts'

/** If everybody takes the same flight, the passengers are not listed by name. */
function Passengers({ flight, group }: { flight: Flight; group: RoadView['group'] }) {
  if (flight.airport === null) return <span className="block text-ink-2">Per tutto il gruppo</span>
  const aboard = group.filter(({ airport }) => flightsFrom([flight], airport).length > 0)
  const names = aboard.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  return (
    <span className="block text-ink-2">
      Da {flight.airport}:{' '}
      {names.length > 0 ? new Intl.ListFormat('it').format(names) : 'nessuno del gruppo'}
    </span>
  )
}

function Flights({ view: { flights, group } }: Pick<PartProps, 'view'>) {
  return (
    <Part title="Voli">
      <div className={`mt-3 grid gap-3 ${card}`}>
        <FlightList
          flights={flights}
          below={(flight) => <Passengers flight={flight} group={group} />}
        />
      </div>
    </Part>
  )
}

/** The group's flights, then the programme by day with today marked. */
export function Plan({ view }: PartProps) {
  const today = useTodayHere()
  return (
    <>
      {view.flights.length > 0 && <Flights view={view} />}
      <Part title="Programma">
        {view.plan.length === 0 && (
          <p className="mt-2 text-ink-2">Questo viaggio non ha un programma.</p>
        )}
        <DayPlan days={view.plan} today={today} frame={card} />
      </Part>
      {view.hotels.length > 0 && (
        <Part title="Alberghi">
          <ul className={`mt-3 grid gap-2.5 ${card}`}>
            {view.hotels.map(({ name, text }) => (
              <li key={name}>
                <b className="font-[650]">{name}</b>
                {text && <span className="block text-ink-2">{text}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
