import type { LegalValues } from '../catalogue/legal-fields.ts'
import type { TermsKind } from '../catalogue/terms.ts'
import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import type { BookingState } from './bookings.ts'

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
  /** What is taken along; left out where nothing is. */
  extras?: { label: string; amount: Cents; conditions: string | null }[]
  total: Cents
  plan: PlannedPayment[]
}

/** The trip as it was sold. */
export type SoldTrip = {
  flights: string
  hotels: string[]
  includes: string[]
  itinerary: { day: number; title: string; description: string }[]
  /** What article 34 asks for besides; papers from before it was kept have none. */
  details?: SoldDetails
}

export type SoldDetails = {
  meals: string
  notIncluded: string[]
  effort: string
  ages: string
  /** How many must come and by when the agency may withdraw; how many come at most. */
  group: string
  mobility: string
  language: string
  entry: string[]
  insurance: string
}

/** Until the agency has accepted it is a proposal (conditions, §3): two states of one paper. */
export const paperStates = ['proposal', 'contract'] as const
export type PaperState = (typeof paperStates)[number]

export const paperNames: Readonly<Record<PaperState, string>> = {
  proposal: 'Proposta di contratto',
  contract: 'Contratto di viaggio',
}

export function paperFileName(state: PaperState | undefined, reference: string): string {
  const name = state === 'proposal' ? 'proposta-di-contratto' : 'contratto'
  return `${name}-${reference}.pdf`
}

/** Accepted with the deposit, or at once where there is nothing to pay. */
export function isAccepted({ status, paymentStatus }: BookingState): boolean {
  return status === 'confirmed' || status === 'completed' || paymentStatus === 'not_required'
}

/** What has been accepted stays a contract, whatever becomes of the booking. */
export function paperState(
  booking: BookingState,
  before: { state?: PaperState } | undefined,
): PaperState | undefined {
  // Papers from before the two states were told apart stay what they were called.
  if (before && before.state === undefined) return undefined
  return before?.state === 'contract' || isAccepted(booking) ? 'contract' : 'proposal'
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
  /** None on papers from before proposals were told from contracts. */
  state?: PaperState
  agreed: AgreedFacts
  /** Null for a trip that has no page of its own. */
  trip: SoldTrip | null
  texts: PackText[]
  /** Who sold it, as it was then. */
  agency: LegalValues
  /** Where the traveller finds the rest; none on papers from before there was such a place. */
  place?: string
}

/** The same facts in the same order, however they were stored: two are one contract if these are equal. */
export function agreedKey({
  state,
  agreed,
  texts,
}: Pick<PackFacts, 'state' | 'agreed' | 'texts'>): string {
  const { travellers, plan, extras, ...facts } = agreed
  return JSON.stringify([
    state ?? null,
    Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    travellers.map(({ name, child }) => [name, child]),
    ...(extras ? [extras.map(({ label, amount, conditions }) => [label, amount, conditions])] : []),
    plan.map(({ name, amount, dueOn }) => [name, amount, dueOn]),
    texts.map(({ kind, hash, acceptedAt }) => [kind, hash, acceptedAt]),
  ])
}
