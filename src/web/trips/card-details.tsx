import { useFigures } from '../browser/figures.ts'
import { PriceStory } from './price-story.tsx'
import { TripBarometer } from './trip-barometer.tsx'

/** The end of the booking card, with what has to be asked for. */
export default function CardDetails({ tripId, isReduced }: { tripId: string; isReduced: boolean }) {
  const isReal = useFigures().mode === 'real'
  return (
    <>
      {isReduced && isReal && <PriceStory tripId={tripId} />}
      <TripBarometer tripId={tripId} />
    </>
  )
}
