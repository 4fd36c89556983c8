import { balanceDeadline, declaredTransferText } from '../../domain/booking/booking-texts.ts'
import { hasDeparted } from '../../domain/catalogue/departures.ts'
import type { IsoDate } from '../../domain/dates.ts'
import { heldUntilText, receiptText, writeText } from '../../domain/money/payment-promise.ts'
import { unpaidWhenLeft, wasNeverConfirmed } from '../../domain/trip/next-when-over.ts'
import type { Booking } from '../checkout/booking-query.tsx'

type ConfirmationTexts = {
  title: string
  lead: string
  steps: string[]
  /** Whether the payment page is the next step, useful later, or of no use. */
  payment: 'now' | 'later' | 'none'
}

function beforeDeparture({ startDate }: Booking, today: IsoDate): string[] {
  if (hasDeparted(startDate, today)) return []
  return [
    'Il tuo coordinatore ti scrive circa una settimana prima della partenza, con orari e punto di ritrovo.',
    'Controlla i documenti: che cosa serve per questo viaggio sta nella sua pagina, alla voce «Documenti e visti».',
  ]
}

function balanceStep(booking: Booking, today: IsoDate): string[] {
  const { balance, balanceDueDate, paymentStage, instalments, promise } = booking
  if (balance === 0 || paymentStage === 'closed') return []
  const when = balanceDeadline(balanceDueDate, today)
  const next = instalments.find(({ open }) => open > 0)
  if (next && next.name !== 'Saldo') {
    return when === 'subito'
      ? [`Il giorno della rata è passato: versala appena puoi, o ${writeText(promise)}.`]
      : [`La prossima rata è dovuta ${when}: te la ricordiamo per email.`]
  }
  return when === 'subito'
    ? [`Il giorno del saldo è passato: versalo appena puoi, o ${writeText(promise)}.`]
    : [`Il saldo è dovuto ${when}: te lo ricordiamo per email.`]
}

function cancelled(): ConfirmationTexts {
  return {
    title: 'Prenotazione annullata',
    lead: 'Questa prenotazione non è più attiva. Se pensi che sia un errore, scrivici: la riguardiamo insieme.',
    steps: ['Contattaci se vuoi scegliere una nuova data o ricevere chiarimenti.'],
    payment: 'none',
  }
}

/** The money was refunded, but staff have not cancelled the trip: the next steps are agreed in person. */
function refunded(): ConfirmationTexts {
  return {
    title: 'Pagamento rimborsato',
    lead: 'Il tuo pagamento ti è stato restituito. Se vuoi partire lo stesso, scrivici.',
    steps: ['Contattaci per chiarimenti, o per scegliere come proseguire.'],
    payment: 'none',
  }
}

/** The card payment failed: a consultant helps, and paying by transfer is still possible. */
function assisted(booking: Booking, today: IsoDate): ConfirmationTexts {
  return {
    title: 'Prenotazione ricevuta!',
    lead: 'I tuoi posti sono riservati. Il pagamento con carta non è riuscito: non è stato addebitato nulla.',
    steps: [
      'Un consulente ti contatta con un link di pagamento personalizzato. Se preferisci, puoi pagare subito con bonifico.',
      'Ricevi la conferma definitiva via email.',
      ...balanceStep(booking, today),
      ...beforeDeparture(booking, today),
    ],
    payment: booking.acceptsPayment ? 'now' : 'none',
  }
}

/** The group has left while the booking still waited for its payment. */
function neverConfirmed({ startDate }: Booking): ConfirmationTexts {
  return {
    title: 'Prenotazione non confermata',
    lead: unpaidWhenLeft(startDate),
    steps: ['Contattaci per chiarimenti, o per scegliere una nuova data.'],
    payment: 'none',
  }
}

/** With real data, says until when the spots are held. */
function heldText({ promise: { payBy } }: Booking): string {
  return payBy ? heldUntilText(payBy) : 'I tuoi posti sono riservati.'
}

/** The payment did not arrive in time: what happened, and how to get the spots back. */
function released(): ConfirmationTexts {
  return {
    title: 'I posti sono tornati liberi',
    lead: 'Non abbiamo visto il pagamento in tempo e abbiamo rimesso a disposizione i tuoi posti.',
    steps: ['Se ce ne sono ancora, li riprendi dalla pagina di pagamento; altrimenti scrivici.'],
    payment: 'now',
  }
}

function waiting(booking: Booking, today: IsoDate): ConfirmationTexts {
  const isDeclared = booking.paymentStage === 'declared'
  return {
    title: 'Prenotazione ricevuta!',
    lead: isDeclared
      ? `${declaredTransferText(booking.transferDeclaredAt)}: non devi versare altro, appena l'importo arriva ti scriviamo.`
      : `${heldText(booking)} Per confermarli manca il pagamento.`,
    steps: [
      isDeclared
        ? receiptText(booking.promise)
        : 'Completa il pagamento con i dati che trovi nella pagina dedicata.',
      ...(isDeclared
        ? [
            'Controlliamo che il bonifico sia arrivato: di solito bastano uno o due giorni lavorativi.',
          ]
        : []),
      'Ricevi la conferma definitiva via email.',
      ...balanceStep(booking, today),
      ...beforeDeparture(booking, today),
    ],
    payment: booking.paymentStage === 'due' ? 'now' : 'none',
  }
}

/** What the page says depends on how far the booking has come. */
export function confirmationTexts(booking: Booking, today: IsoDate): ConfirmationTexts {
  if (booking.status === 'cancelled') return cancelled()
  if (wasNeverConfirmed({ ...booking, today })) return neverConfirmed(booking)
  if (booking.paymentStatus === 'refunded') return refunded()
  if (booking.spotsReleased && booking.paymentStage === 'due') return released()
  const isSettled =
    booking.free || booking.paymentStatus === 'paid' || booking.paymentStatus === 'deposit_paid'
  if (booking.paymentStatus === 'requires_assistance') return assisted(booking, today)
  if (!isSettled) return waiting(booking, today)
  return {
    title: 'Prenotazione confermata!',
    lead: booking.free
      ? `Abbiamo ricevuto i dati di tutti i viaggiatori e non resta nulla da pagare.${hasDeparted(booking.startDate, today) ? '' : ' Ti scriviamo presto.'}`
      : 'Il pagamento è arrivato e i tuoi posti sono confermati.',
    steps: [
      `Abbiamo mandato il riepilogo a ${booking.contactEmail}.`,
      ...balanceStep(booking, today),
      ...beforeDeparture(booking, today),
    ],
    payment: booking.paymentStage === 'balance' ? 'later' : 'none',
  }
}
