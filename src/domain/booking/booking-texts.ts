import { formatDate, type IsoDate, todayInRome } from '../dates.ts'
import { elidedDays } from '../typography.ts'
import type { BookingEvent, BookingStatus, PaymentStatus } from './bookings.ts'

/** The booking statuses in the words of the office. */
export const statusLabels: Readonly<Record<BookingStatus, string>> = {
  pending: 'In attesa',
  payment_initiated: 'Pagamento avviato',
  confirmed: 'Confermata',
  completed: 'Completata',
  cancelled: 'Annullata',
}

export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Da pagare',
  bank_transfer_pending: 'Bonifico dichiarato, ricevuta attesa',
  pending_confirmation: 'Pagamento dichiarato, da verificare',
  requires_assistance: 'Carta inserita, serve assistenza',
  deposit_paid: 'Acconto ricevuto',
  paid: 'Saldato',
  not_required: 'Nessun pagamento richiesto',
  refunded: 'Rimborsato',
}

/** The booking statuses in the words shown to the traveller. */
export const travellerStatusLabels: Readonly<Record<BookingStatus, string>> = {
  pending: 'In attesa di conferma',
  payment_initiated: 'Pagamento in verifica',
  confirmed: 'Confermata',
  completed: 'Viaggio concluso',
  cancelled: 'Annullata',
}

export const travellerPaymentLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'In attesa di pagamento',
  bank_transfer_pending: 'Bonifico in verifica',
  pending_confirmation: 'Pagamento in verifica',
  requires_assistance: 'Ti contatterà un consulente',
  deposit_paid: 'Acconto ricevuto',
  paid: 'Pagamento completato',
  not_required: 'Nessun pagamento richiesto',
  refunded: 'Rimborsato',
}

/** The label of an event on its button, in the history and in the audit log. */
export const eventLabels: Readonly<Record<BookingEvent, string>> = {
  transfer_declared: 'Bonifico dichiarato dal cliente',
  older_payment_declared: 'Pagamento dichiarato dal cliente',
  card_attempted: 'Dati carta inseriti dal cliente',
  spots_released: 'Posti tornati liberi',
  spots_retaken: 'Ridai i posti',
  deposit_confirmed: 'Conferma acconto ricevuto',
  full_payment_confirmed: 'Conferma saldo ricevuto',
  corrected: 'Correggi: riporta a da pagare',
  confirmation_withdrawn: 'Correggi: riporta a bonifico dichiarato',
  changed: 'Modifica viaggiatori o partenza',
  balance_reopened: 'Saldo di nuovo da versare',
  cancelled: 'Annulla prenotazione',
  reinstated: 'Ripristina prenotazione',
  refunded: 'Segna come rimborsata',
  card_refunded: 'Rimborso su carta',
  completed: 'Segna come completata',
  reopened: 'Riapri: viaggio non concluso',
}

/** The text added to the booking's notes when the customer does something. */
export const adminNotes = {
  transferDeclared:
    'Il cliente ha confermato di aver effettuato il bonifico. In attesa della ricevuta.',
  cardAttempted:
    "Il cliente ha inserito i dati della carta e necessita dell'assistenza di un consulente.",
  directPaymentDeclared:
    'Il cliente ha dichiarato di aver completato il pagamento. In attesa di verifica.',
} as const

export const bookingTexts = {
  notFound: 'Prenotazione non trovata',
  notFoundDescription: 'La prenotazione richiesta non è stata trovata.',
  confirmAnswer: 'Sì, ho completato il pagamento',
} as const

/** `entro il 14/08/2026`. A past day is never shown: the balance is then due at once ('subito'). */
export function balanceDeadline(dueDate: IsoDate | null, today: IsoDate): string {
  if (dueDate === null) return 'prima della partenza'
  return dueDate >= today ? elidedDays(`entro il ${formatDate(dueDate)}`) : 'subito'
}

/** The deadline as the label of an amount. */
export function balanceLabel(dueDate: IsoDate | null, today: IsoDate): string {
  const deadline = balanceDeadline(dueDate, today)
  return deadline === 'subito' ? 'Saldo da versare subito' : `Saldo ${deadline}`
}

/** The state of a declared transfer; the day is missing only if it was never recorded. */
export function declaredTransferText(declaredAt: string | Date | null): string {
  const day = declaredAt === null ? '' : ` il ${formatDate(todayInRome(new Date(declaredAt)))}`
  return elidedDays(`Bonifico dichiarato${day}, in attesa della banca`)
}
