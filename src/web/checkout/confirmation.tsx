import { CalendarPlus, CircleAlert, CircleCheck, FileDown, ScanFace } from 'lucide-react'
import type { ReactNode } from 'react'
import { path } from '../../contract/pages.ts'
import { hasDeparted } from '../../domain/catalogue/departures.ts'
import { formatMoment } from '../../domain/dates.ts'
import { staysAtHome } from '../../domain/trip/next-when-over.ts'
import { elidedDays } from '../../domain/typography.ts'
import { useToday } from '../browser/hydration.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Meta } from '../ui/meta.tsx'
import { Picture } from '../ui/picture.tsx'
import { toast } from '../ui/toast.ts'
import type { Booking } from './booking-query.tsx'
import { ContractDownload } from './contract-download.tsx'
import { PlaceLink } from './place-link.tsx'
import { SummaryHeld } from './summary-held.tsx'
import { useMainPicture } from './trip-pictures.ts'

const copyToastMs = 1500

type ConfirmationProps = {
  title: string
  lead: ReactNode
  /** The title of the document. */
  meta: string
  address: string
  booking: Booking
  facts: ReactNode
  actions: ReactNode
  children: ReactNode
}

/** The layout of every confirmation page: what happened, the summary, what comes next. */
export function ConfirmationPage(props: ConfirmationProps) {
  const { title, lead, meta, address, booking, facts, actions, children } = props
  const picture = useMainPicture(booking.tripId)
  const today = useToday()
  const isOff = staysAtHome({ ...booking, today })
  const isAhead = !isOff && !hasDeparted(booking.startDate, today)
  return (
    <div className="wrap pt-10 pb-20 md:pt-18 md:pb-26">
      <Meta title={meta} description={title} path={address} noindex />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18">
        <div className="min-w-0">
          {isOff ? (
            <CircleAlert className="size-14 text-bad" strokeWidth={1.5} aria-hidden />
          ) : (
            <CircleCheck className="size-14 text-ok" strokeWidth={1.5} aria-hidden />
          )}
          <h1 className="mt-5 text-page">{title}</h1>
          <p className="mt-5 max-w-[34em] text-lead text-ink-2">{lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
          <SummaryHeld booking={booking} />
          {children}
        </div>
        <section
          aria-labelledby="riepilogo"
          className="overflow-hidden rounded-panel bg-white shadow-e2"
        >
          {picture && (
            <Picture
              picture={picture}
              sizes="(width < 1024px) 100vw, 420px"
              alt=""
              className="h-38 md:h-52"
              imageClassName="h-full"
            />
          )}
          <div className="p-6 md:p-8">
            <h2 id="riepilogo" className="mb-3 text-card">
              Riepilogo
            </h2>
            {facts}
            <BookingCode reference={booking.reference} />
            <Downloads booking={booking} isAhead={isAhead} />
            {!isOff && <Documents booking={booking} isAhead={isAhead} />}
          </div>
        </section>
      </div>
    </div>
  )
}

function BookingCode({ reference }: { reference: string }) {
  const confirm = () =>
    toast({
      title: 'Copiato!',
      description: 'ID prenotazione copiato negli appunti',
      variant: 'success',
      duration: copyToastMs,
    })
  return (
    <div className="mt-3.5 flex items-center justify-between gap-4 rounded-control bg-paper-2 py-3 pr-3 pl-5 max-[20rem]:flex-wrap">
      <p className="leading-snug">
        <span className="block text-small text-ink-2">ID prenotazione</span>
        <b className="figures text-[1.5rem] leading-tight">{reference}</b>
      </p>
      <CopyButton value={reference} what="ID prenotazione" onCopied={confirm} />
    </div>
  )
}

type Shown = { booking: Booking; isAhead: boolean }

/** The summary as a PDF, and the important days as a calendar file while they are still to come. */
function Downloads({ booking, isAhead }: Shown) {
  const base = `/api/bookings/${encodeURIComponent(booking.id)}`
  return (
    <div className="mt-5 grid grid-cols-1 gap-2.5">
      <ButtonAnchor href={`${base}/riepilogo.pdf`} download kind="quiet" size="small">
        <FileDown className="size-5" aria-hidden />
        Scarica il riepilogo (PDF)
      </ButtonAnchor>
      <ContractDownload bookingId={booking.id} paper={booking.paper} />
      {isAhead && (
        <ButtonAnchor href={`${base}/calendario.ics`} download kind="quiet" size="small">
          <CalendarPlus className="size-5" aria-hidden />
          Aggiungi le date al calendario
        </ButtonAnchor>
      )}
      <PlaceLink />
    </div>
  )
}

/** Links to the upload page until the departure; once the documents have arrived, says only that. */
function Documents({ booking: { id: bookingId, documentsReceivedAt }, isAhead }: Shown) {
  if (documentsReceivedAt) {
    return (
      <p className="mt-4 flex items-start gap-2.5 text-small">
        <CircleCheck className="mt-0.5 size-5 flex-none text-ok" aria-hidden />
        {elidedDays(`Documenti ricevuti il ${formatMoment(documentsReceivedAt).slice(0, 10)}`)}.
      </p>
    )
  }
  if (!isAhead) return null
  return (
    <ButtonLink
      to={path('verifyBookings', undefined, { prenotazione: bookingId })}
      kind="quiet"
      size="small"
      wide
      className="mt-2.5"
    >
      <ScanFace className="size-5" aria-hidden />
      Invia i documenti
    </ButtonLink>
  )
}

/** What happens now, in order. */
export function NextSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <section aria-labelledby="prossimi-passi" className="mt-12">
      <h2 id="prossimi-passi" className="text-card">
        Prossimi passi
      </h2>
      <ol className="mt-5 max-w-[38em] border-t border-line">
        {steps.map((step, index) => (
          <li key={index} className="flex gap-5 border-b border-line py-4">
            <b className="figures text-price text-primary" aria-hidden>
              {index + 1}
            </b>
            <span className="min-w-0 pt-0.5 [overflow-wrap:anywhere]">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
