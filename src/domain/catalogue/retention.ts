import { consentMonths } from '../consent.ts'
import { addDays, addMonths, type IsoDate, todayInRome } from '../dates.ts'
import { defaultRetentionDays, strayDocumentDays } from '../upload-allowance.ts'

/**
 * How many months personal data are kept, as promised in the privacy policy. Photographs of documents
 * have their own period, which staff may change (`documentRetention`).
 */
export const retentionMonths = {
  /** From the last change of the message, usually the answer. */
  contactMessages: 24,
  /** Copies of sent mails; mails that could not be sent in this time are useless as well. */
  mails: 24,
  /** From the last use of the link. */
  verificationLinks: 24,
  /** Holder, brand and last four digits of a card that was not charged here. */
  cardAttempts: 12,
  whatsappClicks: 12,
  /** Ids of webhook events from the providers. */
  technicalRecords: 6,
  /** How fast pages were for visitors, and errors in their browsers: anonymous counts. */
  visitMeasures: 6,
  /** Devices from which staff have signed in, from the last use. */
  knownDevices: 6,
  /** Waiting list entries, from the day on which they ended. */
  waitingLists: 1,
  /** Requests for new dates that were never confirmed, or have ended. */
  dateAlerts: 1,
  /** Confirmed requests for a trip that gets no new dates. */
  dateAlertsWaiting: 24,
  /** Personal links to write a review; the reviews themselves stay. */
  reviewInvitations: 3,
  /** Roll calls, notices and incidents of a departure, as long as claims can be made (art. 46). */
  roadDiaries: 36,
  auditLog: 60,
  /** Accounting: ten years (article 2220 of the civil code) from the trip's end or the last change. */
  bookings: 120,
} as const

/** Rate limits are counted in minutes, so their data are not needed after a day. */
export const requestLimitHours = 24

/** The first day that is still kept; older data are deleted. */
export function keptSince(now: Date, months: number): IsoDate {
  return addMonths(todayInRome(now), -months)
}

/** How long after the trip passport numbers, birth dates and addresses are still needed. */
export const travellerDataDays = 90

/** For trips that ended before this day only the travellers' names are kept. */
export function travellerDataKeptSince(now: Date): IsoDate {
  return addDays(todayInRome(now), -travellerDataDays)
}

/** `24 mesi`, `10 anni`: whole years are used from three years on. */
export function monthsText(months: number): string {
  if (months === 1) return '1 mese'
  return months >= 36 && months % 12 === 0 ? `${months / 12} anni` : `${months} mesi`
}

type RetentionRow = { what: string; howLong: string; from: string }

/** The rows for each period above, in the words of the privacy policy. A missing period does not compile. */
const retentionRows: Readonly<Record<keyof typeof retentionMonths, RetentionRow[]>> = {
  bookings: rows('bookings', {
    'Prenotazioni, contratti accettati e documenti contabili':
      'fine del viaggio o ultima registrazione (art. 2220 c.c.)',
  }),
  contactMessages: rows('contactMessages', {
    'Messaggi del modulo di contatto': 'ultima comunicazione',
  }),
  mails: rows('mails', { 'Copie delle email inviate dal sito': 'invio' }),
  verificationLinks: rows('verificationLinks', {
    "Link ed esiti della verifica dell'identità": 'ultimo utilizzo',
  }),
  cardAttempts: rows('cardAttempts', {
    'Intestatario, circuito e ultime quattro cifre della carta': 'tentativo di pagamento',
  }),
  whatsappClicks: rows('whatsappClicks', { 'Registrazioni dei clic su WhatsApp': 'clic' }),
  technicalRecords: rows('technicalRecords', {
    'Registri tecnici e di sicurezza, salvo indagini su abusi': 'registrazione',
  }),
  visitMeasures: rows('visitMeasures', {
    'Velocità delle pagine ed errori del sito, in soli conteggi': 'misura o ultima segnalazione',
  }),
  knownDevices: rows('knownDevices', {
    'Dispositivi da cui il personale ha effettuato accessi': 'ultimo accesso',
  }),
  waitingLists: rows('waitingLists', {
    "Richieste in lista d'attesa per una partenza piena": "fine dell'attesa",
  }),
  dateAlerts: rows('dateAlerts', {
    'Richieste di avviso sulle nuove date, mai confermate o concluse':
      "richiesta o fine dell'attesa",
  }),
  dateAlertsWaiting: rows('dateAlertsWaiting', {
    'Richieste di avviso sulle nuove date, confermate': 'conferma',
  }),
  reviewInvitations: rows('reviewInvitations', {
    'Inviti a scrivere una recensione rimasti senza risposta': 'invito',
  }),
  roadDiaries: rows('roadDiaries', {
    'Diario dei coordinatori durante il viaggio: appelli, avvisi e imprevisti': 'annotazione',
  }),
  auditLog: rows('auditLog', { 'Registro delle operazioni del personale': 'operazione' }),
}

function rows(key: keyof typeof retentionMonths, lines: Record<string, string>): RetentionRow[] {
  const howLong = monthsText(retentionMonths[key])
  return Object.entries(lines).map(([what, from]) => ({ what, howLong, from }))
}

/** All retention periods, as shown in the privacy policy. */
export function retentionTable(): { columns: string[]; rows: string[][] } {
  const days: RetentionRow[] = [
    {
      what: 'Numeri di passaporto, date di nascita e indirizzi, allergie e contatti di emergenza dei viaggiatori',
      howLong: `${travellerDataDays} giorni`,
      from: 'fine del viaggio; nella contabilità restano nomi e importi',
    },
    {
      what: 'Immagini di passaporti e selfie collegate a un viaggio',
      howLong: `${defaultRetentionDays} giorni`,
      from: 'fine del viaggio',
    },
    {
      what: 'Immagini di passaporti e selfie senza un viaggio',
      howLong: `${strayDocumentDays} giorni`,
      from: 'caricamento',
    },
  ]
  const short: RetentionRow[] = [
    {
      what: 'Conteggi che limitano le richieste per indirizzo IP',
      howLong: `${requestLimitHours} ore`,
      from: 'richiesta',
    },
    {
      what: 'Scelta sui cookie, nel tuo browser',
      howLong: monthsText(consentMonths),
      from: 'scelta; poi te la chiediamo di nuovo',
    },
  ]
  return {
    columns: ['Dati', 'Durata', 'A partire da'],
    rows: [...days, ...Object.values(retentionRows).flat(), ...short].map(
      ({ what, howLong, from }) => [what, howLong, from],
    ),
  }
}
