import { keptSums, leavingLines } from '../../../domain/booking/leaving.ts'
import type { Receipt } from './store.ts'

/**
 * The cancellation sums printed on a document: only for money returned after the cancellation, not for
 * receipts, corrections or earlier documents.
 */
export function leavingOf(receipt: Receipt) {
  const { kind, issuedOn, leftOn } = receipt
  if (kind === 'receipt' || receipt.isReversal) return []
  if (!leftOn || issuedOn < leftOn) return []
  const sums = keptSums(receipt)
  // The sums of the day of the cancellation: a paper stays the same when more goes back later.
  return sums ? leavingLines({ ...sums, givenBack: 0 }) : []
}
