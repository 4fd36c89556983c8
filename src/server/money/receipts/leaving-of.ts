import { keptSums, leavingLines } from '../../../domain/booking/leaving.ts'
import type { Receipt } from './store.ts'

/**
 * The cancellation sums printed on a document: only for money returned after the cancellation, not for
 * receipts, corrections or earlier documents.
 */
export function leavingOf(receipt: Receipt) {
  const { kind, provider, issuedOn, leftOn } = receipt
  if (kind === 'receipt' || provider === 'correction') return []
  if (!leftOn || issuedOn < leftOn) return []
  const sums = keptSums(receipt)
  return sums ? leavingLines(sums) : []
}
