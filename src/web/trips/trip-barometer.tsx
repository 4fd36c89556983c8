import { formatDate } from '../../domain/dates.ts'
import { DepartureBarometer } from '../ui/departure-barometer.tsx'
import { useDepartures } from '../use-departures.ts'

/** How certain the next departure with room is; samples have nothing to say. */
export function TripBarometer({ tripId }: { tripId: string }) {
  const { departures } = useDepartures(tripId)
  const next = departures.find(({ spotsAvailable }) => spotsAvailable > 0) ?? departures[0]
  if (!next?.barometer) return null
  return (
    <p className="mt-4">
      <b className="font-semibold">Partenza del {formatDate(next.startDate)}</b>
      <span className="block">
        <DepartureBarometer barometer={next.barometer} />
      </span>
    </p>
  )
}
