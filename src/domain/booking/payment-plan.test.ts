import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../dates.ts'
import {
  evenShares,
  type Instalment,
  instalmentsFromShares,
  milestonesOf,
  nextDayOf,
  nextStep,
  type Payable,
  planAfterChange,
  planProblem,
  planSteps,
  shareProblem,
  stepLabel,
} from './payment-plan.ts'

const today = '2030-01-10'
const departure = '2030-07-01'
const fallback = '2030-06-01'

const plan: Instalment[] = [
  { amount: 30_000, dueOn: '2030-03-01' },
  { amount: 30_000, dueOn: '2030-04-01' },
  { amount: 60_000, dueOn: '2030-05-01' },
]

const booking: Payable = {
  totalPrice: 200_000,
  depositAmount: 80_000,
  amountPaid: 0,
  paymentPlan: plan,
  balanceDueDate: '2030-03-01',
}

describe('what is next', () => {
  test.each([
    [0, 'Acconto', 80_000, null],
    [50_000, 'Acconto', 30_000, null],
    [80_000, 'Rata 1', 30_000, '2030-03-01'],
    [95_000, 'Rata 1', 15_000, '2030-03-01'],
    [110_000, 'Rata 2', 30_000, '2030-04-01'],
    [139_999, 'Rata 2', 1, '2030-04-01'],
    [140_000, 'Saldo', 60_000, '2030-05-01'],
    [199_999, 'Saldo', 1, '2030-05-01'],
  ])('with %i paid it is %s, %i', (amountPaid, name, open, dueOn) => {
    expect(nextStep({ ...booking, amountPaid }, false)).toMatchObject({ name, open, dueOn })
  })

  test.each([200_000, 250_000])('with %i paid it is nothing', (amountPaid) => {
    expect(nextStep({ ...booking, amountPaid }, true)).toBeUndefined()
  })

  it('goes back with a refund', () => {
    expect(nextStep({ ...booking, amountPaid: 100_000 }, true)).toMatchObject({
      name: 'Rata 1',
      open: 10_000,
    })
  })

  it('asks with the next one for what an accepted deposit lacked', () => {
    expect(nextStep({ ...booking, amountPaid: 79_500 }, true)).toMatchObject({
      name: 'Rata 1',
      open: 30_500,
    })
  })

  it('is the balance where there is no plan, and the total where nothing follows', () => {
    const plain = { ...booking, paymentPlan: null }
    expect(nextStep({ ...plain, amountPaid: 80_000 }, true)).toEqual({
      name: 'Saldo',
      amount: 120_000,
      open: 120_000,
      dueOn: '2030-03-01',
    })
    const full = { ...plain, depositAmount: 200_000, balanceDueDate: null }
    expect(nextStep(full, false)).toMatchObject({ name: 'Totale', open: 200_000, dueOn: null })
  })

  it('has the same day for who keeps the lists', () => {
    expect(nextDayOf(plan, 80_000, 0)).toBe('2030-03-01')
    expect(nextDayOf(plan, 80_000, 110_000)).toBe('2030-04-01')
    expect(nextDayOf(plan, 80_000, 200_000)).toBe('2030-05-01')
    expect(nextDayOf([], 80_000, 0)).toBeNull()
  })

  it('never names a day that has passed', () => {
    const step = { name: 'Rata 1', dueOn: '2030-03-01' }
    expect(stepLabel(step, '2030-03-01')).toBe('Rata 1 entro il 01/03/2030')
    expect(stepLabel({ ...step, dueOn: '2030-03-11' }, '2030-03-01')).toBe(
      'Rata 1 entro l’11/03/2030',
    )
    expect(stepLabel(step, '2030-03-02')).toBe('Rata 1 da versare subito')
  })
})

describe('a plan that holds', () => {
  const terms = { today, departure, total: 200_000, paid: 0, depositDone: false }
  const wanted = { deposit: 80_000, instalments: plan }
  const with0 = (change: Partial<Instalment>) => ({
    ...wanted,
    instalments: [{ ...plan[0], ...change } as Instalment, ...plan.slice(1)],
  })

  test.each([
    ['is accepted', wanted, terms, null],
    ['may be everything at once', { deposit: 200_000, instalments: [] }, terms, null],
    ['adds up', with0({ amount: 30_001 }), terms, 'sum'],
    ['has no empty instalment', with0({ amount: 0 }), terms, 'amount'],
    ['does not lie in the past', with0({ dueOn: '2030-01-09' }), terms, 'past'],
    ['is in order', with0({ dueOn: '2030-04-01' }), terms, 'order'],
    ['ends before departure', wanted, { ...terms, departure: '2030-05-01' }, 'late'],
    ['may end the day before departure', wanted, { ...terms, departure: '2030-05-02' }, null],
    ['asks for more than has come already', wanted, { ...terms, paid: 80_000 }, 'deposit'],
    [
      'may keep paid instalments in the past',
      wanted,
      { ...terms, today: '2030-03-15', paid: 110_000, depositDone: true },
      null,
    ],
    [
      'has no open instalment in the past',
      wanted,
      { ...terms, today: '2030-03-15', paid: 109_999, depositDone: true },
      'past',
    ],
  ] as const)('%s', (_, plannedFor, given, problem) => {
    expect(planProblem(plannedFor, given)).toBe(problem)
  })

  it('has at most six instalments', () => {
    const seven = Array.from({ length: 7 }, (_, n) => ({
      amount: 100,
      dueOn: addDays(today, n + 1),
    }))
    const given = { ...terms, total: 80_700 }
    expect(planProblem({ deposit: 80_000, instalments: seven }, given)).toBe('count')
  })

  test.each([
    [40, [30, 30], null],
    [40, [30, 29], 'shares'],
    [40, [60, 0], 'amount'],
    [40, [], 'count'],
  ])('on a link: %i %% and %j', (deposit, percentages, problem) => {
    const shares = percentages.map((percentage, n) => ({
      percentage,
      dueOn: addDays(today, 30 * (n + 1)),
    }))
    expect(shareProblem(deposit, shares, { today, departure })).toBe(problem)
  })

  it('is offered evenly, and holds as it is offered', () => {
    for (let count = 1; count <= 6; count += 1) {
      const shares = evenShares(40, count, { today, departure, fallback })
      expect(shareProblem(40, shares, { today, departure })).toBeNull()
      expect(shares.at(-1)?.dueOn).toBe(fallback)
    }
  })

  it('have a day each, also where the balance is nearly due', () => {
    for (const soon of [today, '2030-01-11', '2030-01-12']) {
      const shares = evenShares(40, 3, { today, departure: '2030-02-10', fallback: soon })
      expect(shareProblem(40, shares, { today, departure: '2030-02-10' })).toBeNull()
    }
  })
})

describe('the shares of a link', () => {
  const shares = [
    { percentage: 20, dueOn: '2030-03-01' },
    { percentage: 20, dueOn: '2030-04-01' },
    { percentage: 20, dueOn: '2030-05-01' },
  ]
  const fit = { after: today, departure, fallback }

  it('are whole euros, and the last one takes what is left', () => {
    const amounts = instalmentsFromShares(199_990, 80_000, shares, fit).map(({ amount }) => amount)
    expect(amounts).toEqual([40_000, 40_000, 39_990])
  })

  it('go to the next day where theirs has passed at booking', () => {
    expect(instalmentsFromShares(200_000, 80_000, shares, { ...fit, after: '2030-04-10' })).toEqual(
      [{ amount: 120_000, dueOn: '2030-05-01' }],
    )
  })

  it('fall back on the usual day where all have passed', () => {
    expect(instalmentsFromShares(200_000, 80_000, shares, { ...fit, after: '2030-05-01' })).toEqual(
      [{ amount: 120_000, dueOn: fallback }],
    )
  })
})

describe('a plan after a change', () => {
  const change = { deposit: 80_000, total: 200_000, paid: 0, after: today, departure, fallback }

  it('shares a higher price among what is open, in the same measure', () => {
    expect(planAfterChange(plan, { ...change, total: 320_000 })).toEqual([
      { amount: 60_000, dueOn: '2030-03-01' },
      { amount: 60_000, dueOn: '2030-04-01' },
      { amount: 120_000, dueOn: '2030-05-01' },
    ])
  })

  it('leaves what is paid alone', () => {
    const after = planAfterChange(plan, { ...change, total: 290_000, paid: 110_000 })
    expect(after).toEqual([
      { amount: 30_000, dueOn: '2030-03-01' },
      { amount: 60_000, dueOn: '2030-04-01' },
      { amount: 120_000, dueOn: '2030-05-01' },
    ])
  })

  it('ends before an earlier departure', () => {
    const after = planAfterChange(plan, { ...change, departure: '2030-03-20' })
    expect(after).toEqual([
      { amount: 30_000, dueOn: '2030-03-01' },
      { amount: 90_000, dueOn: '2030-03-19' },
    ])
  })
})

const days = fc.uniqueArray(fc.integer({ min: 1, max: 170 }), { minLength: 1, maxLength: 6 })
const payments = fc.array(fc.integer({ min: -60_000, max: 90_000 }), { maxLength: 12 })

describe('any plan, with any payments and refunds in any order', () => {
  it('adds up to the cent, and what is next is the first that is not reached', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 900_000 }),
        fc.integer({ min: 1, max: 90 }),
        days,
        payments,
        fc.boolean(),
        (total, depositPercentage, offsets, moves, depositDone) => {
          const sorted = offsets.toSorted((a, b) => a - b)
          const shares = sorted.map((offset, index) => ({
            percentage: index + 1,
            dueOn: addDays(today, offset),
          }))
          const deposit = Math.max(100, Math.floor((total * depositPercentage) / 100))
          const fit = { after: today, departure, fallback }
          const instalments = instalmentsFromShares(total, deposit, shares, fit)
          expect(instalments.reduce((sum, { amount }) => sum + amount, deposit)).toBe(total)
          const terms = { today, departure, total, paid: 0, depositDone: false }
          expect(planProblem({ deposit, instalments }, terms)).toBeNull()
          let amountPaid = 0
          for (const move of moves) {
            amountPaid = Math.max(0, amountPaid + move)
            const owing: Payable = {
              totalPrice: total,
              depositAmount: deposit,
              amountPaid,
              paymentPlan: instalments,
              balanceDueDate: null,
            }
            const steps = planSteps(owing, depositDone)
            const open = steps.reduce((sum, step) => sum + step.open, 0)
            expect(open).toBe(Math.max(0, total - amountPaid))
            expect(steps.every((step) => step.open >= 0)).toBe(true)
            const reached = milestonesOf(owing)
            const from = depositDone ? 1 : 0
            const index = reached.findIndex((sum, at) => at >= from && sum > amountPaid)
            const next = nextStep(owing, depositDone)
            expect(next?.open ?? 0).toBe(index < 0 ? 0 : (reached[index] ?? 0) - amountPaid)
            expect(next?.dueOn ?? null).toBe(index < 1 ? null : instalments[index - 1]?.dueOn)
          }
        },
      ),
    )
  })

  it('keeps adding up whatever the price becomes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 90_000, max: 900_000 }),
        fc.integer({ min: 0, max: 900_000 }),
        fc.integer({ min: 1, max: 200 }),
        (total, paid, until) => {
          const later = addDays(today, until + 1)
          const after = planAfterChange(plan, {
            deposit: 80_000,
            total,
            paid,
            after: today,
            departure: later,
            fallback: addDays(later, -1),
          })
          const sum = after.reduce((all, { amount }) => all + amount, 80_000)
          expect(sum).toBe(total)
          expect(after.every(({ amount }) => amount > 0)).toBe(true)
        },
      ),
    )
  })
})
