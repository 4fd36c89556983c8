import type { consentPurposes } from './consent.ts'

export type StoredKey = {
  /** As it appears in the browser; a name ending in `*` covers every key with that prefix. */
  name: string
  /** `tab`: deleted when the tab is closed. `device`: kept until the visitor clears it. */
  where: 'tab' | 'device'
  /** What it is for, in the words of the cookie policy. */
  purpose: string
  /** The consent without which the key is not stored. */
  consent?: (typeof consentPurposes)[number]
}

/**
 * Everything that the public pages store in a visitor's browser. The cookie policy is generated from
 * it, and a journey compares it with what the browser really holds.
 */
export const storedKeys: readonly StoredKey[] = [
  {
    name: 'tempSelectedDate',
    where: 'device',
    purpose: "la partenza e l'aeroporto che hai scelto, per ritrovarli nella pagina dei contatti",
  },
  {
    name: 'savedTrips',
    where: 'device',
    purpose: 'i viaggi che hai salvato, per ritrovarli nella pagina dei viaggi',
  },
  {
    name: 'bookingData',
    where: 'device',
    purpose: 'viaggio, date e recapiti della prenotazione in corso',
  },
  {
    name: 'travelersData',
    where: 'device',
    purpose: 'i nomi di chi viaggia, finché non arrivi al pagamento',
  },
  { name: 'paymentData', where: 'device', purpose: 'importo, conto e causale da pagare' },
  { name: 'lastBookingId', where: 'device', purpose: "il codice dell'ultima prenotazione" },
  {
    name: 'link_booking_*',
    where: 'device',
    purpose: 'la prenotazione fatta da un link personale, per ritrovarla quando lo riapri',
  },
  { name: 'receipt_code_*', where: 'device', purpose: 'la causale del bonifico, per prenotazione' },
  {
    name: 'whatsapp_pre_assigned',
    where: 'device',
    purpose: "il numero del consulente che ti è stato assegnato, valido per un'ora",
  },
  {
    name: 'whatsapp_stats',
    where: 'device',
    purpose: 'quante volte hai aperto la chat',
    consent: 'statistics',
  },
  {
    name: 'popup_blocked_stats',
    where: 'device',
    purpose: 'quante volte il browser ha bloccato la chat',
    consent: 'statistics',
  },
  {
    name: 'mobile_whatsapp_logs',
    where: 'device',
    purpose: 'gli ultimi cinquanta eventi della chat',
    consent: 'statistics',
  },
  {
    name: 'whatsapp_session',
    where: 'tab',
    purpose: 'lega il numero assegnato a questa visita',
  },
  {
    name: 'referralSource',
    where: 'device',
    purpose: 'se sei arrivato da un annuncio, per mostrarti la stessa offerta a ogni pagina',
  },
  { name: 'referralCode', where: 'device', purpose: "il codice di quell'annuncio" },
  {
    name: 'cacheVersion',
    where: 'device',
    purpose: 'la versione del sito, per eliminare le copie vecchie',
  },
  { name: 'brandVersion', where: 'device', purpose: 'lo stesso, per il marchio' },
  { name: 'lastCacheCleared', where: 'device', purpose: "quando è stata fatta l'ultima pulizia" },
  {
    name: 'cookie_consent',
    where: 'device',
    purpose: 'la scelta che hai fatto sui cookie, con la sua data',
  },
  {
    name: 'contact_draft',
    where: 'tab',
    purpose: 'quello che hai scritto nel modulo di contatto e non hai ancora inviato',
  },
  {
    name: 'booking_draft*',
    where: 'tab',
    purpose: 'quello che hai scritto nel modulo di prenotazione e non hai ancora inviato',
  },
  { name: 'place', where: 'tab', purpose: 'a che punto della pagina eri, se la ricarichi' },
  {
    name: 'reloadedAt',
    where: 'tab',
    purpose: 'quando la pagina si è aggiornata da sola per una nuova versione del sito',
  },
  {
    name: 'funnel_steps',
    where: 'tab',
    purpose: 'quali passi di questa visita sono già stati contati',
    consent: 'statistics',
  },
  {
    name: 'measured_visit',
    where: 'tab',
    purpose: 'se di questa visita misuriamo la velocità delle pagine',
    consent: 'statistics',
  },
]

export function isKnownKey(name: string, where: StoredKey['where']): boolean {
  return storedKeys.some((known) => {
    if (known.where !== where) return false
    return known.name.endsWith('*') ? name.startsWith(known.name.slice(0, -1)) : name === known.name
  })
}

const placeTexts = { device: 'resta nel browser', tab: 'sparisce con la scheda' } as const

/** The lines of the cookie policy: for keys that are always stored, or for those that need this consent. */
export function storedKeyLines(consent?: StoredKey['consent']): string[] {
  return storedKeys
    .filter((key) => key.consent === consent)
    .map(({ name, where, purpose }) => {
      const shown = name.replace('*', '…')
      return `${shown}: ${purpose} (${placeTexts[where]}).`
    })
}
