import type { Answers } from '../api.ts'

export type AuditEntry = Answers['audit']['list']['items'][number]
type Entity = AuditEntry['entity']

export const entityLabels: Readonly<Record<Entity, string>> = {
  booking: 'Prenotazione',
  link: 'Link',
  iban: 'IBAN',
  departure: 'Partenza',
  message: 'Messaggio',
  staff: 'Accesso',
  document: 'Documento',
  setting: 'Impostazione',
  whatsapp_number: 'Numero WhatsApp',
  verification_link: 'Link di verifica',
  mail: 'Email',
  statement: 'Movimento',
  ledger: 'Contabilità',
  person: 'Persona',
  review: 'Recensione',
  waiting_entry: "Lista d'attesa",
  catalogue: 'Redazione',
  claim: 'Dichiarazione',
  page_error: 'Errore di una pagina',
}

const feminine: ReadonlySet<Entity> = new Set([
  'booking',
  'departure',
  'setting',
  'mail',
  'person',
  'review',
  'claim',
])

/** Said of the thing itself: "Link creato", "Partenza creata". */
const participles: Readonly<Record<string, string>> = {
  created: 'creato',
  edited: 'modificato',
  changed: 'modificato',
  updated: 'aggiornato',
  duplicated: 'duplicato',
  activated: 'riattivato',
  reactivated: 'riattivato',
  deactivated: 'disattivato',
  blocked: 'bloccato',
  unblocked: 'sbloccato',
  removed: 'eliminato',
  deleted: 'eliminato',
  repeated: 'ripetuto su altri mesi',
  ended: 'terminato',
  generated: 'generato',
  regenerated: 'rigenerato',
  opened: 'aperto dal cliente',
  uploaded: 'caricato dal cliente',
  viewed: 'aperto dallo staff',
  marked_viewed: 'segnato come visto',
  attached: 'abbinato a una prenotazione',
  expired: 'cancellato alla scadenza',
  resent: 'inviato di nuovo',
  cancelled: 'annullato',
  reinstated: 'ripristinato',
  resolved: 'segnato come risolto',
  restored: 'riattivato',
  archived: 'archiviato',
}

/** Whole sentences, whatever the thing is. */
const sentences: Readonly<Record<string, string>> = {
  transfer_declared: 'Bonifico dichiarato dal cliente',
  older_payment_declared: 'Pagamento dichiarato dal cliente',
  card_attempted: 'Dati carta inseriti dal cliente',
  spots_released: 'Posti tornati liberi: nessun pagamento in tempo',
  spots_retaken: 'Posti ripresi',
  trip_own_data_saved: 'Dati inseriti dal viaggiatore',
  trip_invited: 'Compagno di viaggio invitato',
  trip_invitation_ended: 'Invito ritirato',
  trip_calendar_made: 'Indirizzo del calendario chiesto dal viaggiatore',
  trip_request_made: 'Richiesta del viaggiatore',
  trip_request_withdrawn: 'Richiesta ritirata dal viaggiatore',
  trip_request_accepted: 'Richiesta del viaggiatore accettata',
  trip_request_refused: 'Richiesta del viaggiatore rifiutata',
  trip_request_answered: 'Risposta alla richiesta del viaggiatore',
  trip_party_reminded: 'Promemoria mandato a chi manca',
  shares_begun: 'Ognuno paga la sua quota',
  shares_ended: 'Di nuovo un pagamento unico',
  trip_link_sent: 'Link al viaggio inviato',
  trip_link_ended: 'Link al viaggio chiuso',
  trip_place_seen: 'Vista la pagina del viaggiatore',
  deposit_confirmed: 'Acconto confermato',
  full_payment_confirmed: 'Saldo confermato',
  payment_recorded: 'Pagamento registrato',
  payment_unexpected: 'Pagamento inatteso, da controllare',
  payment_taken_back: 'Pagamento tolto dalla prenotazione',
  statement_imported: 'Estratto conto importato',
  entry_booked: 'Movimento abbinato',
  entry_undone: 'Abbinamento annullato',
  entry_set_aside: 'Movimento messo da parte',
  refund_sent: 'Rimborso uscito dal conto',
  refund_given: 'Rimborso registrato',
  voucher_issued: 'Buono emesso',
  voucher_spent: 'Buono usato',
  voucher_cancelled: 'Buono annullato',
  supplier_paid: 'Pagamento di un fornitore segnato',
  month_closed: 'Mese chiuso',
  reminder_sent: 'Promemoria di pagamento inviato',
  link_sent: 'Link inviato per email',
  receipt_sent: 'Ricevuta inviata per email',
  journal_exported: 'Giornale contabile esportato',
  missing_account: 'Conto del link non leggibile: usato quello predefinito',
  account_changed: 'Conto di pagamento sostituito',
  change_requested: 'Modifica ai conti richiesta',
  change_approved: 'Modifica ai conti approvata',
  change_refused: 'Modifica ai conti rifiutata',
  change_expired: 'Modifica ai conti scaduta',
  corrected: 'Di nuovo «Da pagare»',
  confirmation_withdrawn: 'Riportata a bonifico dichiarato',
  balance_reopened: 'Saldo di nuovo da versare',
  sales_closed: 'Partenza chiusa alle vendite',
  sales_opened: 'Partenza di nuovo in vendita',
  departure_confirmed: 'Partenza confermata',
  departure_cancelled: 'Partenza annullata',
  review_received: 'Recensione ricevuta',
  review_published: 'Recensione pubblicata',
  review_hidden: 'Recensione nascosta',
  bad_review_hidden: 'Recensione negativa nascosta',
  review_answered: 'Risposta a una recensione',
  review_imported: 'Recensione importata',
  waiting_joined: "Entrato in lista d'attesa",
  waiting_offered: "Posti offerti alla lista d'attesa",
  waiting_declined: 'Posti offerti rifiutati',
  waiting_expired: 'Offerta di posti scaduta',
  waiting_left: "Uscito dalla lista d'attesa",
  waiting_removed: "Tolto dalla lista d'attesa",
  waiting_booked: "Prenotato dalla lista d'attesa",
  refunded: 'Segnata come rimborsata',
  card_refunded: 'Rimborsata su carta',
  refund_recorded: 'Rimborso parziale su carta',
  refund_failed: 'Rimborso su carta non riuscito',
  completed: 'Segnata come completata',
  reopened: 'Riaperta: viaggio non concluso',
  notes_changed: 'Note modificate',
  bookings_exported: 'Elenco delle prenotazioni esportato',
  rooms_proposed: 'Camere proposte',
  rooms_copied: 'Camere copiate negli altri alberghi',
  room_guest_placed: 'Persona sistemata in camera',
  room_added: 'Camera aggiunta',
  room_changed: 'Camera cambiata',
  room_removed: 'Camera tolta',
  stays_changed: 'Alberghi e notti cambiati',
  room_wishes_saved: 'Desideri per la camera scritti',
  rooming_list_exported: "Lista delle camere per l'albergo scaricata",
  travellers_exported: 'Elenco dei viaggiatori esportato',
  revealed: 'Dati personali dei viaggiatori consultati',
  traveller_data_removed: 'Dati personali dei viaggiatori cancellati',
  unusual_reveals: 'Consultazioni insolite di dati personali',
  person_exported: 'Dati di una persona esportati',
  person_erased: 'Dati di una persona cancellati',
  sample_filled: 'Dati di prova caricati',
  sample_emptied: 'Dati di prova svuotati',
  edition_published: 'Edizione pubblicata',
  edition_restored: 'Edizione precedente ripristinata',
  edition_scheduled: 'Pubblicazione programmata',
  edition_withdrawn: 'Pubblicazione programmata annullata',
  draft_started: 'Bozza aperta in redazione',
  draft_discarded: 'Bozza scartata',
  trip_created: 'Nuovo viaggio in bozza',
  extra_created: 'Nuovo extra in bozza',
  picture_uploaded: 'Immagine caricata',
  picture_removed: 'Immagine eliminata',
  catalogue_exported: 'Catalogo esportato',
  catalogue_imported: 'Catalogo importato in bozza',
  sign_in_failed: 'Accesso non riuscito',
  sign_in_slowed: 'Accesso rallentato per i troppi errori',
  new_device: 'Accesso da un nuovo dispositivo',
  passkey_added: 'Passkey aggiunta',
  passkey_removed: 'Passkey tolta',
  passkey_used: 'Accesso con passkey',
  second_factor_reset: 'Verifica in due passaggi azzerata da un collega',
  reviewed: 'Esito della verifica ricevuto',
  all_failed_resent: 'Email non riuscite rimesse in coda',
  role_changed: 'Ruolo cambiato',
  password_reset: 'Nuova password assegnata',
  password_changed: 'Password cambiata',
  identity_confirmed: 'Identità confermata con password e codice',
  identity_refused: 'Conferma dell’identità non riuscita',
  identity_slowed: 'Conferma dell’identità rallentata',
  session_ended: 'Sessione terminata',
  sessions_ended: 'Sessioni terminate',
  road_written: 'Voce scritta in viaggio',
  road_expense_decided: 'Spesa di viaggio decisa',
  road_receipt_viewed: 'Ricevuta di una spesa vista',
  kitty_link_made: 'Link della cassa comune creato',
  kitty_exported: 'Cassa comune esportata',
  kitty_erased: 'Cassa comune cancellata',
  signed_in: 'Accesso effettuato',
  second_factor_passed: 'Codice di verifica accettato',
  backup_code_used: 'Codice di riserva usato',
  two_factor_started: 'Verifica in due passaggi avviata',
  two_factor_enabled: 'Verifica in due passaggi attivata',
  foreign_iban_refused: 'IBAN estraneo rifiutato in un testo',
  access_stopped: 'Modifica a un accesso fermata da un’email',
  two_factor_disabled: 'Verifica in due passaggi disattivata',
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An action on its own, for the filter. */
export function actionLabel(action: string): string {
  return sentences[action] ?? capitalised(participles[action] ?? action.replaceAll('_', ' '))
}

/** One line of history: "Prenotazione annullata", "Link terminato", "Acconto confermato". */
export function entryText({ entity, action }: Pick<AuditEntry, 'entity' | 'action'>): string {
  const sentence = sentences[action]
  if (sentence) return sentence
  const participle = participles[action] ?? action.replaceAll('_', ' ')
  const agreeing = feminine.has(entity) ? participle.replace(/^(\w+t)o\b/, '$1a') : participle
  return `${entityLabels[entity]} ${agreeing}`
}

/** Whom it is about, unless that is who did it. */
export function otherSubject({ subject, actorName }: AuditEntry): string | null {
  return subject === actorName ? null : subject
}

/** Whether the line leads to a booking of its own; an export is about many. */
export function isBooking({ entity, action }: Pick<AuditEntry, 'entity' | 'action'>): boolean {
  return entity === 'booking' && action !== 'bookings_exported'
}
