import { Navigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { type PaymentPromise, receiptText } from '../../domain/money/payment-promise.ts'
import { errorCode } from '../api-errors.ts'
import { localStore } from '../browser/storage.ts'
import { type Booking, MissingBooking, useBooking } from '../checkout/booking-query.tsx'
import { ConfirmationPage, NextSteps } from '../checkout/confirmation.tsx'
import { Loading } from '../checkout/loading.tsx'
import { lastBookingKey } from '../checkout/storage-keys.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { BookingFacts } from './booking-facts.tsx'

const title = 'Prenotazione inviata!'
const address = path('bookingSuccess')

function leadOf({ receiptHours }: PaymentPromise): string {
  const noted = 'Grazie: abbiamo preso nota del tuo pagamento.'
  return receiptHours === null
    ? `${noted} I tuoi posti restano riservati mentre la banca lavora: appena l'importo arriva ti scriviamo.`
    : `${noted} Invia la ricevuta al tuo consulente entro ${receiptHours} ore, poi ti scriviamo con la conferma definitiva.`
}

function stepsOf({ promise, documentsReceivedAt }: Booking): string[] {
  const { receiptHours } = promise
  return [
    receiptHours === null
      ? receiptText(promise)
      : `Invia la ricevuta del bonifico al tuo consulente entro ${receiptHours} ore.`,
    'Verifichiamo il pagamento e ti mandiamo la conferma via email.',
    documentsReceivedAt
      ? 'Ti presentiamo i coordinatori: i documenti dei viaggiatori li abbiamo già.'
      : 'Ti chiediamo i documenti dei viaggiatori e ti presentiamo i coordinatori.',
  ]
}

/** For a browser without a recent booking: the page claims nothing. */
function Cold() {
  const question = 'Cerchi la tua prenotazione?'
  return (
    <div className="wrap section">
      <Meta title={question} description={question} path={address} noindex />
      <h1 className="text-page">{question}</h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">
        In questo browser non c'è una prenotazione recente. Aprila dal link nell'email di riepilogo:
        lì vedi a che punto è e che cosa resta da fare.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('contact')}>Contatta il supporto</ButtonLink>
        <ButtonLink to={path('home')} kind="outline">
          Torna alla Home
        </ButtonLink>
      </div>
    </div>
  )
}

/**
 * The end of the direct checkout. It thanks only for a declared payment; all other states are shown on the
 * booking's own page.
 */
export function Component() {
  const bookingId = localStore.read(lastBookingKey) ?? undefined
  const { data: booking, error, isFetching, refetch } = useBooking(bookingId)
  if (!booking && isFetching) return <Loading title={title} address={address} />
  if (!booking) {
    // Without an answer from the server, the booking may still exist.
    return error && errorCode(error) !== 'BOOKING_NOT_FOUND' ? (
      <MissingBooking error={error} address={address} onRetry={() => void refetch()} />
    ) : (
      <Cold />
    )
  }
  if (booking.paymentStage !== 'declared') {
    return <Navigate to={path('bookingConfirmation', { bookingId: booking.id })} replace />
  }
  return (
    <ConfirmationPage
      title={title}
      lead={leadOf(booking.promise)}
      meta="Prenotazione inviata"
      address={address}
      booking={booking}
      facts={<BookingFacts booking={booking} />}
      actions={
        <>
          <ButtonLink to={path('home')}>Torna alla Home</ButtonLink>
          <ButtonLink to={path('contact')} kind="outline">
            Contatta il supporto
          </ButtonLink>
        </>
      }
    >
      <NextSteps steps={stepsOf(booking)} />
    </ConfirmationPage>
  )
}
