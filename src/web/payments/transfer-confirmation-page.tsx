import { Navigate, useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { formatDate } from '../../domain/dates.ts'
import { receiptText } from '../../domain/money/payment-promise.ts'
import { formatEuro } from '../../domain/money.ts'
import { type Booking, MissingBooking, useBooking } from '../checkout/booking-query.tsx'
import { ConfirmationPage, NextSteps } from '../checkout/confirmation.tsx'
import { Fact, Facts } from '../checkout/facts.tsx'
import { Loading } from '../checkout/loading.tsx'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'

const address = pages.transferConfirmation

/** The amount is called sent until the office has seen the receipt, and paid after that. */
function amountOf({ amountPaid, amountDue }: Booking): { label: string; amount: number } {
  return amountPaid > 0
    ? { label: 'Importo pagato', amount: amountPaid }
    : { label: 'Importo inviato', amount: amountDue }
}

/** What is still missing: the receipt, until the office has confirmed the payment. */
function textsOf(booking: Booking): { lead: string; steps: string[] } {
  const { amountPaid, contactEmail, promise } = booking
  if (amountPaid > 0) {
    return {
      lead: 'Il tuo bonifico è arrivato e la prenotazione è confermata: non serve altro.',
      steps: [`Trovi la conferma e le prossime scadenze nell'email a ${contactEmail}.`],
    }
  }
  const afterwards = [
    'Controlliamo che il bonifico sia arrivato: di solito bastano uno o due giorni lavorativi.',
    'Ricevi la conferma definitiva via email, con le prossime scadenze.',
  ]
  if (promise.receiptHours === null) {
    return {
      lead: "I tuoi posti restano riservati mentre la banca lavora: appena l'importo arriva ti scriviamo.",
      steps: [receiptText(promise), ...afterwards],
    }
  }
  return {
    lead: `Manca solo la ricevuta: inviala al tuo consulente entro ${promise.receiptHours} ore. Appena l'abbiamo verificata, la prenotazione è confermata.`,
    steps: [
      `Scarica la ricevuta dalla tua banca e inviala al consulente entro ${promise.receiptHours} ore.`,
      ...afterwards,
    ],
  }
}

function Thanks({ booking }: { booking: Booking }) {
  const openWhatsApp = useWhatsApp()
  const { lead, steps } = textsOf(booking)
  const { label, amount } = amountOf(booking)
  const message = whatsAppMessages.receipt(booking.destinationTitle, booking.reference)
  return (
    <ConfirmationPage
      title="Grazie, abbiamo preso nota!"
      lead={lead}
      meta="Bonifico dichiarato"
      address={address}
      booking={booking}
      facts={
        <Facts>
          <Fact label="Viaggio">{booking.destinationTitle}</Fact>
          <Fact label="Partenza">{formatDate(booking.startDate)}</Fact>
          <Fact label={label}>{formatEuro(amount)}</Fact>
        </Facts>
      }
      actions={
        <>
          {booking.amountPaid === 0 && (
            <Button onClick={() => openWhatsApp(message)}>
              <WhatsAppIcon className="size-5.5" />
              Invia la ricevuta
            </Button>
          )}
          <ButtonLink to={path('contact')} kind="outline">
            Contatta il supporto
          </ButtonLink>
        </>
      }
    >
      <NextSteps steps={steps} />
    </ConfirmationPage>
  )
}

export function Component() {
  const { bookingId } = useParams()
  const { data: booking, error, isFetching, refetch } = useBooking(bookingId)
  if (booking?.status === 'cancelled') {
    return <Navigate to={path('bookingConfirmation', { bookingId: booking.id })} replace />
  }
  if (booking) return <Thanks booking={booking} />
  if (isFetching) return <Loading title="Bonifico dichiarato" address={address} />
  return <MissingBooking error={error} address={address} onRetry={() => void refetch()} />
}
