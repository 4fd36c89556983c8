import { Navigate, useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { MissingBooking, useBooking } from '../checkout/booking-query.tsx'
import { ConfirmationPage, NextSteps } from '../checkout/confirmation.tsx'
import { Loading } from '../checkout/loading.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BookingFacts } from './booking-facts.tsx'

const address = pages.dataReceived

/** 'Dati Ricevuti!': the request has arrived, a consultant takes it from here. */
export function Component() {
  const { bookingId } = useParams()
  const { data: booking, error, isFetching, refetch } = useBooking(bookingId)
  if (!booking) {
    return isFetching ? (
      <Loading title="Dati ricevuti" address={address} />
    ) : (
      <MissingBooking error={error} address={address} onRetry={() => void refetch()} />
    )
  }
  if (booking.status === 'cancelled') {
    return <Navigate to={path('bookingConfirmation', { bookingId: booking.id })} replace />
  }
  return (
    <ConfirmationPage
      title="Dati Ricevuti!"
      lead="Grazie: la tua richiesta è arrivata e un consulente la sta guardando. Qui trovi il riepilogo di quello che ci hai mandato."
      meta="Dati ricevuti"
      address={address}
      booking={booking}
      facts={<BookingFacts booking={booking} />}
      actions={
        <>
          <ButtonLink to={path('home')}>Torna alla Home</ButtonLink>
          <ButtonLink to={path('contact')} kind="outline">
            Contattaci
          </ButtonLink>
        </>
      }
    >
      <NextSteps
        steps={[
          'Un consulente controlla i dati dei viaggiatori e la disponibilità della partenza.',
          `Ti scriviamo a ${booking.contactEmail} con la conferma e i prossimi passi.`,
        ]}
      />
    </ConfirmationPage>
  )
}
