import { path } from '../../contract/pages.ts'
import { travellerPaymentLabels } from '../../domain/booking-texts.ts'
import { formatDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { ButtonLink } from '../ui/button.tsx'

function explanation({ status, balance, balanceDueDate, paymentStatus }: Booking): string {
  if (status === 'cancelled') {
    return "Questa prenotazione è stata annullata: non c'è più nulla da versare."
  }
  if (paymentStatus === 'deposit_paid' && balance > 0) {
    return `Grazie, l'acconto è arrivato. Il saldo di ${formatEuro(balance)} è dovuto entro il ${formatDate(balanceDueDate)}: ti scriviamo prima di quel giorno con tutti i dati.`
  }
  return 'Non resta nulla da versare: ci vediamo in viaggio.'
}

/** The page of a booking on which nothing can be paid any more. */
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
      </div>
    </div>
  )
}
