import type { IsoDate } from '../dates.ts'
import { DomainError } from '../errors.ts'
import type { Cents } from '../money.ts'
import type { Random } from '../random.ts'

/** Excludes letters and digits that look alike. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 3
const groupLength = 4

/** `BV-7KQM-X3TW-9HPA`: 59 bits, too many to guess. */
export function drawVoucherCode(random: Random): string {
  const sign = () => signs[Math.floor(random() * signs.length)] ?? 'A'
  const group = () => Array.from({ length: groupLength }, sign).join('')
  return ['BV', ...Array.from({ length: groups }, group)].join('-')
}

/** Reads a typed code: lower case and missing dashes are fine. Undefined if it can't be a voucher code. */
export function readVoucherCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const body = plain.startsWith('BV') && plain.length > 12 ? plain.slice(2) : plain
  if (body.length !== groups * groupLength) return undefined
  if ([...body].some((sign) => !signs.includes(sign))) return undefined
  return `BV-${body.slice(0, 4)}-${body.slice(4, 8)}-${body.slice(8)}`
}

/** Enough to distinguish vouchers without revealing the whole code, which would let anyone spend it. */
export function maskedVoucherCode(code: string): string {
  return `BV-••••-••••-${code.slice(-groupLength)}`
}

/** Default validity from the day of issue. */
export const voucherMonths = 18

export type VoucherFacts = { remaining: Cents; expiresOn: IsoDate; cancelledAt: Date | null }
export type VoucherState = 'valid' | 'spent' | 'expired' | 'cancelled'

export function voucherState(voucher: VoucherFacts, today: IsoDate): VoucherState {
  if (voucher.cancelledAt !== null) return 'cancelled'
  if (voucher.remaining === 0) return 'spent'
  return voucher.expiresOn < today ? 'expired' : 'valid'
}

/** How much of the open amount the voucher can pay; throws if the voucher can no longer be used. */
export function voucherPays(voucher: VoucherFacts, open: Cents, today: IsoDate): Cents {
  const state = voucherState(voucher, today)
  if (state === 'cancelled') throw new DomainError('VOUCHER_CANCELLED')
  if (state === 'spent') throw new DomainError('VOUCHER_SPENT')
  if (state === 'expired') throw new DomainError('VOUCHER_EXPIRED')
  return Math.min(voucher.remaining, open)
}
