import { skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { coordinatorsText } from '../../domain/booking/departure-list.ts'
import { isSpotsNote, linkTexts } from '../../domain/booking/links.ts'
import { spotsText } from '../../domain/catalogue/departures.ts'
import { formatDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { calls } from '../api.ts'
import { errorCode, messageOf } from '../api-errors.ts'
import { useFigures } from '../browser/figures.ts'
import { localStore } from '../browser/storage.ts'
import { retryUnlessRefused, useBooking } from '../checkout/booking-query.tsx'
import { DeadEnd } from '../checkout/dead-end.tsx'
import { Loading } from '../checkout/loading.tsx'
import { linkBookingKey } from '../checkout/storage-keys.ts'
import { failureTexts } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { AlreadyBooked, BookedElsewhere } from './already-booked.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingGallery } from './booking-gallery.tsx'
import type { OpenLink } from './open-link.ts'
import { leaveToNextLink } from './traveller-draft.ts'

const finalCodes: readonly (string | undefined)[] = ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'VALIDATION']

const address = pages.bookingLink

function useLink(token: string | undefined) {
  return useQuery(
    calls.links.open.queryOptions({
      input: token ? { token } : skipToken,
      // Spots may be taken meanwhile: opening the link again shows what is left now.
      staleTime: 0,
      retry: retryUnlessRefused,
    }),
    queryClient,
  )
}

/** For a link that is unknown or has expired. */
function InvalidLink({ message }: { message: string }) {
  return (
    <DeadEnd title={linkTexts.invalidView} message={message} address={address}>
      <p>
        Questo indirizzo non porta a nessuna prenotazione, oppure il suo tempo è finito. Chiedine
        uno nuovo al tuo consulente: bastano pochi minuti.
      </p>
    </DeadEnd>
  )
}

/** The link is valid, but the departure is past: no error notification and no automatic redirect. */
function DepartedTrip() {
  const title = 'Questo viaggio è già partito'
  return (
    <div className="wrap section">
      <Meta title={title} description={title} path={address} noindex />
      <h1 className="text-page">{title}</h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">
        Il link è giusto, ma la data di partenza è passata e non si può più prenotare. Il prossimo
        gruppo si sta formando: guarda le nuove date o chiedi un link aggiornato al tuo consulente.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('trips')}>Vedi le prossime partenze</ButtonLink>
        <ButtonLink to={path('contact')} kind="outline">
          Contattaci
        </ButtonLink>
      </div>
    </div>
  )
}

/** For a link that may be valid but could not be loaded. */
function UnreadableLink({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <DeadEnd
      title="Qualcosa non ha funzionato"
      message={message}
      address={address}
      onRetry={onRetry}
    >
      <p>
        Se la connessione è mancata per un momento, riprova: quello che avevi scritto è rimasto in
        questa scheda.
      </p>
    </DeadEnd>
  )
}

function TripFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-[1.125rem] font-semibold">{children}</dd>
    </div>
  )
}

function spotsFact(spots: number): string {
  return spots > 0 ? spotsText(spots) : 'Al completo'
}

/** Shown at once, so that the visitor does not type ten passport numbers for nothing. */
function FullDeparture({ link }: { link: OpenLink }) {
  const openWhatsApp = useWhatsApp()
  return (
    <section
      aria-labelledby="al-completo"
      className="mt-8 rounded-panel bg-gold-light px-5 py-5 md:px-8 md:py-7"
    >
      <h2 id="al-completo" className="text-small-title">
        Questa partenza è al completo
      </h2>
      <p className="mt-2 max-w-[40em]">
        Tutti i posti {elidedDays(`del ${formatDate(link.startDate)}`)} sono stati presi. Scrivi al
        tuo consulente: ti propone un'altra data, o ti avvisa se un posto si libera.
      </p>
      <Button className="mt-4 max-md:w-full" onClick={() => openWhatsApp(fullMessage(link))}>
        <WhatsAppIcon className="size-5.5" />
        Chiedi un'altra data
      </Button>
    </section>
  )
}

function fullMessage({ travelTitle, startDate }: OpenLink): string {
  return `Ciao! La partenza ${elidedDays(`del ${formatDate(startDate)}`)} del viaggio «${travelTitle}» è al completo: ci sono altre date?`
}

/** The booking that this browser made through the link, unless it was cancelled. */
function useBookedBefore(token: string) {
  // Read when the page is opened: a booking that is made now has its own page.
  const [id] = useState(() => localStore.read(linkBookingKey(token)) ?? undefined)
  const { data, isLoading } = useBooking(id)
  const booked = data && data.status !== 'cancelled' ? data : undefined
  return { booked, isLoading }
}

/** An expired link still leads to its booking; on a trial it only says that it has expired, as specified. */
function EndedLink({ token, children }: { token: string; children: ReactNode }) {
  const { mode } = useFigures()
  const { booked, isLoading } = useBookedBefore(token)
  if (mode === 'sample') return children
  if (isLoading) return <Loading title="Prenotazione" address={address} />
  if (!booked) return children
  return (
    <div className="wrap pt-8 pb-20 md:pt-14 md:pb-26">
      <Meta
        title={booked.destinationTitle}
        description={`La tua prenotazione del viaggio ${booked.destinationTitle}.`}
        path={address}
        noindex
      />
      <h1 className="text-page">{booked.destinationTitle}</h1>
      <AlreadyBooked booking={booked} isFull />
    </div>
  )
}

function BookingLinkView({ token, link }: { token: string; link: OpenLink }) {
  const { mode } = useFigures()
  const { booked, isLoading } = useBookedBefore(token)
  const [isWanted, setIsWanted] = useState(false)
  // On a trial the form is there from the start, as specified. `bookedOn` is also read only when the page
  // is opened, so that a visitor who is sending the form keeps it.
  const [bookedOn] = useState(link.bookedOn)
  const isBooked = booked !== undefined || bookedOn !== null
  const isAskedFirst = mode === 'real' && isBooked && !isWanted
  const isFull = link.spotsAvailable === 0
  const another = { isFull, ...(isAskedFirst ? { onAnother: () => setIsWanted(true) } : {}) }
  if (isLoading) return <Loading title="Prenotazione" address={address} />
  return (
    <div className="wrap pt-8 pb-20 md:pt-14 md:pb-26">
      <Meta
        title={`Prenota ${link.travelTitle}`}
        description={`Completa la prenotazione del viaggio ${link.travelTitle}.`}
        path={address}
        noindex
      />
      <h1 className="text-page">{link.travelTitle}</h1>
      <dl className="mt-5 grid max-w-120 grid-cols-2 gap-x-6 gap-y-4 md:flex md:max-w-none md:gap-12">
        <TripFact label="Partenza">{formatDate(link.startDate)}</TripFact>
        <TripFact label="Ritorno">{formatDate(link.endDate)}</TripFact>
        <TripFact label="Coordinatori">{coordinatorsText(link.coordinatorNames)}</TripFact>
        {link.spotsAvailable !== null && (
          <TripFact label="Posti">{spotsFact(link.spotsAvailable)}</TripFact>
        )}
        {link.specialNotes && !isSpotsNote(link.specialNotes) && (
          <TripFact label="Note">{link.specialNotes}</TripFact>
        )}
      </dl>
      {booked ? (
        <AlreadyBooked booking={booked} {...another} />
      ) : (
        bookedOn && <BookedElsewhere on={bookedOn} {...another} />
      )}
      {isFull && <FullDeparture link={link} />}
      <BookingGallery tripId={link.travelId} own={link.pictures} />
      {!isAskedFirst && <BookingForm token={token} link={link} booked={booked} />}
    </div>
  )
}

export function Component() {
  const { token } = useParams()
  const { data: link, error, isFetching, refetch } = useLink(token)
  const hasEnded = errorCode(error) === 'LINK_EXPIRED'
  useEffect(() => {
    if (token && hasEnded) leaveToNextLink(token)
  }, [token, hasEnded])
  if (!token) return <InvalidLink message={linkTexts.missingToken} />
  if (link) return <BookingLinkView key={token} token={token} link={link} />
  if (isFetching || !error) return <Loading title="Prenotazione" address={address} />
  const message = messageOf(error, failureTexts.load)
  const code = errorCode(error)
  if (code !== 'TRIP_DEPARTED' && !finalCodes.includes(code)) {
    return <UnreadableLink message={message} onRetry={() => void refetch()} />
  }
  return (
    <EndedLink key={token} token={token}>
      {code === 'TRIP_DEPARTED' ? (
        <DepartedTrip />
      ) : (
        <InvalidLink message={code === 'VALIDATION' ? linkTexts.notFound : message} />
      )}
    </EndedLink>
  )
}
