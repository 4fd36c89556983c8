import type { Barometer } from '../catalogue/barometer.ts'
import type { TripFacts } from './timeline-parts.ts'

/** A booking for tests, at several points of its life. */
export const undecided: Barometer = {
  state: 'nearly_confirmed',
  missing: 1,
  minimumGroup: 6,
  isConfirmed: false,
  decisionDay: '2027-03-21',
}
export const confirmed: Barometer = {
  ...undecided,
  state: 'confirmed',
  missing: 0,
  isConfirmed: true,
}

export function factsWith(change: Partial<TripFacts> = {}): TripFacts {
  return {
    today: '2026-12-01',
    status: 'pending',
    paymentStatus: 'pending',
    bookedOn: '2026-11-30',
    startDate: '2027-04-10',
    endDate: '2027-04-19',
    payments: [
      { name: 'Acconto', amount: 96_000, open: 96_000, dueOn: null },
      { name: 'Saldo', amount: 144_000, open: 144_000, dueOn: '2027-03-11' },
    ],
    amountDue: 96_000,
    declaredOn: null,
    arrivals: [],
    left: null,
    contractOn: '2026-11-30',
    paper: 'contract',
    documentsOn: null,
    departure: { decidedOn: null, barometer: undecided },
    isReleased: false,
    review: null,
    ownMissing: [],
    requests: [],
    ...change,
  }
}

export const paidDeposit = {
  status: 'confirmed',
  paymentStatus: 'deposit_paid',
  payments: [
    { name: 'Acconto', amount: 96_000, open: 0, dueOn: null },
    { name: 'Saldo', amount: 144_000, open: 144_000, dueOn: '2027-03-11' },
  ],
  amountDue: 144_000,
  arrivals: [
    { amount: 96_000, receivedOn: '2026-12-02', receipt: { id: 'seven', code: 'R-2026-0007' } },
  ],
} as const satisfies Partial<TripFacts>

export const settled = {
  ...paidDeposit,
  paymentStatus: 'paid',
  payments: paidDeposit.payments.map((step) => ({ ...step, open: 0 })),
  amountDue: 0,
  documentsOn: '2026-12-05',
  departure: { decidedOn: '2027-02-01', barometer: confirmed },
} satisfies Partial<TripFacts>
