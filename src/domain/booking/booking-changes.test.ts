import { describe, expect, test } from 'vitest'
import {
  amountsAfterChange,
  type BookedAmounts,
  eventAfterChange,
  travellerTypeAt,
} from './booking-changes.ts'
import type { PartyInput } from './pricing.ts'

const booked: BookedAmounts = {
  totalPrice: 200_000,
  depositAmount: 80_000,
  amountPaid: 0,
  paymentStatus: 'pending',
  startDate: '2030-06-10',
  balanceDueDate: '2030-05-11',
  paymentPlan: null,
}

const party: PartyInput = {
  pricePerPerson: 200_000,
  departure: '2030-06-10',
  bookedOn: '2030-01-10',
  childDiscountEnabled: true,
  childDiscountPercentage: 50,
  depositPercentage: 40,
  paymentType: 'deposit',
  adults: 2,
  children: 0,
}

describe('the amounts after a change', () => {
  test('an unpaid booking gets a new deposit with its new total', () => {
    expect(amountsAfterChange(booked, party)).toMatchObject({
      totalPrice: 400_000,
      depositAmount: 160_000,
      difference: 200_000,
      balanceDueDate: '2030-05-11',
      toGiveBack: 0,
    })
  })

  test.each([
    ['bank_transfer_pending', 0],
    ['deposit_paid', 80_000],
  ] as const)('with %s the deposit stays and the balance grows', (paymentStatus, amountPaid) => {
    const after = amountsAfterChange({ ...booked, paymentStatus, amountPaid }, party)
    expect(after).toMatchObject({ totalPrice: 400_000, depositAmount: 80_000 })
  })

  test('a deposit never exceeds a total that has fallen', () => {
    const paid = { ...booked, paymentStatus: 'deposit_paid', amountPaid: 80_000 } as const
    const after = amountsAfterChange(paid, { ...party, pricePerPerson: 30_000, adults: 1 })
    expect(after).toMatchObject({
      totalPrice: 30_000,
      depositAmount: 30_000,
      balanceDueDate: null,
      difference: -170_000,
      toGiveBack: 50_000,
    })
  })

  test('the day of the balance stays while day and price do, and never lies in the past', () => {
    const late = { ...booked, balanceDueDate: '2030-06-01' }
    const same = { ...party, adults: 1, bookedOn: '2030-06-02' }
    expect(amountsAfterChange(late, same).balanceDueDate).toBe('2030-06-01')
    const dearer = { ...party, bookedOn: '2030-06-02' }
    expect(amountsAfterChange(late, dearer).balanceDueDate).toBe('2030-06-05')
  })

  test('a child counts as one', () => {
    const after = amountsAfterChange(booked, { ...party, adults: 1, children: 1 })
    expect(after.totalPrice).toBe(300_000)
  })
})

describe('what the new amounts mean for the money that is in', () => {
  const paid = { ...booked, paymentStatus: 'paid', amountPaid: 200_000 } as const
  const deposit = { ...booked, paymentStatus: 'deposit_paid', amountPaid: 80_000 } as const
  test.each([
    ['nothing in, dearer', booked, 300_000, null],
    ['nothing in, now free', booked, 0, 'full_payment_confirmed'],
    ['all paid, dearer', paid, 300_000, 'balance_reopened'],
    ['all paid, cheaper', paid, 100_000, null],
    ['deposit paid, dearer', deposit, 300_000, null],
    ['deposit paid, so cheap that it covers all', deposit, 70_000, 'full_payment_confirmed'],
    ['a part in, now the deposit', { ...booked, amountPaid: 80_000 }, 150_000, 'deposit_confirmed'],
    [
      'taken as paid by staff though less came, dearer',
      { ...paid, amountPaid: 199_000 },
      210_000,
      'balance_reopened',
    ],
  ] as const)('%s', (_, before, totalPrice, event) => {
    const after = { totalPrice, depositAmount: 80_000 }
    expect(eventAfterChange(before, after, before.amountPaid)).toBe(event)
  })
})

test('a child is one on the day of departure; without a birth date the form decides', () => {
  const child = { birthDate: '2018-06-11', type: 'adult' } as const
  expect(travellerTypeAt(child, '2030-06-10')).toBe('child')
  expect(travellerTypeAt(child, '2030-06-11')).toBe('adult')
  expect(travellerTypeAt({ birthDate: null, type: 'child' }, '2030-06-10')).toBe('child')
})

describe('the terms of who has not paid', () => {
  const before = {
    totalPrice: 200_000,
    depositAmount: 80_000,
    amountPaid: 80_000,
    paymentStatus: 'deposit_paid' as const,
    startDate: '2027-09-10',
    balanceDueDate: '2027-08-11',
    paymentPlan: null,
  }
  const party = {
    pricePerPerson: 100_000,
    departure: '2027-09-10',
    bookedOn: '2027-01-10',
    childDiscountEnabled: true,
    adults: 3,
    children: 0,
  }

  test('are kept beside those of who has, change after change', () => {
    const once = amountsAfterChange(before, party)
    expect(once).toMatchObject({ depositAmount: 80_000, unpaidTerms: { depositAmount: 120_000 } })
    const twice = amountsAfterChange({ ...before, ...once }, { ...party, adults: 4 })
    expect(twice.unpaidTerms).toEqual({
      depositAmount: 160_000,
      balanceDueDate: '2027-08-11',
      paymentPlan: null,
    })
    const open = { ...before, amountPaid: 0, paymentStatus: 'pending' as const }
    expect(amountsAfterChange(open, party).unpaidTerms).toBeNull()
  })
})
