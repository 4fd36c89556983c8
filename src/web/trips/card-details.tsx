import { Bookmark, BookmarkCheck, FileDown } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { historyDays } from '../../domain/catalogue/price-history.ts'
import { formatDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { useFigures } from '../browser/figures.ts'
import { toggleSavedTrip, useSavedTrips } from '../browser/saved-trips.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { DepartureBarometer } from '../ui/departure-barometer.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useDepartures } from '../use-departures.ts'
import { PriceStory } from './price-story.tsx'

type CardDetailsProps = { tripId: string; isReduced: boolean; hasProgramme: boolean }

/** The end of the booking card, with everything that needs a request to the server. */
export default function CardDetails({ tripId, isReduced, hasProgramme }: CardDetailsProps) {
  const isReal = useFigures().mode === 'real'
  return (
    <>
      {isReduced && isReal && (
        <>
          <p className="mt-4 text-small text-ink-2">
            Barrato: prezzo più basso dei {historyDays} giorni precedenti.
          </p>
          <PriceStory tripId={tripId} />
        </>
      )}
      <TripBarometer tripId={tripId} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <SaveButton tripId={tripId} />
        {hasProgramme && (
          <ButtonAnchor
            kind="quiet"
            size="small"
            href={`/api/trips/${tripId}/programma.pdf`}
            download
          >
            <FileDown className="size-5" aria-hidden />
            Programma <span className="sr-only">PDF</span>
          </ButtonAnchor>
        )}
      </div>
    </>
  )
}

function SaveButton({ tripId }: { tripId: string }) {
  const isSaved = useSavedTrips().includes(tripId)
  const Icon = isSaved ? BookmarkCheck : Bookmark
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        wide
        aria-pressed={isSaved}
        onClick={() => toggleSavedTrip(tripId)}
      >
        <Icon className="size-5" aria-hidden />
        {isSaved ? 'Salvato' : 'Salva'}
      </Button>
      {isSaved && (
        <p className="mt-1 text-small">
          <TextLink to={`${path('trips')}#salvati`}>I tuoi viaggi salvati</TextLink>
        </p>
      )}
    </div>
  )
}

/** How certain the next departure with free places is; sample departures show nothing. */
function TripBarometer({ tripId }: { tripId: string }) {
  const { departures } = useDepartures(tripId)
  const next = departures.find(({ spotsAvailable }) => spotsAvailable > 0) ?? departures[0]
  if (!next?.barometer) return null
  return (
    <p className="mt-4">
      <b className="font-semibold">{elidedDays(`Partenza del ${formatDate(next.startDate)}`)}</b>
      <span className="block">
        <DepartureBarometer barometer={next.barometer} />
      </span>
    </p>
  )
}
