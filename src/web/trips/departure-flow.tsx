import { useDeferredValue, useState } from 'react'
import type { TripTerms } from '../../domain/catalogue/day-price.ts'
import type { Departure } from '../../domain/catalogue/departures.ts'
import type { TripContent } from '../../domain/catalogue/page-contents.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { part } from '../ui/optional.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { openChat } from '../whatsapp/open-chat.ts'
import { LoadingDates } from './loading-dates.tsx'

export const datesDialogId = 'date'

/** The pause between the two dialogs, long enough for the first one to be gone. */
const nextDialogMs = 100

export const loadDates = () => import('./departure-dates.tsx')
const DepartureDates = part(loadDates, { loading: <LoadingDates />, missing: TryAgain })
const ChosenDeparture = part(() => import('./chosen-departure.tsx'), { missing: TryAgain })

type DepartureFlowProps = {
  tripId: string
  terms: TripTerms
  team: TripContent['team']
  title: string
  open: boolean
  /** Called if the browser opened the dialog before the code was loaded. */
  onOpen: () => void
  onClose: () => void
}

/** A date first, then an airport, then the booking form (on a trial, the contact page) with both. */
export function DepartureFlow(props: DepartureFlowProps) {
  const { tripId, terms, team, title, open, onOpen, onClose } = props
  const [chosen, setChosen] = useState<Departure>()
  // The press is answered first; the dialog's content follows.
  const isShown = useDeferredValue(open)
  const choose = (departure: Departure) => {
    onClose()
    setTimeout(() => setChosen(departure), nextDialogMs)
  }
  return (
    <>
      <Dialog
        id={datesDialogId}
        open={open}
        onOpen={onOpen}
        onClose={onClose}
        title="Date di partenza disponibili"
        description={title}
        footer={
          <button
            type="button"
            onClick={() => openChat(whatsAppMessages.trip(title))}
            className="flex min-h-11 items-center gap-3 rounded-tag text-left leading-snug font-semibold hover:underline"
          >
            <WhatsAppIcon className="size-6 flex-none text-ok" />
            Per maggiori informazioni contattaci su WhatsApp
          </button>
        }
      >
        {isShown ? (
          <DepartureDates
            tripId={tripId}
            terms={terms}
            team={team}
            title={title}
            onChoose={choose}
          />
        ) : (
          <LoadingDates />
        )}
      </Dialog>
      {chosen && (
        <ChosenDeparture
          tripId={tripId}
          title={title}
          departure={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
