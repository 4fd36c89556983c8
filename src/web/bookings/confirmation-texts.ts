import { formatDate } from '../../domain/dates.ts'
import { receiptHours } from '../../domain/payments.ts'
import type { Booking } from '../checkout/booking-query.tsx'

export type ConfirmationTexts = { title: string; lead: string; steps: string[]; canPay: boolean }

const beforeDeparture = [
  'Il tuo coordinatore ti scrive circa una settimana prima della partenza, con orari e punto di ritrovo.',
  'Controlla che il passaporto sia valido per almeno sei mesi dopo il rientro.',
]

function balanceStep({ balance, balanceDueDate, amountDue }: Booking): string[] {
  return balance > 0 && balanceDueDate && amountDue > 0
    ? [`Il saldo è dovuto entro il ${formatDate(balanceDueDate)}: te lo ricordiamo per email.`]
    : []
}

function cancelled(): ConfirmationTexts {
  return {
    title: 'Prenotazione annullata',
    lead: 'Questa prenotazione non è più attiva. Se pensi che sia un errore, scrivici: la riguardiamo insieme.',
    steps: ['Contattaci se vuoi scegliere una nuova data o ricevere chiarimenti.'],
    canPay: false,
  }
}

function waiting(booking: Booking): ConfirmationTexts {
  const isDeclared = booking.paymentStatus !== 'pending'
  return {
    title: 'Prenotazione ricevuta!',
    lead: isDeclared
      ? 'Stiamo verificando il pagamento: appena è tutto a posto ti scriviamo.'
      : 'I tuoi posti sono riservati. Per confermarli manca il pagamento.',
    steps: [
      isDeclared
        ? `Invia la ricevuta del bonifico al tuo consulente entro ${receiptHours} ore, se non l'hai già fatto.`
        : 'Completa il pagamento con i dati che trovi nella pagina dedicata.',
      'Ricevi la conferma definitiva via email.',
      ...balanceStep(booking),
      ...beforeDeparture,
    ],
    canPay: booking.acceptsPayment && !isDeclared,
  }
}

/** What the page says depends on how far the booking has come. */
export function confirmationTexts(booking: Booking): ConfirmationTexts {
  if (booking.status === 'cancelled') return cancelled()
  const isSettled =
    booking.free || booking.paymentStatus === 'paid' || booking.paymentStatus === 'deposit_paid'
  if (!isSettled) return waiting(booking)
  return {
    title: 'Prenotazione confermata!',
    lead: booking.free
      ? 'Abbiamo ricevuto i dati di tutti i viaggiatori e non resta nulla da pagare. Ti scriviamo presto.'
      : 'Il pagamento è arrivato e i tuoi posti sono confermati.',
    steps: [
      `Abbiamo mandato il riepilogo a ${booking.contactEmail}.`,
      ...balanceStep(booking),
      ...beforeDeparture,
    ],
    canPay: false,
  }
}
