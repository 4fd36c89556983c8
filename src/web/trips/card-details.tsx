import { Bookmark, BookmarkCheck, FileDown } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { historyDays } from '../../domain/catalogue/price-history.ts'
import { useFigures } from '../browser/figures.ts'
import { toggleSavedTrip, useSavedTrips } from '../browser/saved-trips.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { PriceStory } from './price-story.tsx'
import { TripBarometer } from './trip-barometer.tsx'

type CardDetailsProps = { tripId: string; isReduced: boolean; hasProgramme: boolean }

/** The end of the booking card, with what has to be asked for. */
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
