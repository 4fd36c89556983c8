import { describe, expect, it } from 'vitest'
import {
  factsAfter,
  isGivenBack,
  type MoneyFacts,
  openMovements,
  pricePaidOnce,
  stateByFacts,
  stateOnceEnded,
} from './booking-money.ts'
import type { BookingState } from './bookings.ts'

const facts: MoneyFacts = {
  status: 'pending',
  isFree: false,
  totalPrice: 1000,
  depositAmount: 400,
  amountPaid: 0,
  amountGivenBack: 0,
  paidOnce: 0,
  acceptedFor: 0,
  declaration: null,
  paymentInitiated: false,
  isReleased: false,
}
const transfer = { declaration: 'bank_transfer_pending' } as const
const direct = { declaration: 'pending_confirmation', paymentInitiated: true } as const
const card = { declaration: 'requires_assistance' } as const
const confirmed = { status: 'confirmed' } as const
const cancelled = { status: 'cancelled' } as const
const completed = { status: 'completed' } as const

describe('where a booking stands, by the facts', () => {
  it.each<[string, Partial<MoneyFacts>, string]>([
    ['nothing has come', {}, 'pending pending'],
    ['it costs nothing', { ...confirmed, isFree: true, totalPrice: 0 }, 'confirmed not_required'],
    ['a transfer was declared', transfer, 'pending bank_transfer_pending'],
    ['paid on the direct checkout', direct, 'payment_initiated pending_confirmation'],
    ['a card was tried', card, 'pending requires_assistance'],
    ['a part came', { amountPaid: 399 }, 'pending pending'],
    [
      'a part came after a declaration',
      { ...transfer, amountPaid: 1 },
      'pending bank_transfer_pending',
    ],
    ['the deposit came', { amountPaid: 400 }, 'confirmed deposit_paid'],
    [
      'the deposit came after a declaration',
      { ...direct, amountPaid: 400 },
      'confirmed deposit_paid',
    ],
    ['everything came', { amountPaid: 1000 }, 'confirmed paid'],
    [
      'a smaller deposit was accepted',
      { amountPaid: 395, acceptedFor: 400 },
      'confirmed deposit_paid',
    ],
    ['a smaller total was accepted', { amountPaid: 995, acceptedFor: 1000 }, 'confirmed paid'],
    [
      'the accepted total is no longer the price',
      { amountPaid: 995, acceptedFor: 990 },
      'confirmed deposit_paid',
    ],
    ['the deposit was undone', { ...confirmed, ...transfer }, 'pending bank_transfer_pending'],
    [
      'the deposit was undone',
      { ...confirmed, ...direct },
      'payment_initiated pending_confirmation',
    ],
    ['the deposit was undone', { ...confirmed, ...card }, 'pending requires_assistance'],
    ['the deposit was undone', confirmed, 'pending pending'],
    [
      'money came for spots that are gone',
      { amountPaid: 400, isReleased: true },
      'pending pending',
    ],
    [
      'a part went back',
      { ...confirmed, amountPaid: 700, amountGivenBack: 300, paidOnce: 1000 },
      'confirmed paid',
    ],
    [
      'a part went back, and the trip became dearer since',
      { ...confirmed, amountPaid: 700, amountGivenBack: 300, paidOnce: 900 },
      'confirmed deposit_paid',
    ],
    [
      'a part of the deposit went back, and the trip became cheaper since',
      { ...confirmed, amountPaid: 300, amountGivenBack: 700, totalPrice: 600 },
      'confirmed deposit_paid',
    ],
    ['everything went back', { ...confirmed, amountGivenBack: 400 }, 'confirmed refunded'],
    ['a part that was all went back', { amountGivenBack: 100 }, 'pending pending'],
    ['cancelled with money', { ...cancelled, amountPaid: 400 }, 'cancelled deposit_paid'],
    [
      'cancelled, the money undone',
      { ...cancelled, ...transfer },
      'cancelled bank_transfer_pending',
    ],
    ['cancelled and refunded', { ...cancelled, amountGivenBack: 400 }, 'cancelled refunded'],
    [
      'late money for what was refunded',
      { ...cancelled, amountPaid: 70, amountGivenBack: 300 },
      'cancelled pending',
    ],
    ['a trip that is over, the money undone', completed, 'completed pending'],
    ['a trip that is over', { ...completed, amountPaid: 1000 }, 'completed paid'],
  ])('%s', (_what, change, expected) => {
    const { status, paymentStatus } = stateByFacts({ ...facts, ...change })
    expect(`${status} ${paymentStatus}`).toBe(expected)
  })
})

describe('a booking that ends', () => {
  it.each([
    ['after all its money had gone back', 'cancelled', 0, 5_000, 'refunded'],
    ['with money on it', 'cancelled', 1_000, 5_000, 'bank_transfer_pending'],
    ['for which nothing came', 'cancelled', 0, 0, 'bank_transfer_pending'],
  ] as const)('%s', (_what, status, amountPaid, amountGivenBack, expected) => {
    const state = { status, paymentStatus: 'bank_transfer_pending' } as const
    expect(stateOnceEnded(state, { amountPaid, amountGivenBack })).toEqual({
      status,
      paymentStatus: expected,
    })
  })

  it('is not meant where it goes on', () => {
    const state = { status: 'pending', paymentStatus: 'pending' } as const
    expect(stateOnceEnded(state, { amountPaid: 0, amountGivenBack: 5_000 })).toBe(state)
  })
})

describe('what an event makes of the facts', () => {
  const pending: BookingState = { status: 'pending', paymentStatus: 'pending' }
  const declared: BookingState = { status: 'pending', paymentStatus: 'bank_transfer_pending' }
  const initiated: BookingState = {
    status: 'payment_initiated',
    paymentStatus: 'pending_confirmation',
  }
  const nothingSaid = { declaration: null, paymentInitiated: false }
  it.each([
    ['transfer_declared', declared, false, { ...transfer, paymentInitiated: false }],
    ['older_payment_declared', initiated, false, direct],
    ['corrected', pending, false, { ...nothingSaid, amountGivenBack: 0 }],
    ['confirmation_withdrawn', declared, false, { ...transfer, amountGivenBack: 0 }],
    ['reinstated', pending, true, { ...nothingSaid, amountGivenBack: 0 }],
    ['reinstated', declared, false, { amountGivenBack: 0 }],
    ['changed', declared, false, {}],
    ['cancelled', declared, false, {}],
  ] as const)('%s', (event, after, isAllBack, expected) => {
    const facts = factsAfter(event, after, { isGivenBack: isAllBack })
    if (Object.keys(expected).length === 1) expect(facts).toEqual(expected)
    expect(facts).toMatchObject(expected)
  })

  it.each([
    ['nothing went back', 0, [400], false],
    ['everything did', 400, [], true],
    ['everything did, and more came since', 400, [70], true],
    ['a part did', 100, [400, -100], false],
  ])('%s', (_what, amountGivenBack, amounts, expected) => {
    const open = amounts.map((amount) => ({ amount }))
    expect(isGivenBack(amountGivenBack, open)).toBe(expected)
  })
})

describe('the movements of which the money consists', () => {
  const list = (...amounts: (number | [amount: number, reverses: number])[]) =>
    amounts.map((one, index) => ({
      id: String(index),
      amount: Array.isArray(one) ? one[0] : one,
      reversesId: Array.isArray(one) ? String(one[1]) : null,
      at: index,
    }))
  it.each([
    ['all of them', list(400, 600), ['0', '1']],
    ['with a refund of a part', list(1000, -400), ['0', '1']],
    ['none after a refund of everything', list(1000, -1000), []],
    ['those since a refund of everything', list(1000, -1000, 400), ['2']],
    ['without what was taken back', list(400, 600, [-600, 1]), ['0']],
    ['as if a refund that was undone had never been', list(1000, -1000, [1000, 1]), ['0']],
  ])('%s', (_what, movements, expected) => {
    expect(openMovements(movements).map(({ id }) => id)).toEqual(expected)
  })

  it('are not cut within one transaction', () => {
    const together = list(1000, -1000, 400).map((one) => ({ ...one, at: 0 }))
    expect(openMovements(together)).toHaveLength(3)
  })
})

describe('the price that had come in full when some of it went back', () => {
  const came = (amount: number) => ({ amount, acceptedFor: null })
  const back = (amount: number, price: number) => ({ amount: -amount, acceptedFor: price })
  it.each([
    ['none where nothing went back', [came(1000)], 0],
    ['none where it had not come in full', [came(400), back(100, 1000)], 0],
    ['that of the day', [came(400), came(600), back(100, 1000)], 1000],
    ['not what it costs since', [came(1000), back(100, 1000), came(500)], 1000],
    ['the last of several', [came(1000), back(100, 1000), came(500), back(50, 1200)], 1200],
  ])('%s', (_what, movements, expected) => {
    expect(pricePaidOnce(movements)).toBe(expected)
  })
})
