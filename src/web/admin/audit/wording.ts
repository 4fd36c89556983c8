import type { Answers } from '../api.ts'

export type AuditEntry = Answers['audit']['list']['items'][number]
type Entity = AuditEntry['entity']

export const entityLabels: Readonly<Record<Entity, string>> = {
  booking: 'Prenotazione',
  link: 'Link',
  iban: 'IBAN',
  departure: 'Partenza',
  message: 'Messaggio',
  staff: 'Staff',
  document: 'Documento',
  setting: 'Impostazione',
  whatsapp_number: 'Numero WhatsApp',
  verification_link: 'Link di verifica',
  mail: 'Email',
}

/** What happened to a booking, as its history tells it. */
const bookingActions: Readonly<Record<string, string>> = {
  created: 'Prenotazione creata',
  transfer_declared: 'Bonifico dichiarato dal cliente',
  older_payment_declared: 'Pagamento dichiarato dal cliente',
  card_attempted: 'Dati carta inseriti dal cliente',
  deposit_confirmed: 'Acconto confermato',
  full_payment_confirmed: 'Saldo confermato',
  payment_recorded: 'Pagamento registrato',
  payment_unexpected: 'Pagamento inatteso, da controllare',
  missing_account: 'Conto del link non leggibile: usato quello predefinito',
  corrected: 'Riportata a da pagare',
  cancelled: 'Prenotazione annullata',
  reinstated: 'Prenotazione ripristinata',
  refunded: 'Segnata come rimborsata',
  card_refunded: 'Rimborsata su carta',
  refund_recorded: 'Rimborso parziale su carta',
  refund_failed: 'Rimborso su carta non riuscito',
  completed: 'Segnata come completata',
  reopened: 'Riaperta: viaggio non concluso',
  notes_changed: 'Note modificate',
  bookings_exported: 'Elenco esportato',
}

const actions: Readonly<Record<string, string>> = {
  created: 'creato',
  edited: 'modificato',
  changed: 'modificata',
  updated: 'aggiornato',
  duplicated: 'duplicato',
  activated: 'riattivato',
  reactivated: 'riattivato',
  deactivated: 'disattivato',
  removed: 'eliminato',
  deleted: 'eliminato',
  repeated: 'ripetuta su altri mesi',
  ended: 'terminato',
  generated: 'generato',
  auto_created: 'creato automaticamente',
  regenerated: 'rigenerato',
  opened: 'aperto dal cliente',
  reviewed: 'esito della verifica ricevuto',
  uploaded: 'caricato dal cliente',
  viewed: 'aperto dallo staff',
  marked_viewed: 'segnato come visto',
  expired: 'cancellato alla scadenza',
  resent: 'inviata di nuovo',
  retried: 'rimessa in coda',
  all_failed_resent: 'non riuscite rimesse in coda',
  travellers_exported: 'elenco dei viaggiatori esportato',
  paused: 'messo in pausa',
  resumed: 'rimesso in rotazione',
  role_changed: 'ruolo cambiato',
  password_reset: 'password reimpostata',
  password_changed: 'password cambiata',
  session_ended: 'sessione terminata',
  sessions_ended: 'sessioni terminate',
  signed_in: 'accesso',
  second_factor_passed: 'codice di verifica accettato',
  backup_code_used: 'codice di riserva usato',
  two_factor_started: 'verifica in due passaggi avviata',
  two_factor_disabled: 'verifica in due passaggi disattivata',
}

/** An action on its own, for the filter. */
export function actionLabel(action: string): string {
  const text = actions[action] ?? bookingActions[action] ?? action.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One line of history: "Prenotazione annullata", "Link: terminato". */
export function entryText({ entity, action }: Pick<AuditEntry, 'entity' | 'action'>): string {
  if (entity === 'booking' && bookingActions[action]) return bookingActions[action]
  return `${entityLabels[entity]}: ${(actions[action] ?? action.replaceAll('_', ' ')).toLowerCase()}`
}
