import type { DomainErrorCode } from '../domain/errors.ts'

/** What only members of staff ever read; a part of the one catalogue in `errors.ts`. */
export const officeErrors = {
  ROOM_NOT_FOUND: {
    status: 404,
    message: 'Questa camera o questo soggiorno non c’è più: ricarica la pagina.',
  },
  ROOM_FULL: {
    status: 409,
    message:
      'In questa camera non ci sono altri letti: aggiungi un letto o scegli un’altra camera.',
  },
  ROOM_GUEST_GONE: {
    status: 409,
    message: 'Questa persona non viaggia più su questa partenza: ricarica la pagina.',
  },
  EXPENSE_DECIDED: {
    status: 409,
    message: 'Su questa spesa qualcuno ha già deciso: ricarica la pagina.',
  },
  EXPENSE_NOT_APPROVED: {
    status: 409,
    message: 'Questa spesa non è più approvata: ricarica la pagina.',
  },
  DEPARTURE_HAS_DIARY: {
    status: 409,
    message:
      'Su questa partenza è già stato scritto dal viaggio: non si può spostare né eliminare. Puoi archiviarla.',
  },
  DEPARTURE_HAS_COSTS: {
    status: 409,
    message:
      'In Cassa questa partenza ha dei costi: non si può eliminare. Puoi archiviarla, oppure spostarla a un altro giorno con i suoi costi.',
  },
  EXPENSE_STRUCK: {
    status: 409,
    message: 'Chi ha scritto questa spesa l’ha annullata: ricarica la pagina.',
  },
  SAMPLE_REFUSED: {
    status: 409,
    message:
      'I dati di prova si caricano solo su un gestionale senza prenotazioni e con «Dati reali» spento.',
  },
  SAMPLE_BUSY: {
    status: 409,
    message: 'I dati di prova si stanno ancora caricando: aspetta qualche secondo e riprova.',
  },
  SAMPLE_NOT_ALONE: {
    status: 409,
    message:
      'Tra i dati di prova c’è già qualcosa di vero: prenotazioni, buoni o movimenti fatti su partenze o conti tuoi. Per non perderli non si svuota niente.',
  },
  SAMPLE_THERE: {
    status: 409,
    message: 'Ci sono ancora i dati di prova: premi «Svuota» in alto, poi accendi «Dati reali».',
  },
  BACKUP_NO_KEY: {
    status: 409,
    message: 'Manca la chiave che sigilla le copie: la imposta il tecnico.',
  },
  BACKUP_BUSY: {
    status: 409,
    message: 'Una copia si sta già facendo: aspetta che finisca.',
  },
  BACKUP_GONE: {
    status: 404,
    message: 'Questa copia da qui non si scarica più: ricarica la pagina o fanne una nuova.',
  },
  NOTHING_TO_PUBLISH: {
    status: 409,
    message: 'Non c’è nulla di nuovo da pubblicare.',
  },
  EDITION_NOT_WHOLE: {
    status: 422,
    message: 'Queste bozze non si possono ancora pubblicare insieme: sistema i campi segnati.',
  },
  BUNDLE_NOT_FOUND: { status: 404, message: 'Questa raccolta non c’è più.' },
  BUNDLE_WAITS: {
    status: 409,
    message: 'Questa raccolta aspetta la sua ora: ritirala prima di toglierla.',
  },
  BUNDLE_CHANGED: {
    status: 409,
    message:
      'Da allora un documento della raccolta è cambiato ancora: riprendi il testo di prima dalla sua storia.',
  },
  EDITION_NOT_FOUND: { status: 404, message: 'Questa edizione non c’è: scegline una dall’elenco.' },
  OWN_CHANGE: {
    status: 409,
    message: 'Questa modifica l’hai chiesta tu: la approva un altro amministratore.',
  },
  APPROVER_TOO_NEW: {
    status: 409,
    message:
      'Il tuo accesso e quello di chi ha chiesto la modifica sono legati da poco: la approva un altro amministratore.',
  },
  ADMINISTRATOR_REMOVED: {
    status: 409,
    message:
      'Un amministratore è stato tolto da poco: per sicurezza i conti si possono cambiare tre giorni dopo.',
  },
  ACCESS_TOO_NEW: {
    status: 409,
    message:
      'Questo accesso è stato creato o cambiato da poco: per sicurezza può toccare i conti tre giorni dopo.',
  },
  CHANGES_FROZEN: {
    status: 409,
    message:
      'Qualcuno ha fermato una modifica agli accessi: per sicurezza i conti si possono cambiare tre giorni dopo.',
  },
  STOP_INVALID: {
    status: 404,
    message: 'Questo link non è più valido: chiedi a un amministratore.',
  },
  CHANGE_NOT_FOUND: { status: 404, message: 'Questa modifica non c’è più: ricarica la pagina.' },
  CHANGE_DECIDED: {
    status: 409,
    message: 'Su questa modifica è già stato deciso: ricarica per vedere come.',
  },
  CHANGE_EXPIRED: {
    status: 409,
    message: 'La richiesta è scaduta: chi l’ha fatta può ripeterla.',
  },
  FOREIGN_IBAN: {
    status: 422,
    message:
      'Nel testo c’è un IBAN che non è tra i conti attivi dell’agenzia: toglilo, o chiedi a un amministratore.',
  },
  INVALID_IBAN: { status: 400, message: 'IBAN non valido: controlla le cifre.' },
  DUPLICATE_IBAN: {
    status: 409,
    message: 'Questa combinazione IBAN + Intestatario esiste già',
  },
  DUPLICATE_IBAN_HOLDER: { status: 409, message: 'Esiste già un IBAN con questa intestazione' },
  IBAN_CHECK_FAILED: { status: 503, message: 'Errore nella verifica dei duplicati' },
  AUTOMATIC_LINKS_FAILED: {
    status: 503,
    message: 'Errore nella generazione automatica dei link',
  },
  NUMBER_EXISTS: { status: 409, message: 'Questo numero è già nella rotazione.' },
  MAIL_ALREADY_SENT: { status: 409, message: 'Questa email è già stata inviata.' },
  STAFF_EMAIL_TAKEN: { status: 409, message: 'Esiste già un accesso con questa email.' },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: 'È l’ultimo amministratore attivo: nominane prima un altro.',
  },
  STATEMENT_UNREADABLE: {
    status: 422,
    message:
      'Questo file non è un estratto conto che sappiamo leggere: prova con camt.053, MT940, CBI, CSV o XLSX.',
  },
  STATEMENT_COLUMNS: {
    status: 422,
    message: 'Non riconosciamo le colonne di questo file: indica quali sono, una volta sola.',
  },
  STATEMENT_EMPTY: {
    status: 422,
    message:
      'In questo file non c’è nessun movimento: controlla il periodo scelto in banca e scaricalo di nuovo.',
  },
  STATEMENT_OTHER_ACCOUNT: {
    status: 422,
    message: 'L’estratto conto è di un altro conto: scegli quello giusto e riprova.',
  },
  STATEMENT_BUSY: {
    status: 409,
    message: 'Un collega sta importando un file di questo conto: riprova tra qualche minuto.',
  },
  ENTRY_CHANGED: {
    status: 409,
    message: 'Un collega ha appena lavorato su questo movimento: ecco come sta adesso.',
  },
  ENTRY_AMOUNT: {
    status: 422,
    message: 'La somma abbinata non può superare l’importo del movimento.',
  },
  MONTH_CLOSED: {
    status: 409,
    message: 'Questo mese è chiuso: registra il pagamento con una data successiva.',
  },
  MONTH_NOT_OVER: { status: 422, message: 'Si chiude solo un mese già finito.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'Nella redazione non c’è niente con questo nome.' },
  DRAFT_CONFLICT: {
    status: 409,
    message: 'Un collega ha salvato questa bozza nel frattempo: niente è stato sovrascritto.',
  },
  DRAFT_TOO_LARGE: {
    status: 413,
    message: 'Il testo è troppo lungo per una sola pagina: accorcialo.',
  },
  REFUND_AMOUNT: {
    status: 422,
    message: 'Non si può rimborsare più di quanto spetta al cliente.',
  },
  PAYMENT_GIVEN_BACK: {
    status: 409,
    message: 'Una parte di questo incasso è già tornata al cliente: annulla prima il rimborso.',
  },
  VOUCHER_GIVEN_SPENT: {
    status: 409,
    message:
      'Il buono dato al posto del rimborso è già stato usato: il pagamento non si può correggere.',
  },
  PUBLICATION_PAST: { status: 422, message: 'Scegli un momento che deve ancora venire.' },
  PICTURE_TYPE: {
    status: 415,
    message:
      'Questo file non è un’immagine che possiamo usare: carica JPEG, PNG, HEIC, WebP o AVIF.',
  },
  PICTURE_SIZE: { status: 413, message: 'La foto supera i 30 MB: scegline una più leggera.' },
  PICTURES_WAITING: {
    status: 429,
    message: 'Ci sono già molte foto in lavorazione: aspetta qualche minuto e riprova.',
  },
  PICTURE_IN_USE: {
    status: 409,
    message: 'Questa immagine è usata, o lo è stata in un’edizione: resta in archivio.',
  },
  CATALOGUE_UNREADABLE: {
    status: 422,
    message:
      'Questo file non è un catalogo esportato da qui, o è rovinato: niente è stato importato.',
  },
  PICTURE_NOT_READY: {
    status: 409,
    message: 'Un’immagine è ancora in lavorazione: riprova tra qualche secondo.',
  },
} as const satisfies Partial<Record<DomainErrorCode, { status: number; message: string }>>
