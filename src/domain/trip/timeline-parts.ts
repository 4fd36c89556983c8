import type { BookingState } from '../booking/bookings.ts'
import type { PaperState } from '../booking/contract-pack.ts'
import type { KeptSums } from '../booking/leaving.ts'
import type { PlanStep } from '../booking/payment-plan.ts'
import type { Barometer } from '../catalogue/barometer.ts'
import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import type { RequestKind } from './requests.ts'

/** A receipt by its id and its printed number. */
export type ReceiptRef = { id: string; code: string }

/** All stored facts that determine what a traveller reads. */
export type TripFacts = BookingState & {
  today: IsoDate
  bookedOn: IsoDate
  startDate: IsoDate
  endDate: IsoDate
  /** Deposit, instalments and balance with their unpaid amounts; empty if nothing is to be paid. */
  payments: readonly PlanStep[]
  /** The amount of the next payment. */
  amountDue: Cents
  /** When the traveller declared the transfer that is expected now. */
  declaredOn: IsoDate | null
  /** Payments received at the bank, oldest first. */
  arrivals: readonly { amount: Cents; receivedOn: IsoDate; receipt: ReceiptRef | null }[]
  /** For a cancelled booking: the sums paid, kept and given back. */
  left: (KeptSums & { asVoucher: Cents }) | null
  contractOn: IsoDate | null
  /** The state of the contract; null for papers from before it was stored. */
  paper: PaperState | null
  documentsOn: IsoDate | null
  departure: { decidedOn: IsoDate | null; barometer: Barometer } | null
  /** Its spots were released because no payment came. */
  isReleased: boolean
  review: { isOpen: boolean; receivedOn: IsoDate | null } | null
  /** The names of this traveller's missing data. */
  ownMissing: readonly string[]
  /** The requests of this reader, newest first. */
  requests: readonly AskedFor[]
}

export type AskedFor = {
  kind: RequestKind
  state: 'open' | 'accepted' | 'refused' | 'withdrawn' | 'closed'
  askedOn: IsoDate
}

/** `lead`: the traveller who booked and pays. `own`: another traveller, who sees nothing about money. */
export type TripReader = 'lead' | 'own'

/** `late`: its day has passed, and it is still to be done. */
export const stepStates = ['done', 'now', 'late', 'later', 'off'] as const
export type StepState = (typeof stepStates)[number]

export const stepKinds = [
  'booked',
  'proposal',
  'contract',
  'payment',
  'documents',
  'own',
  'request',
  'confirmation',
  'departure',
  'return',
  'review',
  'cancelled',
] as const
export type StepKind = (typeof stepKinds)[number]

export type TripStep = {
  kind: StepKind
  title: string
  state: StepState
  /** The day it happened, or the day by which it is due. */
  day: IsoDate | null
  text: string | null
  /** The receipts that prove it. */
  receipts: ReceiptRef[]
}

export const nextKinds = [
  'pay',
  'retake',
  'send',
  'own',
  'wait',
  'travel',
  'review',
  'rest',
  'cancelled',
] as const
export type NextKind = (typeof nextKinds)[number]

export type NextThing = {
  kind: NextKind
  title: string
  text: string
  /** Until when it can wait, or by when it must be done. */
  until: IsoDate | null
}

export type Timeline = { next: NextThing; steps: TripStep[] }

export function done(kind: StepKind, title: string, day: IsoDate | null, text?: string): TripStep {
  return { kind, title, state: 'done', day, text: text ?? null, receipts: [] }
}

export function later(kind: StepKind, title: string, day: IsoDate | null, text?: string): TripStep {
  return { kind, title, state: 'later', day, text: text ?? null, receipts: [] }
}
