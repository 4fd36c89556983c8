import { Plane } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { anotherAirport } from '../../domain/catalogue/airports.ts'
import type { Departure } from '../../domain/catalogue/departures.ts'
import { enquiryMessage } from '../../domain/contact/whatsapp.ts'
import { formatDateRange, formatDaysNights } from '../../domain/dates.ts'
import { airportChoices } from '../browser/airports.ts'
import { useFigures } from '../browser/figures.ts'
import { isMobile } from '../browser/media.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldMessage, RadioRow } from '../ui/field.tsx'
import { usePrefixedPath } from '../ui/link.tsx'
import { storeSelectedDate } from './selected-date.ts'

const vibrationMs = 50
/** Gives the button time to show what happens before the page changes. */
const redirectMs = 300

const otherHints = {
  sample: 'Scrivici da dove vuoi partire: cerchiamo noi la soluzione.',
  real: 'Nel passo seguente scrivi da dove: cerchiamo noi la soluzione.',
}

/** The dialog looks for this attribute when it opens; React would not write it to the element. */
function startHere(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
}

type AirportDialogProps = {
  tripId: string
  title: string
  departure: Departure
  onClose: () => void
}

export function AirportDialog({ tripId, title, departure, onClose }: AirportDialogProps) {
  const navigate = useNavigate()
  const prefixed = usePrefixedPath()
  const { mode } = useFigures()
  const [airport, setAirport] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [next, setNext] = useState<string>()
  const { startDate, endDate, tripDuration } = departure

  const pick = (next: string) => {
    setAirport(next)
    setMissing(false)
    if (isMobile()) navigator.vibrate?.(vibrationMs)
  }

  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (!airport) return setMissing(true)
    storeSelectedDate(title, departure, airport)
    const message = enquiryMessage({
      destination: title,
      startDate,
      endDate,
      days: tripDuration,
      airport,
    })
    const query = { destination: tripId, airport, date: startDate }
    // On a trial, staff answer such requests by hand, as specified; with real data the form is the booking.
    const address =
      mode === 'real'
        ? path('booking', undefined, query)
        : path('contact', undefined, { ...query, message })
    setNext(prefixed(address))
  }

  // 'Annulla' closes the dialog and with it ends the wait.
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => navigate(next), redirectMs)
    return () => clearTimeout(timer)
  }, [next, navigate])

  return (
    <Dialog
      open
      onClose={onClose}
      width={600}
      title="Seleziona l'aeroporto di partenza"
      description={`${title}, ${formatDateRange(startDate, endDate)} (${formatDaysNights(tripDuration)})`}
    >
      <form onSubmit={proceed}>
        <fieldset aria-describedby={missing ? 'aeroporto-errore' : undefined}>
          <legend className="sr-only">Aeroporto di partenza</legend>
          <div className="grid gap-2.5 pt-2">
            {airportChoices().map((name, at) => (
              <RadioRow
                key={name}
                ref={at === 0 ? startHere : undefined}
                name="airport"
                value={name}
                label={name}
                hint={name === anotherAirport ? otherHints[mode] : undefined}
                checked={airport === name}
                onChange={() => pick(name)}
              />
            ))}
          </div>
          <FieldMessage
            id="aeroporto-errore"
            error={missing ? "Scegli l'aeroporto da cui vuoi partire" : undefined}
          />
        </fieldset>
        <div className="mt-6 grid gap-2.5 md:flex md:flex-row-reverse md:justify-start">
          <Button
            type="submit"
            kind="orange"
            busy={next !== undefined}
            busyLabel="Reindirizzamento..."
            aria-disabled={!airport || undefined}
          >
            <Plane className="size-5" aria-hidden />
            Continua con la prenotazione
          </Button>
          <Button kind="outline" onClick={onClose}>
            Annulla
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
