import type { LegalValues } from '../catalogue/legal-fields.ts'
import type { TermsKind } from '../catalogue/terms.ts'
import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import type { BookingState } from './bookings.ts'

/** A payment of the plan; due now if it has no day. */
export type PlannedPayment = { name: string; amount: Cents; dueOn: IsoDate | null }

/** What was agreed with this traveller. Any change here makes a new contract. */
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
  /** The note of the booking link, if it had one. */
  note?: string
  pricePerPerson: Cents
  childDiscount: Cents
  /** The extras booked; left out if there are none. */
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
  /** The further information required by article 34; papers from before it was stored have none. */
  details?: SoldDetails
}

export type SoldDetails = {
  meals: string
  notIncluded: string[]
  effort: string
  ages: string
  /** The minimum number of travellers, until when the agency may withdraw, and the maximum number. */
  group: string
  mobility: string
  language: string
  entry: string[]
  insurance: string
}

/** The same paper is a proposal until the agency accepts it, then a contract (conditions, §3). */
export const paperStates = ['proposal', 'contract'] as const
export type PaperState = (typeof paperStates)[number]

export const paperNames: Readonly<Record<PaperState, string>> = {
  proposal: 'Proposta di contratto',
  contract: 'Contratto di viaggio',
}

/** The words on the link to the paper, without its format. */
export const paperDownloads: Readonly<Record<PaperState, string>> = {
  proposal: 'Scarica la proposta di contratto',
  contract: 'Scarica il contratto',
}

export function paperFileName(state: PaperState | undefined, reference: string): string {
  const name = state === 'proposal' ? 'proposta-di-contratto' : 'contratto'
  return `${name}-${reference}.pdf`
}

/** The agency accepts with the deposit, or at once if there is nothing to pay. */
export function isAccepted({ status, paymentStatus }: BookingState): boolean {
  return status === 'confirmed' || status === 'completed' || paymentStatus === 'not_required'
}

/** Once accepted, the paper remains a contract, whatever becomes of the booking. */
export function paperState(
  booking: BookingState,
  before: { state?: PaperState } | undefined,
): PaperState | undefined {
  // Papers from before the two states were distinguished keep their old name.
  if (before && before.state === undefined) return undefined
  return before?.state === 'contract' || isAccepted(booking) ? 'contract' : 'proposal'
}

/** The state of the paper that a download gives now; null on papers from before the two states. */
export function paperNow(
  booking: BookingState,
  stored: { state: PaperState | null } | null,
): PaperState | null {
  if (!stored) return paperState(booking, undefined) ?? null
  return stored.state && (paperState(booking, { state: stored.state }) ?? null)
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
  /** Missing on papers from before proposals and contracts were distinguished. */
  state?: PaperState
  agreed: AgreedFacts
  /** Null for a trip that has no page of its own. */
  trip: SoldTrip | null
  texts: PackText[]
  /** The agency's details on the day of the sale. */
  agency: LegalValues
  /** The address of the traveller's own page; missing on papers from before that page existed. */
  place?: string
}

/** The facts in a fixed order, however they were stored: equal keys mean the same contract. */
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
