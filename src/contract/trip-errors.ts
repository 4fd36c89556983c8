import type { DomainErrorCode } from '../domain/errors.ts'
import { placeLinkInvalid } from '../domain/trip/place.ts'
import { answeredWith } from './answered-with.ts'

/** What is answered in 'Il mio viaggio'; a part of the one catalogue in `errors.ts`. */
export const tripErrors = {
  ...answeredWith(401, {
    TRIP_SESSION_OVER:
      'Per entrare serve il tuo link personale: aprilo dall’email o fattelo mandare.',
    TRIP_PASSKEY_INVALID:
      'Questa passkey qui non vale più: entra con il tuo link, o fattene mandare uno nuovo.',
  }),
  ...answeredWith(404, {
    TRIP_LINK_INVALID: placeLinkInvalid,
  }),
  ...answeredWith(409, {
    TRIP_DATA_CLOSED: 'Questi dati non si possono più cambiare da qui: scrivici e ci pensiamo noi.',
    TRIP_REQUEST_OPEN: 'C’è già una richiesta di questo tipo: aspetta la risposta o ritirala.',
    TRIP_REQUEST_LATE:
      'È tardi per chiederlo da qui: scrivici e vediamo insieme che cosa si può fare.',
    TRIP_REQUEST_OVER: 'Questa richiesta è già chiusa: ricarica la pagina per vedere com’è finita.',
    TRIP_REQUEST_COST:
      'Il conto è cambiato da quando l’hai aperto: guarda le cifre nuove e decidi.',
    TRIP_REQUEST_BY_HAND:
      'Questa richiesta non si applica con un tocco: i viaggiatori sono cambiati, o chi non parte deve le spese di recesso. Accordati con il cliente e cambia la prenotazione a mano.',
    SHARES_CLOSED:
      'Per questa prenotazione non c’è niente da dividere: scrivici e ci pensiamo noi.',
    SHARES_PAID: 'Qualcuno ha già pagato la sua quota: non si torna più a un pagamento unico.',
    TRIP_PLACE_CLOSED: 'Il viaggio è finito da più di un mese: la pagina del viaggiatore è chiusa.',
    TRIP_REMINDED_TODAY: 'Il promemoria di oggi è già partito: se serve, mandane un altro domani.',
    TRIP_PASSKEYS_FULL: 'Hai già cinque passkey: togline una che non usi, poi aggiungi questa.',
  }),
  ...answeredWith(422, {
    TRIP_PASSKEY_REFUSED: 'La passkey non è stata aggiunta: riprova, ci vuole un momento.',
    DOCUMENT_UNREADABLE:
      'Il codice del documento non torna: riprova con più luce, o scrivi i dati a mano.',
  }),
} satisfies Partial<Record<DomainErrorCode, { status: number; message: string }>>
