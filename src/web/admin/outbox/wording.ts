import type { BadgeTone } from '../../ui/badge.tsx'
import type { Answers } from '../api.ts'

export type Mail = Answers['outbox']['list']['items'][number]

export const mailStates: Readonly<Record<Mail['state'], { label: string; tone: BadgeTone }>> = {
  queued: { label: 'In coda', tone: 'gold' },
  sent: { label: 'Inviata', tone: 'ok' },
  failed: { label: 'Non riuscita', tone: 'bad' },
  held: { label: 'Trattenuta', tone: 'gold' },
}

const kinds: Readonly<Record<string, string>> = {
  account_change: 'Conto bancario cambiato',
  account_change_requested: 'Modifica ai conti da approvare',
  account_changed: 'Cambio del conto di pagamento',
  booking_received: 'Prenotazione ricevuta',
  plan_changed: 'Scadenze aggiornate',
  booking_changed: 'Prenotazione modificata',
  booking_address_changed: 'Indirizzo email cambiato',
  booking_cancelled: 'Prenotazione annullata',
  spots_released: 'Posti tornati liberi',
  transfer_declared: 'Bonifico dichiarato',
  payment_confirmed: 'Pagamento confermato',
  balance_reminder: 'Promemoria del saldo',
  documents_received: 'Documenti ricevuti',
  contact_copy: 'Copia del messaggio',
  contact_agency: 'Messaggio dal sito',
  missing_account: 'Conto da sistemare',
  agency_new_booking: "Nuova prenotazione, all'agenzia",
  agency_transfer_declared: "Bonifico dichiarato, all'agenzia",
  agency_card_attempted: "Assistenza carta, all'agenzia",
  agency_unexpected_payment: "Pagamento inatteso, all'agenzia",
  agency_card_refund: "Rimborso su carta, all'agenzia",
  agency_refund_failed: "Rimborso non riuscito, all'agenzia",
  agency_store_filling: "Spazio per i documenti, all'agenzia",
  agency_documents_received: "Documenti ricevuti, all'agenzia",
}

export function mailKindLabel(kind: string): string {
  const known = kinds[kind]
  if (known) return known
  const text = kind.replaceAll(/[_.-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
