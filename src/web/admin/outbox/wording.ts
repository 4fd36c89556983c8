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
  booking_confirmed: 'Conferma',
  booking_cancelled: 'Annullamento',
  booking_reinstated: 'Ripristino',
  transfer_declared: 'Bonifico dichiarato',
  card_assistance: 'Assistenza carta',
  deposit_confirmed: 'Acconto confermato',
  payment_confirmed: 'Pagamento confermato',
  full_payment_confirmed: 'Saldo confermato',
  balance_reminder: 'Promemoria saldo',
  documents_received: 'Documenti ricevuti',
  contact_message: 'Messaggio dal sito',
  contact_received: 'Messaggio ricevuto',
}

export function mailKindLabel(kind: string): string {
  const known = kinds[kind]
  if (known) return known
  const text = kind.replaceAll(/[_.-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
