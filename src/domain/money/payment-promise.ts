import type { BookingState } from '../booking/bookings.ts'
import { holdEndsAt } from '../booking/holding.ts'
import { momentInSentence } from '../dates.ts'
import { elidedDays } from '../typography.ts'
import { receiptHours } from './payments.ts'

/**
 * What the traveller is told about paying, the same on every page, in every mail and on paper. A trial shows
 * the original texts; with real data the only deadline is the moment until which the spots are held.
 */
export type PaymentPromise = {
  /** When the spots are released; null on a trial, and once something was paid or declared. */
  payBy: string | null
  /** The hours within which a trial asks for the receipt; null: sending it is optional. */
  receiptHours: number | null
  /** A consultant made the booking link; otherwise the texts do not refer to a consultant. */
  hasConsultant: boolean
}

type Promised = BookingState & {
  amountPaid: number
  spotsHeldUntil: Date | null
  spotsReleasedAt: Date | null
  bookingLinkId: string | null
}

/** The trial's specified promise: send the receipt to the consultant within a day. */
export const trialPromise: PaymentPromise = { payBy: null, receiptHours, hasConsultant: true }

export function paymentPromise(booking: Promised, isTrial: boolean): PaymentPromise {
  if (isTrial) return trialPromise
  return {
    payBy: booking.amountPaid === 0 ? (holdEndsAt(booking)?.toISOString() ?? null) : null,
    receiptHours: null,
    hasConsultant: booking.bookingLinkId !== null,
  }
}

/** Whether the spots are no longer held; payment details are then not shown. */
export function isHoldOver({ payBy }: PaymentPromise, now: Date): boolean {
  return payBy !== null && Date.parse(payBy) <= now.getTime()
}

export function heldUntilText(payBy: string): string {
  return elidedDays(`I tuoi posti sono riservati fino al ${momentInSentence(payBy)}.`)
}

type Naming = 'come indicati' | 'come sono scritti'

/** Why the traveller should copy the transfer details exactly. */
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

/** The text about the receipt, shown after the traveller declared the transfer. */
export function receiptText(promise: PaymentPromise): string {
  if (promise.receiptHours !== null) {
    return `Invia la ricevuta al tuo consulente entro ${promise.receiptHours} ore, se non l'hai già fatto.`
  }
  return promise.hasConsultant
    ? 'La ricevuta non è obbligatoria: se la mandi al tuo consulente, troviamo prima il bonifico.'
    : 'La ricevuta non è obbligatoria: se ce la mandi, troviamo prima il bonifico.'
}
