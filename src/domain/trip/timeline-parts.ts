import type { BookingState } from '../booking/bookings.ts'
import type { LeavingSums } from '../booking/leaving.ts'
import type { PlanStep } from '../booking/payment-plan.ts'
import type { Barometer } from '../catalogue/barometer.ts'
import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import type { RequestKind } from './requests.ts'

/** A receipt by its id, and by the number that stands on it. */
export type ReceiptRef = { id: string; code: string }

/** Everything that decides what a traveller reads, as the tables have it. */
export type TripFacts = BookingState & {
  today: IsoDate
  bookedOn: IsoDate
  startDate: IsoDate
  endDate: IsoDate
  /** Deposit, instalments, balance, with what is open of each; empty where nothing is to be paid. */
  payments: readonly PlanStep[]
  /** What is to be paid next. */
  amountDue: Cents
  /** The traveller says that the transfer which is open now was sent. */
  declaredOn: IsoDate | null
  /** Money as the bank showed it, oldest first. */
  arrivals: readonly { amount: Cents; receivedOn: IsoDate; receipt: ReceiptRef | null }[]
  /** Of a booking that is cancelled: what was paid, what is kept and what goes back. */
  left: Omit<LeavingSums, 'share'> | null
  contractOn: IsoDate | null
  documentsOn: IsoDate | null
  departure: { decidedOn: IsoDate | null; barometer: Barometer } | null
  /** Its spots went back for want of a payment. */
  isReleased: boolean
  review: { isOpen: boolean; receivedOn: IsoDate | null } | null
  /** What of this traveller's own data is still to be entered, in words. */
  ownMissing: readonly string[]
  /** What this reader has asked for, newest first. */
  requests: readonly AskedFor[]
}

export type AskedFor = {
  kind: RequestKind
  state: 'open' | 'accepted' | 'refused' | 'withdrawn' | 'closed'
  askedOn: IsoDate
}

/** `lead`: who booked and pays. `own`: somebody of the party, who is shown nothing of the money. */
export type TripReader = 'lead' | 'own'

export const stepStates = ['done', 'now', 'later', 'off'] as const
export type StepState = (typeof stepStates)[number]

export const stepKinds = [
  'booked',
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
  /** When it was, or by when it is to be. */
  day: IsoDate | null
  text: string | null
  /** The papers that prove it. */
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
  /** Until when it waits, or by when it is to be done. */
  until: IsoDate | null
}

export type Timeline = { next: NextThing; steps: TripStep[] }

export function done(kind: StepKind, title: string, day: IsoDate | null, text?: string): TripStep {
  return { kind, title, state: 'done', day, text: text ?? null, receipts: [] }
}

export function later(kind: StepKind, title: string, day: IsoDate | null, text?: string): TripStep {
  return { kind, title, state: 'later', day, text: text ?? null, receipts: [] }
}
