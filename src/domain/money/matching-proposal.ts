import type { Cents } from '../money.ts'

/** An amount of a line assigned to a booking; `paymentId` if staff had already recorded that payment. */
export type Allocation = { bookingId: string; cents: Cents; paymentId?: string }

export type RankedCandidate = {
  bookingId: string
  score: number
  reasons: string[]
  /** The assignment that staff can accept with one click. */
  allocation: Allocation
}

export type Proposal = {
  /** The automatic assignments; empty if a person must decide. */
  allocations: Allocation[]
  automatic: boolean
  reasons: string[]
  ranked: RankedCandidate[]
}
