import type { BadgeTone } from '../../ui/badge.tsx'
import type { Answers } from '../api.ts'

export type Mail = Answers['outbox']['list']['items'][number]

export const mailStates: Readonly<Record<Mail['state'], { label: string; tone: BadgeTone }>> = {
  queued: { label: 'In coda', tone: 'gold' },
  sent: { label: 'Inviata', tone: 'ok' },
  failed: { label: 'Non riuscita', tone: 'bad' },
}

const kinds: Readonly<Record<string, string>> = {
  booking_received: 'Prenotazione ricevuta',
  booking_confirmed: 'Prenotazione confermata',
  booking_cancelled: 'Prenotazione annullata',
  booking_reinstated: 'Prenotazione ripristinata',
  transfer_declared: 'Bonifico dichiarato',
  payment_confirmed: 'Pagamento confermato',
  card_assistance: 'Assistenza con la carta',
  balance_reminder: 'Promemoria del saldo',
  documents_received: 'Documenti ricevuti',
  contact_copy: 'Copia del messaggio',
  contact_agency: 'Messaggio dal sito',
  missing_account: 'Conto da sistemare',
  agency_new_booking: "Nuova prenotazione, all'agenzia",
  agency_transfer_declared: "Bonifico dichiarato, all'agenzia",
  agency_card_assistance: "Assistenza carta, all'agenzia",
  agency_documents_received: "Documenti ricevuti, all'agenzia",
}

export function mailKindLabel(kind: string): string {
  const known = kinds[kind]
  if (known) return known
  const text = kind.replaceAll(/[_.-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
