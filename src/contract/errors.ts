import type { DomainErrorCode } from '../domain/errors.ts'
import { officeErrors } from './office-errors.ts'
import { tripErrors } from './trip-errors.ts'

/** Code → status → what the traveller or the member of staff reads. The log says more, elsewhere. */
export const errorCatalogue = {
  VALIDATION: { status: 400, message: 'Controlla i dati inseriti e riprova.' },
  NOT_FOUND: {
    status: 404,
    message: 'Non lo troviamo più, forse è stato tolto: ricarica la pagina.',
  },
  KITTY_NOT_FOUND: {
    status: 404,
    message:
      'Questo link non apre più nessuna cassa: chiedine uno nuovo a chi accompagna il gruppo.',
  },
  UNAUTHORIZED: { status: 401, message: 'Accedi per continuare.' },
  FORBIDDEN: {
    status: 403,
    message: 'Non hai i permessi per questa operazione: chiedila a un amministratore.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    message: 'La tua password è provvisoria: scegline una tua per continuare.',
  },
  PASSWORD_COMMON: {
    status: 400,
    message: 'Questa password è troppo facile da indovinare: scegline una più insolita.',
  },
  PASSWORD_REUSED: { status: 400, message: 'L’hai già usata: scegli una password nuova.' },
  SIGN_IN_SLOWED: {
    status: 429,
    message: 'Troppi tentativi di accesso. Attendi qualche minuto e riprova.',
  },
  NOT_JSON: {
    status: 415,
    message: 'La richiesta non è arrivata bene: ricarica la pagina e riprova.',
  },
  FRESH_SIGN_IN_REQUIRED: {
    status: 403,
    message: 'Per questa operazione conferma la tua identità: password e codice di verifica.',
  },
  IDENTITY_NOT_CONFIRMED: { status: 403, message: 'Password o codice di verifica non corretti.' },
  SECOND_FACTOR_MISSING: {
    status: 403,
    message:
      'Per questa operazione serve la verifica in due passaggi: attivala in «Il mio account» e riprova.',
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Troppe richieste in poco tempo. Attendi qualche minuto e riprova.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'Da qui non si può fare: ricarica la pagina e riprova.',
  },
  ADDRESS_TOO_LONG: {
    status: 414,
    message: 'L’indirizzo è troppo lungo: riparti dalla pagina iniziale.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'I dati inviati sono troppi: accorcia il testo e riprova.',
  },
  VERSION_CONFLICT: {
    status: 409,
    message:
      'Un collega ha modificato questi dati nel frattempo. Ricarica per vedere la versione aggiornata.',
  },
  TRIP_NOT_FOUND: { status: 404, message: 'Destinazione non trovata' },
  DEPARTURE_NOT_FOUND: {
    status: 404,
    message: 'Questa partenza non c’è più: scegli un’altra data.',
  },
  DEPARTURE_FULL: {
    status: 409,
    message:
      'Non ci sono abbastanza posti per questa partenza. I dati inseriti sono rimasti nel modulo: riduci i viaggiatori o chiedi un’altra data al tuo consulente.',
  },
  EXTRA_FULL: {
    status: 409,
    message:
      'Un extra scelto non ha più abbastanza disponibilità su questa partenza. I dati inseriti sono rimasti nel modulo: riduci la scelta e riprova.',
  },
  EXTRA_NOT_OFFERED: {
    status: 409,
    message:
      'Un extra scelto non è più disponibile per questa partenza: toglilo e riprova. I dati inseriti sono rimasti nel modulo.',
  },
  EXTRA_TOO_MANY: {
    status: 422,
    message: 'Gli extra scelti sono più dei viaggiatori: riduci la scelta e riprova.',
  },
  DEPARTURE_CLOSED: {
    status: 409,
    message:
      'Le prenotazioni per questa partenza sono chiuse: chiedi un’altra data al tuo consulente.',
  },
  TRIP_DEPARTED: {
    status: 410,
    message: 'Questo viaggio è già partito. Guarda le prossime partenze: ce n’è una anche per te.',
  },
  ADULT_REQUIRED: {
    status: 400,
    message:
      'Serve almeno un adulto: qualcuno che il giorno della partenza abbia compiuto 18 anni.',
  },
  HELD_SPOTS_LIMIT: {
    status: 409,
    message:
      'Con questi contatti ci sono già dei posti in attesa di pagamento. Completa quel pagamento oppure scrivici: un consulente ti riserva gli altri.',
  },
  ALREADY_BOOKED: {
    status: 409,
    message:
      'Con questi contatti una di queste persone è già prenotata su questa partenza. Se vuoi davvero un secondo ordine, confermalo.',
  },
  DEPARTURE_SHARE_LIMIT: {
    status: 409,
    message:
      'Per tanti posti della stessa partenza ti aiuta un consulente: scrivici e ti riserva il gruppo con un link personale.',
  },
  SPOTS_RELEASED: {
    status: 409,
    message: 'I posti di questa prenotazione sono tornati liberi: riprendili prima di pagare.',
  },
  DEPARTURE_EXISTS: {
    status: 409,
    message:
      'Per questo viaggio esiste già una partenza in questa data, forse tra quelle archiviate.',
  },
  DEPARTURE_BOOKED: {
    status: 409,
    message: 'La partenza ha già delle prenotazioni: non si può spostare, archiviare né eliminare.',
  },
  TOO_FEW_SPOTS: {
    status: 409,
    message: 'I posti non possono essere meno di quelli già prenotati.',
  },
  LINK_NOT_FOUND: { status: 404, message: 'Link di prenotazione non valido' },
  LINK_EXPIRED: { status: 410, message: 'Questo link di prenotazione è scaduto' },
  LINK_SEARCH_FAILED: { status: 503, message: 'Errore nella ricerca del link esistente' },
  BOOKING_NOT_FOUND: { status: 404, message: 'Prenotazione non trovata' },
  BOOKING_CANCELLED: { status: 409, message: 'Questa prenotazione è stata annullata.' },
  ALREADY_PAID: { status: 409, message: 'Il pagamento risulta già ricevuto.' },
  REMINDED_TODAY: {
    status: 409,
    message: 'Oggi è già partito un promemoria per questa prenotazione.',
  },
  PLAN_INVALID: {
    status: 400,
    message: 'Il piano di pagamento non torna: controlla importi e date delle rate.',
  },
  INVALID_TRANSITION: {
    status: 409,
    message:
      'A questo punto della prenotazione non si può fare: ricarica la pagina per vedere come sta.',
  },
  RECEIPT_CODES_EXHAUSTED: {
    status: 503,
    message: 'Errore nella creazione della prenotazione',
  },
  IBAN_NOT_FOUND: { status: 404, message: 'IBAN non trovato.' },
  IBAN_INACTIVE: { status: 409, message: 'Questo IBAN è disattivato: scegline un altro.' },
  IBAN_BLOCKED: {
    status: 409,
    message: 'Questo conto è bloccato: scegline un altro, oppure sbloccalo prima.',
  },
  SAME_ACCOUNT: {
    status: 409,
    message: 'Il conto sostitutivo deve avere un altro numero.',
  },
  ACCOUNT_CHANGED: {
    status: 409,
    message:
      'Il conto per il bonifico è cambiato mentre eri su questa pagina: qui sotto trovi i dati nuovi. Se hai già inviato il bonifico al conto precedente non ripeterlo, scrivici.',
  },
  TERMS_CHANGED: {
    status: 409,
    message:
      'I testi del contratto sono stati aggiornati mentre eri su questa pagina: leggi la versione nuova, sopra al pulsante, e conferma di nuovo. I dati inseriti sono rimasti.',
  },
  VERIFICATION_LINK_INVALID: {
    status: 404,
    message: 'Link di verifica non valido o scaduto. Contattare il supporto.',
  },
  VERIFICATION_HOST: {
    status: 400,
    message:
      'L’indirizzo non è del fornitore della verifica: il cliente vedrebbe un riquadro vuoto.',
  },
  VERIFICATION_ID_TAKEN: {
    status: 409,
    message: 'Questo identificativo è già di un altro link: usane uno nuovo per ogni cliente.',
  },
  VERIFICATION_LINK_USED: {
    status: 410,
    message:
      'Questo link è già stato utilizzato. Contattare il supporto per richiedere un nuovo link.',
  },
  DOCUMENT_MISSING: { status: 400, message: 'Carica una foto del tuo passaporto' },
  DOCUMENT_TYPE: {
    status: 415,
    message: 'Il file non è una foto leggibile: usa JPEG, PNG, WebP o HEIC.',
  },
  DOCUMENT_SIZE: { status: 413, message: 'La foto supera i 10 MB: scegline una più leggera.' },
  UPLOAD_ALLOWANCE: {
    status: 429,
    message:
      'Per oggi abbiamo ricevuto troppe foto senza una prenotazione. Riprova domani oppure mandale al tuo consulente.',
  },
  BOOKING_QUOTA: {
    status: 409,
    message:
      'Per questa prenotazione abbiamo già ricevuto molte foto. Se ne manca una, scrivi al tuo consulente.',
  },
  STORE_FULL: {
    status: 503,
    message: 'Al momento non riusciamo a ricevere foto. Mandale al tuo consulente.',
  },
  PASSPORT_UPLOAD_FAILED: {
    status: 503,
    message: 'Errore durante il caricamento del passaporto. Riprova.',
  },
  SELFIE_UPLOAD_FAILED: {
    status: 503,
    message: 'Errore durante il caricamento della selfie. Riprova.',
  },
  PASSPORT_RECORD_FAILED: {
    status: 503,
    message: 'Errore durante la registrazione del passaporto. Riprova.',
  },
  SELFIE_RECORD_FAILED: {
    status: 503,
    message: 'Errore durante la registrazione della selfie. Riprova.',
  },
  CARD_PAYMENTS_UNAVAILABLE: {
    status: 503,
    message:
      'Con la carta ora non si può pagare: usa il bonifico, con i dati della pagina di pagamento.',
  },
  REVIEW_LINK_INVALID: {
    status: 404,
    message: 'Questo link non è più valido: se vuoi raccontarci il tuo viaggio, scrivici.',
  },
  DEPARTURE_CANCELLED: {
    status: 409,
    message: 'Questa partenza è stata annullata: scegli un’altra data.',
  },
  DEPARTURE_DECIDED: {
    status: 409,
    message: 'Su questa partenza è già stato deciso: ricarica per vedere come.',
  },
  DEPARTURE_HAS_ROOM: {
    status: 409,
    message: 'Su questa partenza ci sono ancora posti per voi: prenotala subito.',
  },
  WAITING_ENTRY_NOT_FOUND: {
    status: 404,
    message: 'Non troviamo questa richiesta: il link potrebbe essere scaduto.',
  },
  DATES_ON_SALE: {
    status: 409,
    message: 'Nel frattempo sono uscite nuove date: ricarica la pagina per vederle.',
  },
  DATE_ALERT_NOT_FOUND: {
    status: 404,
    message: 'Non troviamo questa richiesta: il link potrebbe essere scaduto.',
  },
  VOUCHER_UNKNOWN: {
    status: 404,
    message: 'Non troviamo un buono con questo codice: controllalo e riprova.',
  },
  VOUCHER_EXPIRED: { status: 409, message: 'Questo buono è scaduto: scrivi al tuo consulente.' },
  VOUCHER_SPENT: {
    status: 409,
    message: 'Questo buono è già stato usato per intero: paga con bonifico.',
  },
  VOUCHER_CANCELLED: {
    status: 409,
    message: 'Questo buono non è più valido: scrivi al tuo consulente.',
  },
  ...tripErrors,
  ...officeErrors,
} as const satisfies Record<DomainErrorCode, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

export const unexpectedErrorMessage =
  'Si è verificato un errore imprevisto. Riprova tra qualche istante.'

/** The part of the catalogue that one call may answer with. */
export function errorsOf<Code extends ErrorCode>(
  ...codes: Code[]
): Pick<typeof errorCatalogue, Code> {
  return Object.fromEntries(codes.map((code) => [code, errorCatalogue[code]])) as Pick<
    typeof errorCatalogue,
    Code
  >
}
