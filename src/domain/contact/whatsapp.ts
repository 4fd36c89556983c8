import { formatDateRange, formatDaysNights, type IsoDate } from '../dates.ts'

/** The assigned number is kept for one hour. */
export const assignedNumberLifeMs = 3_600_000
export const unknownDestination = 'Unknown Destination'

/** After the redirect: first the conversion event, then the work in the background. */
export const redirectTimings = { conversionMs: 50, backgroundMs: 100 } as const
export const funnelPrefix = 'TravelFunnel_'
export const leadEvent = { currency: 'EUR', value: 0 } as const

export const whatsAppStorageKeys = {
  assigned: 'whatsapp_pre_assigned',
  stats: 'whatsapp_stats',
  popupBlocked: 'popup_blocked_stats',
  logs: 'mobile_whatsapp_logs',
} as const

export const whatsAppTexts = {
  copied: (number: string) =>
    `WhatsApp non può essere aperto automaticamente. Numero copiato: ${number}. Apri WhatsApp e incolla il numero.`,
  manual: (number: string) => `Apri WhatsApp manualmente e contatta: ${number}`,
} as const

export type AssignedNumber = { number: string; timestamp: number; sessionId: string }

/** Valid for one hour from its timestamp; a timestamp in the future is rejected. */
export function isAssignedNumberFresh(assigned: AssignedNumber, now: Date): boolean {
  const age = now.getTime() - assigned.timestamp
  return age >= 0 && age < assignedNumberLifeMs
}

/** The stored number while it is fresh, otherwise the fallback. */
export function numberToUse(
  assigned: AssignedNumber | null | undefined,
  fallback: string,
  now: Date,
): string {
  return assigned && isAssignedNumberFresh(assigned, now) ? assigned.number : fallback
}

/** Validates the shape, because anything may have written to the browser's storage. */
export function parseAssignedNumber(stored: string | null): AssignedNumber | null {
  if (!stored) return null
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return null
    const { number, timestamp, sessionId } = value as Partial<Record<string, unknown>>
    return typeof number === 'string' && number !== '' && typeof timestamp === 'number'
      ? { number, timestamp, sessionId: typeof sessionId === 'string' ? sessionId : '' }
      : null
  } catch {
    return null
  }
}

export function digitsOnly(number: string): string {
  return number.replace(/\D/g, '')
}

export function buildWhatsAppUrl(number: string, message: string): string {
  // A lone surrogate (half an emoji) cannot be encoded and would break the link.
  const text = message.replace(/\p{Surrogate}/gu, '')
  return `https://wa.me/${digitsOnly(number)}?text=${encodeURIComponent(text)}`
}

/** The X of 'viaggio a X,' or 'viaggio «X»' in a message. */
export function destinationOf(message: string): string {
  const match = /viaggio (?:a ([^,]{1,120}),|«([^»]{1,120})»)/i.exec(message)
  return (match?.[1] ?? match?.[2])?.trim() || unknownDestination
}

export type Enquiry = {
  destination: string
  startDate: IsoDate
  endDate: IsoDate
  days: number
  airport: string
}

/** The prefilled enquiry for a chosen departure and airport. */
export function enquiryMessage(enquiry: Enquiry): string {
  const { destination, startDate, endDate, days, airport } = enquiry
  const from = airport === 'Altro' ? 'da un altro aeroporto' : `da ${airport}`
  return `Ciao! Mi interessa il viaggio a ${destination}, per le date ${formatDateRange(startDate, endDate)} (${formatDaysNights(days)}), con partenza ${from}. Vorrei ricevere maggiori informazioni.`
}

export const whatsAppMessages = {
  help: 'Ciao! Vorrei ricevere maggiori informazioni sui vostri viaggi di gruppo.',
  trip: (destination: string) =>
    `Ciao! Mi interessa il viaggio a ${destination}, vorrei ricevere maggiori informazioni.`,
  member: (name: string) =>
    `Ciao! Ho letto il profilo di ${name} sul vostro sito e vorrei ricevere maggiori informazioni.`,
  payment: (destination: string, reference: string) =>
    `Ciao! Ho bisogno di aiuto con il pagamento del viaggio «${destination}», prenotazione ${reference}.`,
  receipt: (destination: string, reference: string) =>
    `Ciao! Ho effettuato il bonifico per il viaggio «${destination}», prenotazione ${reference}. Vi invio la ricevuta.`,
} as const
