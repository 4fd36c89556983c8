import { documentsClosed } from '../domain/booking/documents-closed.ts'
import type { DomainErrorCode } from '../domain/errors.ts'
import { answeredWith } from './answered-with.ts'
import { officeErrors } from './office-errors.ts'
import { tripErrors } from './trip-errors.ts'

/** Code → status → the message for travellers or staff. The log has more details. */
export const errorCatalogue = {
  ...answeredWith(400, {
    VALIDATION: 'Controlla i dati inseriti e riprova.',
    PASSWORD_COMMON: 'Questa password è troppo facile da indovinare: scegline una più insolita.',
    PASSWORD_REUSED: 'L’hai già usata: scegli una password nuova.',
    ADULT_REQUIRED:
      'Serve almeno un adulto: qualcuno che il giorno della partenza abbia compiuto 18 anni.',
    PLAN_INVALID: 'Il piano di pagamento non torna: controlla importi e date delle rate.',
    VERIFICATION_HOST:
      'L’indirizzo non è del fornitore della verifica: il cliente vedrebbe un riquadro vuoto.',
    DOCUMENT_MISSING: 'Carica una foto del tuo passaporto',
  }),
  ...answeredWith(401, {
    UNAUTHORIZED: 'Accedi per continuare.',
  }),
  ...answeredWith(403, {
    FORBIDDEN: 'Non hai i permessi per questa operazione: chiedila a un amministratore.',
    PASSWORD_CHANGE_REQUIRED: 'La tua password è provvisoria: scegline una tua per continuare.',
    FRESH_SIGN_IN_REQUIRED:
      'Per questa operazione conferma la tua identità: password e codice di verifica.',
    IDENTITY_NOT_CONFIRMED: 'Password o codice di verifica non corretti.',
    SECOND_FACTOR_MISSING:
      'Per questa operazione serve la verifica in due passaggi: attivala in «Il mio account» e riprova.',
  }),
  ...answeredWith(404, {
    NOT_FOUND: 'Non lo troviamo più, forse è stato tolto: ricarica la pagina.',
    KITTY_NOT_FOUND:
      'Questo link non apre più nessuna cassa: chiedine uno nuovo a chi accompagna il gruppo.',
    TRIP_NOT_FOUND: 'Destinazione non trovata',
    DEPARTURE_NOT_FOUND: 'Questa partenza non c’è più: scegli un’altra data.',
    LINK_NOT_FOUND: 'Link di prenotazione non valido',
    BOOKING_NOT_FOUND: 'Prenotazione non trovata',
    IBAN_NOT_FOUND: 'IBAN non trovato.',
    VERIFICATION_LINK_INVALID: 'Link di verifica non valido o scaduto. Contattare il supporto.',
    REVIEW_LINK_INVALID:
      'Questo link non è più valido: se vuoi raccontarci il tuo viaggio, scrivici.',
    WAITING_ENTRY_NOT_FOUND: 'Non troviamo questa richiesta: il link potrebbe essere scaduto.',
    DATE_ALERT_NOT_FOUND: 'Non troviamo questa richiesta: il link potrebbe essere scaduto.',
    VOUCHER_UNKNOWN: 'Non troviamo un buono con questo codice: controllalo e riprova.',
  }),
  ...answeredWith(405, {
    METHOD_NOT_ALLOWED: 'Da qui non si può fare: ricarica la pagina e riprova.',
  }),
  ...answeredWith(409, {
    VERSION_CONFLICT:
      'Un collega ha modificato questi dati nel frattempo. Ricarica per vedere la versione aggiornata.',
    DEPARTURE_FULL:
      'Non ci sono abbastanza posti per questa partenza. I dati inseriti sono rimasti nel modulo: riduci i viaggiatori o chiedi un’altra data al tuo consulente.',
    EXTRA_FULL:
      'Un extra scelto non ha più abbastanza disponibilità su questa partenza. I dati inseriti sono rimasti nel modulo: riduci la scelta e riprova.',
    EXTRA_NOT_OFFERED:
      'Un extra scelto non è più disponibile per questa partenza: toglilo e riprova. I dati inseriti sono rimasti nel modulo.',
    DEPARTURE_CLOSED:
      'Le prenotazioni per questa partenza sono chiuse: chiedi un’altra data al tuo consulente.',
    HELD_SPOTS_LIMIT:
      'Con questi contatti ci sono già dei posti in attesa di pagamento. Completa quel pagamento oppure scrivici: un consulente ti riserva gli altri.',
    ALREADY_BOOKED:
      'Con questi contatti una di queste persone è già prenotata su questa partenza. Se vuoi davvero un secondo ordine, confermalo.',
    DEPARTURE_SHARE_LIMIT:
      'Per tanti posti della stessa partenza ti aiuta un consulente: scrivici e ti riserva il gruppo con un link personale.',
    SPOTS_RELEASED:
      'I posti di questa prenotazione sono tornati liberi: riprendili prima di pagare.',
    DEPARTURE_EXISTS:
      'Per questo viaggio esiste già una partenza in questa data, forse tra quelle archiviate.',
    DEPARTURE_BOOKED:
      'La partenza ha già delle prenotazioni: non si può spostare, archiviare né eliminare.',
    TOO_FEW_SPOTS: 'I posti non possono essere meno di quelli già prenotati.',
    BOOKING_CANCELLED: 'Questa prenotazione è stata annullata.',
    ALREADY_PAID: 'Il pagamento risulta già ricevuto.',
    REMINDED_TODAY: 'Oggi è già partito un promemoria per questa prenotazione.',
    INVALID_TRANSITION:
      'A questo punto della prenotazione non si può fare: ricarica la pagina per vedere come sta.',
    IBAN_INACTIVE: 'Questo IBAN è disattivato: scegline un altro.',
    IBAN_BLOCKED: 'Questo conto è bloccato: scegline un altro, oppure sbloccalo prima.',
    SAME_ACCOUNT: 'Il conto sostitutivo deve avere un altro numero.',
    ACCOUNT_CHANGED:
      'Il conto per il bonifico è cambiato mentre eri su questa pagina: qui sotto trovi i dati nuovi. Se hai già inviato il bonifico al conto precedente non ripeterlo, scrivici.',
    TERMS_CHANGED:
      'I testi del contratto sono stati aggiornati mentre eri su questa pagina: leggi la versione nuova, sopra al pulsante, e conferma di nuovo. I dati inseriti sono rimasti.',
    VERIFICATION_ID_TAKEN:
      'Questo identificativo è già di un altro link: usane uno nuovo per ogni cliente.',
    DOCUMENTS_CLOSED: `${documentsClosed} Se le foto sono per un’altra prenotazione, scrivi il suo codice.`,
    BOOKING_QUOTA:
      'Per questa prenotazione abbiamo già ricevuto molte foto. Se ne manca una, scrivi al tuo consulente.',
    DEPARTURE_CANCELLED: 'Questa partenza è stata annullata: scegli un’altra data.',
    DEPARTURE_DECIDED: 'Su questa partenza è già stato deciso: ricarica per vedere come.',
    DEPARTURE_HAS_ROOM: 'Su questa partenza ci sono ancora posti per voi: prenotala subito.',
    DATES_ON_SALE: 'Nel frattempo sono uscite nuove date: ricarica la pagina per vederle.',
    VOUCHER_EXPIRED: 'Questo buono è scaduto: scrivi al tuo consulente.',
    VOUCHER_SPENT: 'Questo buono è già stato usato per intero: paga con bonifico.',
    VOUCHER_CANCELLED: 'Questo buono non è più valido: scrivi al tuo consulente.',
  }),
  ...answeredWith(410, {
    TRIP_DEPARTED:
      'Questo viaggio è già partito. Guarda le prossime partenze: ce n’è una anche per te.',
    LINK_EXPIRED: 'Questo link di prenotazione è scaduto',
    VERIFICATION_LINK_USED:
      'Questo link è già stato utilizzato. Contattare il supporto per richiedere un nuovo link.',
  }),
  ...answeredWith(413, {
    BODY_TOO_LARGE: 'I dati inviati sono troppi: accorcia il testo e riprova.',
    DOCUMENT_SIZE: 'La foto supera i 10 MB: scegline una più leggera.',
  }),
  ...answeredWith(414, {
    ADDRESS_TOO_LONG: 'L’indirizzo è troppo lungo: riparti dalla pagina iniziale.',
  }),
  ...answeredWith(415, {
    NOT_JSON: 'La richiesta non è arrivata bene: ricarica la pagina e riprova.',
    DOCUMENT_TYPE: 'Il file non è una foto leggibile: usa JPEG, PNG, WebP o HEIC.',
  }),
  ...answeredWith(422, {
    EXTRA_TOO_MANY: 'Gli extra scelti sono più dei viaggiatori: riduci la scelta e riprova.',
  }),
  ...answeredWith(429, {
    SIGN_IN_SLOWED: 'Troppi tentativi di accesso. Attendi qualche minuto e riprova.',
    RATE_LIMITED: 'Troppe richieste in poco tempo. Attendi qualche minuto e riprova.',
    UPLOAD_ALLOWANCE:
      'Per oggi abbiamo ricevuto troppe foto senza una prenotazione. Riprova domani oppure mandale al tuo consulente.',
  }),
  ...answeredWith(503, {
    LINK_SEARCH_FAILED: 'Errore nella ricerca del link esistente',
    RECEIPT_CODES_EXHAUSTED: 'Errore nella creazione della prenotazione',
    STORE_FULL: 'Al momento non riusciamo a ricevere foto. Mandale al tuo consulente.',
    PASSPORT_UPLOAD_FAILED: 'Errore durante il caricamento del passaporto. Riprova.',
    SELFIE_UPLOAD_FAILED: 'Errore durante il caricamento della selfie. Riprova.',
    PASSPORT_RECORD_FAILED: 'Errore durante la registrazione del passaporto. Riprova.',
    SELFIE_RECORD_FAILED: 'Errore durante la registrazione della selfie. Riprova.',
    CARD_PAYMENTS_UNAVAILABLE:
      'Con la carta ora non si può pagare: usa il bonifico, con i dati della pagina di pagamento.',
  }),
  ...tripErrors,
  ...officeErrors,
} satisfies Record<DomainErrorCode, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

export const unexpectedErrorMessage =
  'Si è verificato un errore imprevisto. Riprova tra qualche istante.'

/** The errors that one call may return. */
export function errorsOf<Code extends ErrorCode>(
  ...codes: Code[]
): Pick<typeof errorCatalogue, Code> {
  return Object.fromEntries(codes.map((code) => [code, errorCatalogue[code]])) as Pick<
    typeof errorCatalogue,
    Code
  >
}
