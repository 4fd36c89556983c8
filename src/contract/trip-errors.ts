import type { DomainErrorCode } from '../domain/errors.ts'

/** What is answered in 'Il mio viaggio'; a part of the one catalogue in `errors.ts`. */
export const tripErrors = {
  TRIP_LINK_INVALID: {
    status: 404,
    message: 'Questo link non è più valido: fattene mandare uno nuovo, basta un momento.',
  },
  TRIP_SESSION_OVER: {
    status: 401,
    message: 'Per entrare serve il tuo link personale: aprilo dall’email o fattelo mandare.',
  },
  TRIP_DATA_CLOSED: {
    status: 409,
    message: 'Questi dati non si possono più cambiare da qui: scrivici e ci pensiamo noi.',
  },
  TRIP_REQUEST_OPEN: {
    status: 409,
    message: 'C’è già una richiesta di questo tipo: aspetta la risposta o ritirala.',
  },
  TRIP_REQUEST_LATE: {
    status: 409,
    message: 'È tardi per chiederlo da qui: scrivici e vediamo insieme che cosa si può fare.',
  },
  TRIP_REQUEST_OVER: {
    status: 409,
    message: 'Questa richiesta è già chiusa: ricarica la pagina per vedere com’è finita.',
  },
  TRIP_REQUEST_COST: {
    status: 409,
    message: 'Il conto è cambiato da quando l’hai aperto: guarda le cifre nuove e decidi.',
  },
  TRIP_REQUEST_BY_HAND: {
    status: 409,
    message:
      'Questa richiesta non si applica con un tocco: i viaggiatori sono cambiati, o chi non parte deve le spese di recesso. Accordati con il cliente e cambia la prenotazione a mano.',
  },
  SHARES_CLOSED: {
    status: 409,
    message: 'Per questa prenotazione non c’è niente da dividere: scrivici e ci pensiamo noi.',
  },
  SHARES_PAID: {
    status: 409,
    message: 'Qualcuno ha già pagato la sua quota: non si torna più a un pagamento unico.',
  },
  TRIP_PLACE_CLOSED: {
    status: 409,
    message: 'Il viaggio è finito da più di un mese: la pagina del viaggiatore è chiusa.',
  },
  TRIP_REMINDED_TODAY: {
    status: 409,
    message: 'Il promemoria di oggi è già partito: se serve, mandane un altro domani.',
  },
  TRIP_PASSKEY_INVALID: {
    status: 401,
    message: 'Questa passkey qui non vale più: entra con il tuo link, o fattene mandare uno nuovo.',
  },
  TRIP_PASSKEY_REFUSED: {
    status: 422,
    message: 'La passkey non è stata aggiunta: riprova, ci vuole un momento.',
  },
  TRIP_PASSKEYS_FULL: {
    status: 409,
    message: 'Hai già cinque passkey: togline una che non usi, poi aggiungi questa.',
  },
  DOCUMENT_UNREADABLE: {
    status: 422,
    message: 'Il codice del documento non torna: riprova con più luce, o scrivi i dati a mano.',
  },
} as const satisfies Partial<Record<DomainErrorCode, { status: number; message: string }>>
