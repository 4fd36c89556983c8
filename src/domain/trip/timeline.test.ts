import { describe, expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'
import type { NextKind, TripFacts } from './timeline-parts.ts'
import { confirmed, factsWith, paidDeposit, settled } from './timeline-samples.ts'

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
