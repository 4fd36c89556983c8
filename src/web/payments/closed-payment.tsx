import { path } from '../../contract/pages.ts'
import { travellerPaymentLabels } from '../../domain/booking/booking-texts.ts'
import { writeText } from '../../domain/money/payment-promise.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { PlaceLink } from '../checkout/place-link.tsx'
import { ButtonLink } from '../ui/button.tsx'

function explanation(booking: Booking): string {
  if (booking.status === 'cancelled') {
    return "Questa prenotazione è stata annullata: non c'è più nulla da versare."
  }
  if (booking.paymentStatus === 'refunded') {
    return `Il tuo pagamento è stato rimborsato. Per qualsiasi domanda ${writeText(booking.promise)}.`
  }
  return 'Non resta nulla da versare: ci vediamo in viaggio.'
}

/** The page of a booking that has nothing left to pay. */
export function ClosedPayment({ booking }: { booking: Booking }) {
  const isCancelled = booking.status === 'cancelled'
  return (
    <div className="wrap section">
      <h1 className="text-page">
        {isCancelled ? 'Prenotazione annullata' : travellerPaymentLabels[booking.paymentStatus]}
      </h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">{explanation(booking)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('bookingConfirmation', { bookingId: booking.id })}>
          Vedi la prenotazione
        </ButtonLink>
        <ButtonLink to={path('contact')} kind="outline">
          Contatta il supporto
        </ButtonLink>
        <PlaceLink />
      </div>
    </div>
  )
}
