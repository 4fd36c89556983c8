import type { DomainErrorCode } from '../domain/errors.ts'
import { answeredWith } from './answered-with.ts'

/** What only members of staff ever read; a part of the one catalogue in `errors.ts`. */
export const officeErrors = {
  ...answeredWith(400, {
    INVALID_IBAN: 'IBAN non valido: controlla le cifre.',
  }),
  ...answeredWith(404, {
    ROOM_NOT_FOUND: 'Questa camera o questo soggiorno non c’è più: ricarica la pagina.',
    BACKUP_GONE: 'Questa copia da qui non si scarica più: ricarica la pagina o fanne una nuova.',
    BUNDLE_NOT_FOUND: 'Questa raccolta non c’è più.',
    EDITION_NOT_FOUND: 'Questa edizione non c’è: scegline una dall’elenco.',
    STOP_INVALID: 'Questo link non è più valido: chiedi a un amministratore.',
    CHANGE_NOT_FOUND: 'Questa modifica non c’è più: ricarica la pagina.',
    DOCUMENT_NOT_FOUND: 'Nella redazione non c’è niente con questo nome.',
  }),
  ...answeredWith(409, {
    ROOM_FULL:
      'In questa camera non ci sono altri letti: aggiungi un letto o scegli un’altra camera.',
    ROOM_GUEST_GONE: 'Questa persona non viaggia più su questa partenza: ricarica la pagina.',
    EXPENSE_DECIDED: 'Su questa spesa qualcuno ha già deciso: ricarica la pagina.',
    EXPENSE_NOT_APPROVED: 'Questa spesa non è più approvata: ricarica la pagina.',
    DEPARTURE_HAS_DIARY:
      'Su questa partenza è già stato scritto dal viaggio: non si può spostare né eliminare. Puoi archiviarla.',
    DEPARTURE_HAS_COSTS:
      'In Cassa questa partenza ha dei costi: non si può eliminare. Puoi archiviarla, oppure spostarla a un altro giorno con i suoi costi.',
    EXPENSE_STRUCK: 'Chi ha scritto questa spesa l’ha annullata: ricarica la pagina.',
    SAMPLE_REFUSED:
      'I dati di prova si caricano solo su un gestionale senza prenotazioni e con «Dati reali» spento.',
    SAMPLE_BUSY: 'I dati di prova si stanno ancora caricando: aspetta qualche secondo e riprova.',
    SAMPLE_NOT_ALONE:
      'Tra i dati di prova c’è già qualcosa di vero: prenotazioni, buoni o movimenti fatti su partenze o conti tuoi. Per non perderli non si svuota niente.',
    SAMPLE_THERE:
      'Ci sono ancora i dati di prova: premi «Svuota» in alto, poi accendi «Dati reali».',
    BACKUP_NO_KEY: 'Manca la chiave che sigilla le copie: la imposta il tecnico.',
    BACKUP_BUSY: 'Una copia si sta già facendo: aspetta che finisca.',
    NOTHING_TO_PUBLISH: 'Non c’è nulla di nuovo da pubblicare.',
    BUNDLE_WAITS: 'Questa raccolta aspetta la sua ora: ritirala prima di toglierla.',
    BUNDLE_CHANGED:
      'Da allora un documento della raccolta è cambiato ancora: riprendi il testo di prima dalla sua storia.',
    OWN_CHANGE: 'Questa modifica l’hai chiesta tu: la approva un altro amministratore.',
    APPROVER_TOO_NEW:
      'Il tuo accesso e quello di chi ha chiesto la modifica sono legati da poco: la approva un altro amministratore.',
    ADMINISTRATOR_REMOVED:
      'Un amministratore è stato tolto da poco: per sicurezza i conti si possono cambiare tre giorni dopo.',
    ACCESS_TOO_NEW:
      'Questo accesso è stato creato o cambiato da poco: per sicurezza può toccare i conti tre giorni dopo.',
    CHANGES_FROZEN:
      'Qualcuno ha fermato una modifica agli accessi: per sicurezza i conti si possono cambiare tre giorni dopo.',
    CHANGE_DECIDED: 'Su questa modifica è già stato deciso: ricarica per vedere come.',
    CHANGE_EXPIRED: 'La richiesta è scaduta: chi l’ha fatta può ripeterla.',
    DUPLICATE_IBAN: 'Questa combinazione IBAN + Intestatario esiste già',
    DUPLICATE_IBAN_HOLDER: 'Esiste già un IBAN con questa intestazione',
    NUMBER_EXISTS: 'Questo numero è già nella rotazione.',
    MAIL_ALREADY_SENT: 'Questa email è già stata inviata.',
    STAFF_EMAIL_TAKEN: 'Esiste già un accesso con questa email.',
    LAST_ADMINISTRATOR: 'È l’ultimo amministratore attivo: nominane prima un altro.',
    STATEMENT_BUSY:
      'Un collega sta importando un file di questo conto: riprova tra qualche minuto.',
    ENTRY_CHANGED: 'Un collega ha appena lavorato su questo movimento: ecco come sta adesso.',
    MONTH_CLOSED: 'Questo mese è chiuso: registra il pagamento con una data successiva.',
    DRAFT_CONFLICT:
      'Un collega ha salvato questa bozza nel frattempo: niente è stato sovrascritto.',
    PAYMENT_GIVEN_BACK:
      'Una parte di questo incasso è già tornata al cliente: annulla prima il rimborso.',
    VOUCHER_GIVEN_SPENT:
      'Il buono dato al posto del rimborso è già stato usato: il pagamento non si può correggere.',
    PICTURE_IN_USE: 'Questa immagine è usata, o lo è stata in un’edizione: resta in archivio.',
    PICTURE_NOT_READY: 'Un’immagine è ancora in lavorazione: riprova tra qualche secondo.',
  }),
  ...answeredWith(413, {
    DRAFT_TOO_LARGE: 'Il testo è troppo lungo per una sola pagina: accorcialo.',
    STATEMENT_SIZE: 'Il file supera i 64 MB: scarica dalla banca un periodo più breve e riprova.',
    PICTURE_SIZE: 'La foto supera i 30 MB: scegline una più leggera.',
  }),
  ...answeredWith(415, {
    PICTURE_TYPE:
      'Questo file non è un’immagine che possiamo usare: carica JPEG, PNG, HEIC, WebP o AVIF.',
  }),
  ...answeredWith(422, {
    EDITION_NOT_WHOLE:
      'Queste bozze non si possono ancora pubblicare insieme: sistema i campi segnati.',
    FOREIGN_IBAN:
      'Nel testo c’è un IBAN che non è tra i conti attivi dell’agenzia: toglilo, o chiedi a un amministratore.',
    STATEMENT_UNREADABLE:
      'Questo file non è un estratto conto che sappiamo leggere: prova con camt.053, MT940, CBI, CSV o XLSX.',
    STATEMENT_COLUMNS:
      'Non riconosciamo le colonne di questo file: indica quali sono, una volta sola.',
    STATEMENT_EMPTY:
      'In questo file non c’è nessun movimento: controlla il periodo scelto in banca e scaricalo di nuovo.',
    STATEMENT_OTHER_ACCOUNT:
      'L’estratto conto è di un altro conto: scegli quello giusto e riprova.',
    ENTRY_AMOUNT: 'La somma abbinata non può superare l’importo del movimento.',
    MONTH_NOT_OVER: 'Si chiude solo un mese già finito.',
    REFUND_AMOUNT: 'Non si può rimborsare più di quanto spetta al cliente.',
    PUBLICATION_PAST: 'Scegli un momento che deve ancora venire.',
    CATALOGUE_UNREADABLE:
      'Questo file non è un catalogo esportato da qui, o è rovinato: niente è stato importato.',
  }),
  ...answeredWith(429, {
    PICTURES_WAITING: 'Ci sono già molte foto in lavorazione: aspetta qualche minuto e riprova.',
  }),
  ...answeredWith(503, {
    IBAN_CHECK_FAILED: 'Errore nella verifica dei duplicati',
    AUTOMATIC_LINKS_FAILED: 'Errore nella generazione automatica dei link',
  }),
} satisfies Partial<Record<DomainErrorCode, { status: number; message: string }>>
