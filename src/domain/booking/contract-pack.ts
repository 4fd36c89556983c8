import type { LegalValues } from '../catalogue/legal-fields.ts'
import type { TermsKind } from '../catalogue/terms.ts'
import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'

/** A payment of the plan: now where no day is named. */
export type PlannedPayment = { name: string; amount: Cents; dueOn: IsoDate | null }

/** What was agreed on with this traveller. Whatever changes here makes a new contract. */
export type AgreedFacts = {
  reference: string
  bookedAt: string
  tripTitle: string
  startDate: IsoDate
  endDate: IsoDate
  tripDays: number
  airport: string | null
  /** Names only: documents, birth dates and addresses stay with the agency. */
  travellers: { name: string; child: boolean }[]
  contactName: string
  /** What the link said besides; none where it said nothing. */
  note?: string
  pricePerPerson: Cents
  childDiscount: Cents
  total: Cents
  plan: PlannedPayment[]
}

/** The trip as it was sold. */
export type SoldTrip = {
  flights: string
  hotels: string[]
  includes: string[]
  itinerary: { day: number; title: string; description: string }[]
}

export type PackText = {
  kind: TermsKind
  hash: string
  title: string
  version: string
  /** Null: the booking is from before acceptance was recorded. */
  acceptedAt: string | null
}

export type PackFacts = {
  agreed: AgreedFacts
  /** Null for a trip that has no page of its own. */
  trip: SoldTrip | null
  texts: PackText[]
  /** Who sold it, as it was then. */
  agency: LegalValues
}

/** The same facts in the same order, however they were stored: two are one contract if these are equal. */
export function agreedKey({ agreed, texts }: Pick<PackFacts, 'agreed' | 'texts'>): string {
  const { travellers, plan, ...facts } = agreed
  return JSON.stringify([
    Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    travellers.map(({ name, child }) => [name, child]),
    plan.map(({ name, amount, dueOn }) => [name, amount, dueOn]),
    texts.map(({ kind, hash, acceptedAt }) => [kind, hash, acceptedAt]),
  ])
}
