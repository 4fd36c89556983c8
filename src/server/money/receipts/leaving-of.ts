import { keptSums, leavingLines } from '../../../domain/booking/leaving.ts'
import type { Receipt } from './store.ts'

/** The sums of leaving that a paper says: only one that gives back what leaving left over, no correction and nothing from before. */
export function leavingOf(receipt: Receipt) {
  const { kind, provider, issuedOn, leftOn } = receipt
  if (kind === 'receipt' || provider === 'correction') return []
  if (!leftOn || issuedOn < leftOn) return []
  const sums = keptSums(receipt)
  return sums ? leavingLines(sums) : []
}
