import type { BookingState } from '../booking/bookings.ts'
import { holdEndsAt } from '../booking/holding.ts'
import { momentInSentence } from '../dates.ts'
import { receiptHours } from './payments.ts'

/**
 * What the traveller is told about paying, the same on every page, in every mail and on paper. A trial says
 * what was always said; with real data there is one deadline, the moment until which the spots are held.
 */
export type PaymentPromise = {
  /** Until then the spots are held; null on a trial, and once something has been paid or declared. */
  payBy: string | null
  /** Within so many hours a trial asks for the receipt; null: it helps, and nobody has to. */
  receiptHours: number | null
  /** Somebody has made the link and knows the traveller; without one nobody is sent to them. */
  hasConsultant: boolean
}

type Promised = BookingState & {
  amountPaid: number
  spotsHeldUntil: Date | null
  spotsReleasedAt: Date | null
  bookingLinkId: string | null
}

/** As specified: the receipt within a day, to the consultant. */
export const trialPromise: PaymentPromise = { payBy: null, receiptHours, hasConsultant: true }

export function paymentPromise(booking: Promised, isTrial: boolean): PaymentPromise {
  if (isTrial) return trialPromise
  return {
    payBy: booking.amountPaid === 0 ? (holdEndsAt(booking)?.toISOString() ?? null) : null,
    receiptHours: null,
    hasConsultant: booking.bookingLinkId !== null,
  }
}

/** Nobody is shown where to pay for spots that are no longer held. */
export function isHoldOver({ payBy }: PaymentPromise, now: Date): boolean {
  return payBy !== null && Date.parse(payBy) <= now.getTime()
}

export function heldUntilText(payBy: string): string {
  return `I tuoi posti sono riservati fino al ${momentInSentence(payBy)}.`
}

type Naming = 'come indicati' | 'come sono scritti'

/** Why the bank's form is filled in to the letter. */
export function copyExactlyText({ receiptHours }: PaymentPromise, naming: Naming): string {
  const copy =
    naming === 'come indicati'
      ? 'Copia beneficiario, IBAN e causale esattamente come indicati'
      : 'Copia intestatario, IBAN e causale esattamente come sono scritti'
  return receiptHours === null
    ? `${copy}: dalla causale riconosciamo subito il tuo bonifico.`
    : `${copy}, altrimenti il bonifico viene respinto.`
}

/** `scrivi al tuo consulente`, `scrivici`. */
export function writeText({ hasConsultant }: PaymentPromise): string {
  return hasConsultant ? 'scrivi al tuo consulente' : 'scrivici'
}

/** What follows the word that the transfer was sent. */
export function receiptText(promise: PaymentPromise): string {
  if (promise.receiptHours !== null) {
    return `Invia la ricevuta al tuo consulente entro ${promise.receiptHours} ore, se non l'hai già fatto.`
  }
  return promise.hasConsultant
    ? 'La ricevuta non è obbligatoria: se la mandi al tuo consulente, troviamo prima il bonifico.'
    : 'La ricevuta non è obbligatoria: se ce la mandi, troviamo prima il bonifico.'
}
