/** Every mail that the site writes, as staff read of it: a new one cannot be queued without its Italian name. */
export const mailKinds = {
  account_change: 'Conto bancario cambiato',
  account_change_requested: 'Modifica ai conti da approvare',
  account_changed: 'Cambio del conto di pagamento',
  booking_link: 'Link di prenotazione',
  booking_received: 'Prenotazione ricevuta',
  plan_changed: 'Scadenze aggiornate',
  booking_changed: 'Prenotazione modificata',
  booking_address_changed: 'Indirizzo email cambiato',
  booking_cancelled: 'Prenotazione annullata',
  spots_released: 'Posti tornati liberi',
  transfer_declared: 'Bonifico dichiarato',
  payment_confirmed: 'Pagamento confermato',
  receipt: 'Ricevuta di pagamento',
  balance_reminder: 'Promemoria del saldo',
  documents_received: 'Documenti ricevuti',
  departure_confirmed: 'Partenza confermata',
  departure_cancelled: 'Partenza annullata',
  date_alert_asked: 'Nuove date: conferma della richiesta',
  date_alert_told: 'Nuove date in vendita',
  waiting_joined: "Lista d'attesa: iscrizione",
  waiting_offer: "Lista d'attesa: posti liberi",
  waiting_expired: "Lista d'attesa: offerta scaduta",
  waiting_closed: "Lista d'attesa: chiusa",
  review_invitation: 'Invito alla recensione',
  review_reminder: 'Promemoria della recensione',
  voucher_issued: 'Buono viaggio',
  contact_copy: 'Copia del messaggio',
  contact_agency: 'Messaggio dal sito',
  missing_account: 'Conto da sistemare',
  staff_access_changed: 'Accesso cambiato',
  staff_access_stopped: 'Modifica agli accessi fermata',
  staff_new_device: 'Accesso da un nuovo dispositivo',
  staff_password_changed: 'Password cambiata',
  staff_second_factor_on: 'Verifica in due passaggi attivata',
  staff_password_reset: 'Password assegnata',
  staff_second_factor_off: 'Verifica in due passaggi disattivata',
  staff_unusual_reveals: 'Consultazioni insolite di dati personali',
  staff_many_failures: 'Molti accessi non riusciti',
  agency_new_booking: "Nuova prenotazione, all'agenzia",
  agency_transfer_declared: "Bonifico dichiarato, all'agenzia",
  agency_card_attempted: "Assistenza carta, all'agenzia",
  agency_unexpected_payment: "Pagamento inatteso, all'agenzia",
  agency_card_refund: "Rimborso su carta, all'agenzia",
  agency_refund_failed: "Rimborso non riuscito, all'agenzia",
  agency_store_filling: "Spazio per i documenti, all'agenzia",
  agency_documents_received: "Documenti ricevuti, all'agenzia",
  agency_departure_decision: "Partenza da decidere, all'agenzia",
  agency_review: "Recensione ricevuta, all'agenzia",
} as const

export type MailKind = keyof typeof mailKinds

/** What is said of bank accounts, of staff, and codes that are worth money: only administrators read it. */
export const administratorsMail: readonly MailKind[] = [
  'account_change',
  'account_change_requested',
  'staff_access_changed',
  'staff_access_stopped',
  'staff_many_failures',
  'staff_new_device',
  'staff_password_changed',
  'staff_password_reset',
  'staff_second_factor_on',
  'staff_second_factor_off',
  'staff_unusual_reveals',
  'voucher_issued',
]

/** Rows of an older release may carry a kind that is gone. */
export function mailKindLabel(kind: string): string {
  return Object.hasOwn(mailKinds, kind) ? mailKinds[kind as MailKind] : 'Altra email'
}
