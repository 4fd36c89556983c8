import type { Cents } from '../money.ts'

/** So much of a line for that booking; `paymentId` where staff had already written it down. */
export type Allocation = { bookingId: string; cents: Cents; paymentId?: string }

export type RankedCandidate = {
  bookingId: string
  score: number
  reasons: string[]
  /** What staff would book with one press. */
  allocation: Allocation
}

export type Proposal = {
  /** Booked without a hand: what it is booked to. Empty while a person has to look. */
  allocations: Allocation[]
  automatic: boolean
  reasons: string[]
  ranked: RankedCandidate[]
}
