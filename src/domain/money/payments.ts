import { normaliseIban } from '../accounts/iban.ts'
import type { Cents } from '../money.ts'
import { type Random, randomInt } from '../random.ts'

export const receiptHours = 24

const receiptPrefix = 'Ricevuta '
/** Four digits as long as the account has free numbers; then longer codes, so they never run out. */
export const receiptDigits = [4, 6, 8, 10] as const
const known = new RegExp(`^${receiptPrefix}(?:${receiptDigits.map((n) => `\\d{${n}}`).join('|')})$`)

/** The whole causale: 'Ricevuta ' and four digits, or more if all four-digit numbers were taken. */
export function isReceiptCode(value: unknown): value is string {
  return typeof value === 'string' && known.test(value)
}

/** The caller, which knows the account's open bookings, must check that the code is still free. */
export function newReceiptCode(random: Random, digits: (typeof receiptDigits)[number]): string {
  const number = randomInt(random, 0, 10 ** digits - 1)
  return `${receiptPrefix}${String(number).padStart(digits, '0')}`
}

export function receiptStorageKey(bookingId: string): string {
  return `receipt_code_${bookingId}`
}

/** The server's causale takes precedence over a stored one; a malformed stored one is ignored. */
export function receiptToShow(
  fromServer: string | null | undefined,
  stored: string | null | undefined,
): string | null {
  if (isReceiptCode(fromServer)) return fromServer
  return isReceiptCode(stored) ? stored : null
}

export const cardLimits = {
  maxDigits: 16,
  minDigits: 13,
  expiryLength: 5,
  minCvv: 3,
  maxCvv: 4,
  holder: 80,
} as const

export type CardFields = { number: string; holder: string; expiry: string; cvv: string }

function digitsOf(text: string, max: number): string {
  return text.replace(/\D/g, '').slice(0, max)
}

/** `4242 4242 4242 4242`. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed, cardLimits.maxDigits).replace(/(\d{4})(?=\d)/g, '$1 ')
}

export function formatCardHolder(typed: string): string {
  return typed.toUpperCase().slice(0, cardLimits.holder)
}

/** `MM/YY`; the slash comes with the third digit, so that it can be deleted again. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export function formatCvv(typed: string): string {
  return digitsOf(typed, cardLimits.maxCvv)
}

/** A two-digit year gets 20 in front of it. */
export function parseExpiry(expiry: string): { month: number; year: number } | undefined {
  const match = /^(\d{2})\/(\d{2})$/.exec(expiry)
  if (!match) return undefined
  const month = Number(match[1])
  return month >= 1 && month <= 12 ? { month, year: Number(`20${match[2]}`) } : undefined
}

export type CardField = keyof CardFields

export function invalidCardFields({ number, holder, expiry, cvv }: CardFields): CardField[] {
  const digits = number.replace(/\D/g, '').length
  const checks: Readonly<Record<CardField, boolean>> = {
    number: digits >= cardLimits.minDigits && digits <= cardLimits.maxDigits,
    holder: holder.trim().length > 0,
    expiry: expiry.length === cardLimits.expiryLength && parseExpiry(expiry) !== undefined,
    cvv: /^\d{3,4}$/.test(cvv),
  }
  return (Object.keys(checks) as CardField[]).filter((field) => !checks[field])
}

export function isCardValid(fields: CardFields): boolean {
  return invalidCardFields(fields).length === 0
}

export const cardBrands = ['visa', 'mastercard', 'amex', 'maestro', 'discover', 'altro'] as const
export type CardBrand = (typeof cardBrands)[number]

const brandPrefixes: readonly [CardBrand, RegExp][] = [
  ['visa', /^4/],
  ['amex', /^3[47]/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['discover', /^(?:6011|65|64[4-9])/],
  ['maestro', /^(?:50|5[6-9]|6[0-9])/],
]

export const cardBrandLabels: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  discover: 'Discover',
  altro: 'Altra carta',
}

/** By the first digits; order matters, because Maestro matches all remaining numbers that begin with 6. */
export function cardBrand(number: string): CardBrand {
  const digits = number.replace(/\D/g, '')
  return brandPrefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'altro'
}

export function lastFour(number: string): string {
  return number.replace(/\D/g, '').slice(-4)
}

export type EpcTransfer = { holder: string; iban: string; amountCents: Cents; text: string }

/** One line per field: a line break inside a field would shift all that follow. */
function epcField(text: string, max: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, max).join('')
}

/**
 * The text of the QR code that banking apps read (EPC069-12, version 002, UTF-8, SEPA credit
 * transfer): no BIC, no purpose, no structured reference, the causale as plain text.
 */
export function epcPayload({ holder, iban, amountCents, text }: EpcTransfer): string {
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > 99_999_999_999) {
    throw new RangeError(`An amount that no transfer can carry: ${amountCents}`)
  }
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    epcField(holder, 70),
    normaliseIban(iban),
    `EUR${(amountCents / 100).toFixed(2)}`,
    '',
    '',
    epcField(text, 140),
  ].join('\n')
}
