import { DomainError } from '../../../domain/errors.ts'
import { isReceiptCode, newReceiptCode, receiptDigits } from '../../../domain/money/payments.ts'
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/client.ts'
import { secureRandom } from '../../platform/random.ts'
import { takenReferences } from './store.ts'

const draws = 8
const attempts = 5

/**
 * Draws a causale that no open booking of the account has; `wanted` if it is still free. Four digits as long
 * as a few draws find a free one; on an account with too many open bookings, more digits.
 */
export async function drawReference(
  db: Db | Tx,
  ibanId: string | null,
  wanted?: string | null,
): Promise<string> {
  for (const digits of receiptDigits) {
    const candidates = Array.from({ length: draws }, () => newReceiptCode(secureRandom, digits))
    if (isReceiptCode(wanted)) candidates.unshift(wanted)
    const taken = await takenReferences(db, ibanId, candidates)
    const free = candidates.find((code) => !taken.has(code))
    if (free) return free
  }
  throw new DomainError('RECEIPT_CODES_EXHAUSTED')
}

/** Two transactions may draw the same free causale: the unique index refuses one of them, which draws again. */
export async function withFreeReference<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isReferenceClash(error)) throw error
    }
  }
}

function isReferenceClash(error: unknown): boolean {
  if (!isUniqueViolation(error)) return false
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: string }
    if (constraint === 'travel_bookings_open_reference') return true
    if (at.message.includes('travel_bookings_open_reference')) return true
  }
  return false
}
