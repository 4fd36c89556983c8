import { describe, expect, it } from 'vitest'
import type { Barometer } from '../catalogue/barometer.ts'
import { addDays } from '../dates.ts'
import { timelineOf } from './timeline.ts'
import type { NextKind, TripFacts } from './timeline-parts.ts'

const undecided: Barometer = {
  state: 'nearly_confirmed',
  missing: 1,
  minimumGroup: 6,
  isConfirmed: false,
  decisionDay: '2027-03-21',
}
const confirmed: Barometer = { ...undecided, state: 'confirmed', missing: 0, isConfirmed: true }

function factsWith(change: Partial<TripFacts> = {}): TripFacts {
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

const paidDeposit = {
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

const settled = {
  ...paidDeposit,
  paymentStatus: 'paid',
  payments: paidDeposit.payments.map((step) => ({ ...step, open: 0 })),
  amountDue: 0,
  documentsOn: '2026-12-05',
  departure: { decidedOn: '2027-02-01', barometer: confirmed },
} satisfies Partial<TripFacts>

const nextOf = (change: Partial<TripFacts>, reader: 'lead' | 'own' = 'lead') =>
  timelineOf(factsWith(change), reader).next

describe('the next thing', () => {
  it.each<[string, Partial<TripFacts>, NextKind, string | null]>([
    ['the deposit first', {}, 'pay', null],
    ['documents while the bank works', { declaredOn: '2026-12-01' }, 'send', null],
    [
      'waiting once everything was sent',
      { declaredOn: '2026-12-01', documentsOn: '2026-12-01' },
      'wait',
      null,
    ],
    ['the way back to spots that were given up', { isReleased: true }, 'retake', null],
    ['documents after the deposit', paidDeposit, 'send', null],
    [
      'own data after the documents',
      { ...paidDeposit, documentsOn: '2026-12-05', ownMissing: ['indirizzo'] },
      'own',
      null,
    ],
    [
      'the day of decision while the balance is far away',
      { ...paidDeposit, documentsOn: '2026-12-05' },
      'wait',
      '2027-03-21',
    ],
    [
      'the balance two weeks before its day',
      { ...paidDeposit, documentsOn: '2026-12-05', today: '2027-02-25' },
      'pay',
      '2027-03-11',
    ],
    [
      'the balance without its day once that has passed',
      { ...paidDeposit, documentsOn: '2026-12-05', today: '2027-03-12' },
      'pay',
      null,
    ],
    ['the departure when all is done', { ...settled, today: '2027-03-01' }, 'wait', '2027-04-10'],
    ['the return while travelling', { ...settled, today: '2027-04-12' }, 'travel', '2027-04-19'],
    [
      'the review, where one is asked for',
      { ...settled, today: '2027-04-25', review: { isOpen: true, receivedOn: null } },
      'review',
      null,
    ],
    ['nothing afterwards', { ...settled, today: '2027-04-25' }, 'rest', null],
    ['that it came to nothing, where nobody ever paid', { today: '2027-04-10' }, 'cancelled', null],
    ['the same once the others are back', { today: '2027-04-25' }, 'cancelled', null],
    ['nothing of what is cancelled', { status: 'cancelled', amountDue: 0 }, 'cancelled', null],
  ])('is %s', (_, change, kind, until) => {
    expect(nextOf(change)).toMatchObject({ kind, until })
  })

  it('of a cancelled booking says where its money is, to who has paid it alone', () => {
    const cancelled = { ...paidDeposit, status: 'cancelled', amountDue: 0 } as const
    expect(nextOf(cancelled).text).toContain('per quanto hai versato ti scriviamo noi')
    expect(nextOf({ ...cancelled, paymentStatus: 'refunded' }).text).toContain('rimborso è partito')
    const left = {
      paid: 96_000,
      penalty: 0,
      giveBack: 96_000,
      givenBack: 0,
      asVoucher: 0,
      until: '2026-12-20',
    }
    expect(nextOf({ ...cancelled, left }).text).toContain('ti restituiamo 960 € entro 14 giorni')
    expect(nextOf({ ...cancelled, left }, 'own').text).toBe('Non c’è altro da fare.')
    expect(nextOf(cancelled, 'own').text).toBe('Non c’è altro da fare.')
    expect(nextOf({ today: '2027-04-25' }, 'own').text).not.toContain('pagamento')
  })

  it('of somebody who does not pay is never about money', () => {
    for (const change of [{}, paidDeposit, { isReleased: true }, { declaredOn: '2026-12-01' }]) {
      const next = nextOf(change, 'own')
      expect(next.kind).toBe('wait')
      expect(JSON.stringify(next)).not.toMatch(/€|bonifico/i)
    }
    expect(nextOf({ ownMissing: ['passaporto'] }, 'own').kind).toBe('own')
  })

  it('counts the days', () => {
    expect(nextOf({ ...settled, today: '2027-04-09' }).title).toBe('Si parte domani')
    expect(nextOf({ ...settled, today: '2027-04-07' }).title).toBe('Si parte tra 3 giorni')
  })
})

describe('the timeline', () => {
  const shown = (change: Partial<TripFacts>, reader: 'lead' | 'own' = 'lead') =>
    timelineOf(factsWith(change), reader).steps.map(({ title, state }) => `${title}: ${state}`)

  it('marks the one step that the next thing is about', () => {
    expect(shown({})).toEqual([
      'Prenotazione: done',
      'Contratto: done',
      'Acconto: now',
      'Saldo: later',
      'Documenti da inviare: later',
      'I tuoi dati: done',
      'Conferma della partenza: later',
      'Partenza: later',
      'Ritorno: later',
    ])
  })

  it('shows the day on which the bank saw the money, and its receipt', () => {
    const [step] = timelineOf(factsWith(paidDeposit), 'lead').steps.filter(
      ({ kind }) => kind === 'payment',
    )
    expect(step).toMatchObject({ state: 'done', day: '2026-12-02' })
    expect(step?.receipts).toEqual([{ id: 'seven', code: 'R-2026-0007' }])
  })

  it('gives an instalment the day of the transfer that filled it', () => {
    const payments = [
      { name: 'Acconto', amount: 100, open: 0, dueOn: null },
      { name: 'Saldo', amount: 200, open: 0, dueOn: '2027-03-11' },
    ]
    const arrivals = [
      { amount: 150, receivedOn: '2026-12-02', receipt: { id: 'one', code: 'R-2026-0001' } },
      { amount: 150, receivedOn: '2027-01-07', receipt: { id: 'two', code: 'R-2027-0002' } },
    ]
    const { steps } = timelineOf(factsWith({ ...settled, payments, arrivals }), 'lead')
    const paid = steps.filter(({ kind }) => kind === 'payment')
    expect(paid.map(({ day }) => day)).toEqual(['2026-12-02', '2027-01-07'])
    // The first transfer was used for both payments.
    expect(paid.map(({ receipts }) => receipts.map(({ id }) => id))).toEqual([
      ['one'],
      ['one', 'two'],
    ])
  })

  it('keeps the money from who does not pay', () => {
    const text = JSON.stringify(timelineOf(factsWith(paidDeposit), 'own'))
    expect(text).not.toMatch(/Acconto|Saldo|€|R-2026/)
  })

  it('names no day that has passed as one still to come', () => {
    const late = factsWith({ ...paidDeposit, documentsOn: '2026-12-05', today: '2027-03-25' })
    const { next, steps } = timelineOf(late, 'lead')
    const open = steps.filter(({ state }) => state !== 'done')
    for (const { day } of [...open, { day: next.until }]) {
      expect(day === null || day >= late.today).toBe(true)
    }
  })

  it('ends where a booking was cancelled, whatever became of the departure', () => {
    const departure = { decidedOn: '2027-02-01', barometer: confirmed }
    const cancelled = { ...paidDeposit, departure, status: 'cancelled', amountDue: 0 } as const
    expect(shown(cancelled)).toEqual([
      'Prenotazione: done',
      'Contratto: done',
      'Acconto: done',
      'I tuoi dati: done',
      'Prenotazione annullata: off',
    ])
  })

  it('calls the paper a proposal until the agency has accepted', () => {
    expect(shown({ paper: 'proposal' })).toContain('Proposta di contratto: done')
    expect(shown({ paper: 'contract' })).toContain('Contratto: done')
    // Papers from before the two states keep their name.
    expect(shown({ paper: null })).toContain('Contratto: done')
  })

  it('a payment whose day has passed is late, also while something else comes first', () => {
    const late = { ...paidDeposit, today: '2027-03-25', documentsOn: '2026-12-05' }
    expect(shown(late)).toContain('Saldo: now')
    const asked = { kind: 'leave', state: 'open', askedOn: '2027-03-20' } as const
    const { steps } = timelineOf(factsWith({ ...late, requests: [asked] }), 'lead')
    expect(steps.find(({ title }) => title === 'Saldo')).toMatchObject({
      state: 'late',
      text: '1.440 €: il giorno è passato',
    })
  })
})

describe('where nobody ever confirmed the booking', () => {
  it('who made it has neither left nor come back', () => {
    const steps = timelineOf(factsWith({ today: '2027-04-25' }), 'lead').steps
    expect(steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'booked done',
      'contract done',
      'own done',
      'cancelled off',
    ])
    expect(steps.at(-1)?.title).toBe('Prenotazione non confermata')
  })
})

describe('once everybody has left', () => {
  const left = { ...settled, documentsOn: null, ownMissing: ['passaporto'] }
  const stepsOn = (today: string) =>
    timelineOf(factsWith({ ...left, today }), 'lead').steps.map(({ kind }) => kind)

  it('nobody is asked any more for what was needed before', () => {
    const { startDate } = factsWith({})
    expect(stepsOn(addDays(startDate, -1))).toEqual(expect.arrayContaining(['documents', 'own']))
    expect(stepsOn(startDate)).not.toContain('documents')
    expect(stepsOn(startDate)).not.toContain('own')
  })

  it('no decision is awaited any more', () => {
    const open = { ...left, departure: { decidedOn: null, barometer: undecided } }
    const kindsOn = (today: string) =>
      timelineOf(factsWith({ ...open, today }), 'lead').steps.map(({ kind }) => kind)
    const { startDate } = factsWith({})
    expect(kindsOn(addDays(startDate, -1))).toContain('confirmation')
    expect(kindsOn(startDate)).not.toContain('confirmation')
  })

  it('the departure was confirmed, and has no advice for the way to the airport', () => {
    const { startDate } = factsWith({})
    const adviceOn = (today: string) =>
      timelineOf(factsWith({ ...left, today }), 'lead').steps.find(
        ({ kind }) => kind === 'confirmation',
      )?.text
    expect(adviceOn(addDays(startDate, -1))).toContain('treni')
    expect(adviceOn(startDate)).toBeNull()
  })
})

describe('what was asked for', () => {
  const asked = (state: 'open' | 'accepted' | 'refused' | 'withdrawn', kind = 'name' as const) => ({
    kind,
    state,
    askedOn: '2026-11-30',
  })

  it('is waited for once nothing else is to do, and stands among the steps', () => {
    const { next, steps } = timelineOf(factsWith({ ...settled, requests: [asked('open')] }), 'lead')
    expect(next).toMatchObject({ kind: 'wait', title: 'Aspetti la nostra risposta' })
    expect(steps.find(({ kind }) => kind === 'request')).toMatchObject({ state: 'later' })
    expect(timelineOf(factsWith({ requests: [asked('open')] }), 'lead').next.kind).toBe('pay')
  })

  it('comes before any payment where it is to leave', () => {
    const leave = { ...asked('open'), kind: 'leave' as const }
    expect(timelineOf(factsWith({ requests: [leave] }), 'lead').next.title).toBe(
      'Aspetti la nostra risposta',
    )
  })

  it('is told as it was answered, and not at all where it was taken back', () => {
    const requests = [asked('withdrawn'), asked('refused'), asked('accepted')]
    const { next, steps } = timelineOf(factsWith({ ...settled, requests }), 'lead')
    expect(next.title).toMatch(/^Si parte/)
    expect(steps.flatMap(({ kind, state }) => (kind === 'request' ? [state] : []))).toEqual([
      'done',
      'off',
    ])
  })
})
