import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../dates.ts'
import { euros } from '../money.ts'
import {
  balanceDueDate,
  depositOf,
  isBookedLate,
  isChild,
  type QuoteInput,
  quote,
  quoteParty,
} from './pricing.ts'

const departure = '2027-08-05'
const bookedOn = '2027-01-10'
const adult = '1990-05-20'
const child = '2018-01-10'

function ask(changes: Partial<QuoteInput>) {
  return quote({
    pricePerPerson: euros(2400),
    birthDates: [adult],
    departure,
    bookedOn,
    childDiscountEnabled: true,
    childDiscountPercentage: 50,
    depositPercentage: 40,
    paymentType: 'deposit',
    ...changes,
  })
}

describe('who counts as a child', () => {
  test.each([
    ['2015-08-05', false],
    ['2015-08-06', true],
    ['2015-08-04', false],
    ['2027-08-05', true],
    ['1990-05-20', false],
    [null, false],
    [undefined, false],
  ])('born on %s: %s', (birthDate, expected) => {
    expect(isChild(birthDate, departure)).toBe(expected)
  })

  it('is decided on the day of departure, not of booking', () => {
    expect(isChild('2014-02-28', '2026-02-27')).toBe(true)
    expect(isChild('2014-02-28', '2026-02-28')).toBe(false)
  })
})

describe('price of a booking', () => {
  test.each<[string, Partial<QuoteInput>, number, number, number, number]>([
    // what                     changes                                      total disc  due  balance
    ['one adult', {}, 2400, 0, 960, 1440],
    ['two adults', { birthDates: [adult, null] }, 4800, 0, 1920, 2880],
    ['an adult and a child', { birthDates: [adult, child] }, 3600, 1200, 1440, 2160],
    ['two and two', { birthDates: [adult, adult, child, child] }, 7200, 2400, 2880, 4320],
    [
      'no discount for children on this link',
      { birthDates: [adult, child], childDiscountEnabled: false },
      4800,
      0,
      1920,
      2880,
    ],
    [
      'discount enabled, percentage missing',
      { birthDates: [adult, child], childDiscountPercentage: null },
      3600,
      1200,
      1440,
      2160,
    ],
    [
      'discount of 0 percent',
      { birthDates: [adult, child], childDiscountPercentage: 0 },
      4800,
      0,
      1920,
      2880,
    ],
    [
      'children travel free',
      { birthDates: [adult, child], childDiscountPercentage: 100 },
      2400,
      2400,
      960,
      1440,
    ],
    ['deposit missing on the link', { depositPercentage: null }, 2400, 0, 960, 1440],
    ['deposit of 25 percent', { depositPercentage: 25 }, 2400, 0, 600, 1800],
    ['payment type missing', { paymentType: null }, 2400, 0, 960, 1440],
    ['paid in full', { paymentType: 'full' }, 2400, 0, 2400, 0],
    ['the test trip of 1 euro', { pricePerPerson: euros(1) }, 1, 0, 1, 0],
    ['the test trip of 5 euros', { pricePerPerson: euros(5) }, 5, 0, 2, 3],
    ['London', { pricePerPerson: euros(950) }, 950, 0, 380, 570],
    ['a rounded deposit', { pricePerPerson: euros(1234) }, 1234, 0, 494, 740],
    ['a deposit of 0 percent', { depositPercentage: 0 }, 2400, 0, 1, 2399],
  ])('%s', (_name, changes, total, discount, due, balance) => {
    const result = ask(changes)
    expect(result.total).toBe(euros(total))
    expect(result.childDiscount).toBe(euros(discount))
    expect(result.childDiscountApplied).toBe(discount > 0)
    expect(result.amountDue).toBe(euros(due))
    expect(result.balance).toBe(euros(balance))
    expect(result.free).toBe(false)
  })

  it('is the same when the form counts adults and children itself', () => {
    const terms = { pricePerPerson: euros(2400), departure, bookedOn, childDiscountEnabled: true }
    expect(quoteParty({ ...terms, adults: 2, children: 1 })).toEqual(
      quote({ ...terms, birthDates: [adult, null, child] }),
    )
  })

  it('is free at price 0: nothing now, nothing later', () => {
    const result = ask({ pricePerPerson: 0, birthDates: [adult, child] })
    expect(result).toMatchObject({ adults: 1, children: 1, total: 0, deposit: 0, amountDue: 0 })
    expect(result).toMatchObject({ balance: 0, balanceDueDate: null, free: true })
  })

  it('leaves the balance for 30 days before departure', () => {
    expect(ask({}).balanceDueDate).toBe('2027-07-06')
    expect(ask({ departure: '2027-03-15' }).balanceDueDate).toBe('2027-02-13')
    expect(ask({ paymentType: 'full' }).balanceDueDate).toBeNull()
  })

  test.each([
    ['the day before it', '2027-07-05', '2027-07-06'],
    ['on that very day', '2027-07-06', '2027-07-06'],
    ['the day after: three days', '2027-07-07', '2027-07-10'],
    ['close to the departure: the day before it', '2027-08-03', '2027-08-04'],
    ['on the eve: at once', '2027-08-04', '2027-08-04'],
    ['on the day itself: at once, never in the past', '2027-08-05', '2027-08-05'],
  ])('is due 30 days before departure, booked %s', (_when, booked, due) => {
    expect(balanceDueDate(departure, booked)).toBe(due)
    expect(isBookedLate(departure, booked)).toBe(booked > '2027-07-06')
    expect(ask({ bookedOn: booked })).toMatchObject({
      balanceDueDate: due,
      amountDue: euros(960),
    })
  })

  it('explains itself line by line', () => {
    expect(ask({ birthDates: [adult, adult, child] }).lines).toEqual([
      { label: '2 adulti × 2.400 €', amount: euros(4800) },
      { label: '1 bambino × 2.400 €', amount: euros(2400) },
      { label: 'Sconto bambini (50%)', amount: -euros(1200) },
    ])
  })

  it('keeps the deposit in whole euros, at least one, at most the total', () => {
    expect(depositOf(euros(1234), 40)).toBe(euros(494))
    expect(depositOf(euros(1), 1)).toBe(euros(1))
    expect(depositOf(50, 40)).toBe(50)
    expect(depositOf(0, 40)).toBe(0)
    expect(depositOf(12_350, 100)).toBe(12_350)
  })

  it('always adds up', () => {
    const birthDate = fc.option(
      fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(departure, -days)),
    )
    fc.assert(
      fc.property(
        fc.record({
          pricePerPerson: fc.integer({ min: 0, max: 1_000_000 }),
          birthDates: fc.array(birthDate, { minLength: 1, maxLength: 10 }),
          childDiscountEnabled: fc.boolean(),
          childDiscountPercentage: fc.option(fc.integer({ min: 0, max: 100 })),
          depositPercentage: fc.option(fc.integer({ min: 0, max: 100 })),
          paymentType: fc.option(fc.constantFrom('full' as const, 'deposit' as const)),
        }),
        (input) => {
          const result = quote({ ...input, departure, bookedOn })
          expect(result.adults + result.children).toBe(input.birthDates.length)
          expect(result.total).toBe(result.subtotal - result.childDiscount)
          expect(result.total).toBeGreaterThanOrEqual(result.adults * input.pricePerPerson)
          expect(result.amountDue + result.balance).toBe(result.total)
          expect(result.deposit).toBeLessThanOrEqual(result.total)
          expect(result.deposit).toBeGreaterThanOrEqual(Math.min(100, result.total))
          expect(result.deposit % 100 === 0 || result.deposit === result.total).toBe(true)
          expect(result.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(result.total)
          expect(Object.values(result).every((value) => !Object.is(value, Number.NaN))).toBe(true)
        },
      ),
    )
  })
})
