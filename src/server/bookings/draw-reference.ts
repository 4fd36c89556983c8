import { isReceiptCode, newReceiptCode } from '../../domain/payments.ts'
import { type Db, isUniqueViolation, type Tx } from '../db/client.ts'
import { secureRandom } from '../random.ts'
import { takenReferences } from './store.ts'

const draws = 8
const attempts = 5
const none: ReadonlySet<string> = new Set()

/**
 * A causale that no open booking of the account carries, `wanted` if it is still free. A few draws
 * nearly always find one; only a crowded account makes us look at all of its codes.
 */
export async function drawReference(
  db: Db | Tx,
  ibanId: string | null,
  wanted?: string | null,
): Promise<string> {
  const candidates = [
    ...(isReceiptCode(wanted) ? [wanted] : []),
    ...Array.from({ length: draws }, () => newReceiptCode(secureRandom, none)),
  ]
  const taken = await takenReferences(db, ibanId, candidates)
  const free = candidates.find((code) => !taken.has(code))
  return free ?? newReceiptCode(secureRandom, await takenReferences(db, ibanId))
}

/** Two transactions may draw the same free code at once: the index refuses one, which draws again. */
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
