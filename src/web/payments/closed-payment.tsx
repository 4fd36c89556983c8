import { path } from '../../contract/pages.ts'
import { travellerPaymentLabels } from '../../domain/booking-texts.ts'
import { formatDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { PaymentView } from './payment-query.ts'
import { TransferDetails } from './transfer-details.tsx'

/** The deposit is in: what is due now is the balance, which nobody has to declare. */
function owesBalance({ paymentStatus, amountDue }: Booking): boolean {
  return paymentStatus === 'deposit_paid' && amountDue > 0
}

function explanation(booking: Booking): string {
  if (booking.status === 'cancelled') {
    return "Questa prenotazione è stata annullata: non c'è più nulla da versare."
  }
  if (booking.paymentStatus === 'refunded') {
    return 'Il tuo pagamento è stato rimborsato. Per qualsiasi domanda scrivi al tuo consulente.'
  }
  if (owesBalance(booking)) {
    const { amountDue, balanceDueDate } = booking
    const when = balanceDueDate ? `entro il ${formatDate(balanceDueDate)}` : 'prima della partenza'
    return `Grazie, l'acconto è arrivato e il tuo posto è confermato. Il saldo di ${formatEuro(amountDue)} è dovuto ${when}: puoi versarlo quando vuoi con il bonifico qui sotto.`
  }
  return 'Non resta nulla da versare: ci vediamo in viaggio.'
}

function Balance({ view }: { view: PaymentView }) {
  const { booking, account, causale, epcPayload } = view
  return (
    <section
      aria-labelledby="saldo"
      className="mt-8 max-w-4xl rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
    >
      <h2 id="saldo" className="text-card">
        Bonifico del saldo
      </h2>
      <TransferDetails
        account={account}
        amount={booking.amountDue}
        amountLabel="Importo saldo"
        causale={causale ?? ''}
        epcPayload={epcPayload}
      />
      <p className="mt-5">
        Non devi comunicarci altro: appena il bonifico arriva ti mandiamo la conferma via email.
      </p>
    </section>
  )
}

/** The page of a booking on which nothing is to be declared any more. */
export function ClosedPayment({ view }: { view: PaymentView }) {
  const { booking } = view
  const isCancelled = booking.status === 'cancelled'
  return (
    <div className="wrap section">
      <h1 className="text-page">
        {isCancelled ? 'Prenotazione annullata' : travellerPaymentLabels[booking.paymentStatus]}
      </h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">{explanation(booking)}</p>
      {!isCancelled && owesBalance(booking) && <Balance view={view} />}
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
