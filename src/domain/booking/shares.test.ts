import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookedExtra } from './extras.ts'
import { milestonesOf } from './payment-plan.ts'
import { quoteParty } from './pricing.ts'
import { apportion, personPrices, type SharedBooking, sharesOf } from './shares.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

const extra = (price: number, units: number): BookedExtra => ({
  id: 'gita',
  title: 'Gita',
  per: 'person',
  price,
  units,
  included: false,
  limit: null,
  conditions: null,
})

/** A booking priced by the real calculation, with payments from some of its travellers. */
const bookings = fc
  .record({
    price: fc.integer({ min: 1, max: 500_000 }),
    people: fc.array(fc.constantFrom('adult' as const, 'child' as const), {
      minLength: 1,
      maxLength: 10,
    }),
    discount: fc.integer({ min: 0, max: 100 }),
    deposit: fc.integer({ min: 1, max: 100 }),
    extraPrice: fc.integer({ min: 0, max: 30_000 }),
    units: fc.integer({ min: 0, max: 10 }),
    inInstalments: fc.boolean(),
    money: fc.array(
      fc.record({
        shareSeat: fc.option(fc.integer({ min: 0, max: 11 })),
        amount: fc.integer({ min: 1, max: 400_000 }),
      }),
      { maxLength: 5 },
    ),
  })
  .map((drawn) => {
    const children = drawn.people.filter((type) => type === 'child').length
    const extras = drawn.units > 0 ? [extra(drawn.extraPrice, drawn.units)] : []
    const quote = quoteParty({
      pricePerPerson: drawn.price,
      departure: '2027-09-10',
      bookedOn: '2027-01-10',
      childDiscountEnabled: true,
      childDiscountPercentage: drawn.discount,
      depositPercentage: drawn.deposit,
      extras,
      adults: drawn.people.length - children,
      children,
      instalments: drawn.inInstalments
        ? [
            { percentage: Math.floor((100 - drawn.deposit) / 2), dueOn: '2027-04-01' },
            { percentage: Math.ceil((100 - drawn.deposit) / 2), dueOn: '2027-06-01' },
          ].filter(({ percentage }) => percentage > 0)
        : null,
    })
    const booking: SharedBooking = {
      price: drawn.price,
      totalPrice: quote.total,
      depositAmount: quote.amountDue,
      balanceDueDate: quote.balanceDueDate,
      paymentPlan: quote.instalments,
      childDiscountAmount: quote.childDiscount,
      extras,
      travelers: drawn.people.map((type) => ({ type })),
      amountPaid: sum(drawn.money.map(({ amount }) => amount)),
    }
    return { booking, money: drawn.money }
  })

describe('cents by weight', () => {
  it('leave nothing over and take nothing away', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(fc.nat(5_000_000), weights, (amount, parts) => {
        const cut = apportion(amount, parts)
        expect(sum(cut)).toBe(amount)
        expect(cut.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      }),
    )
  })

  it.each([
    [1_000, [1, 1, 1], [334, 333, 333]],
    [100, [3, 1], [75, 25]],
    [5, [0, 1, 1], [0, 3, 2]],
  ])('%i cents by %j', (amount, weights, parts) => {
    expect(apportion(amount, weights)).toEqual(parts)
  })
})

describe('the parts of a party', () => {
  it('make up the price, every payment of the plan and what is open, to the cent', () => {
    fc.assert(
      fc.property(bookings, ({ booking, money }) => {
        const shares = sharesOf(booking, money)
        expect(sum(shares.map(({ total }) => total))).toBe(booking.totalPrice)
        const reached = milestonesOf(booking)
        for (const [index, milestone] of reached.entries()) {
          const step = shares.map(({ steps }) => steps[index]?.amount ?? 0)
          expect(sum(step)).toBe(milestone - (reached[index - 1] ?? 0))
          expect(Math.min(...step)).toBeGreaterThanOrEqual(0)
        }
        for (const share of shares) {
          expect(sum(share.steps.map(({ amount }) => amount))).toBe(share.total)
          expect(sum(share.steps.map(({ open }) => open))).toBe(share.open)
        }
        expect(sum(shares.map(({ open }) => open))).toBe(
          Math.max(0, booking.totalPrice - booking.amountPaid),
        )
      }),
    )
  })

  it('ask nobody again for what they have paid', () => {
    fc.assert(
      fc.property(bookings, ({ booking }) => {
        const seat = booking.travelers.length - 1
        const own = sharesOf({ ...booking, amountPaid: 0 }, [])[seat]
        const paid = own?.total ?? 0
        const after = sharesOf({ ...booking, amountPaid: paid }, [
          { shareSeat: seat, amount: paid },
        ])
        expect(after[seat]).toMatchObject({ received: paid, open: 0 })
      }),
    )
  })

  it('give a child what it saves, and share what is taken along', () => {
    const prices = personPrices({
      price: 100_000,
      childDiscountAmount: 50_000,
      extras: [extra(10_000, 1)],
      travelers: [{ type: 'adult' }, { type: 'child' }, { type: 'adult' }],
    })
    expect(prices).toEqual([103_334, 53_333, 103_333])
  })

  it('count money of the whole booking for who booked first', () => {
    const booking: SharedBooking = {
      price: 100_000,
      totalPrice: 200_000,
      depositAmount: 80_000,
      balanceDueDate: '2027-08-11',
      paymentPlan: null,
      childDiscountAmount: 0,
      extras: [],
      travelers: [{ type: 'adult' }, { type: 'adult' }],
      amountPaid: 130_000,
    }
    const money = [
      { shareSeat: null, amount: 110_000 },
      { shareSeat: 1, amount: 40_000 },
      { shareSeat: 1, amount: -20_000 },
    ]
    expect(sharesOf(booking, money)).toMatchObject([
      { total: 100_000, received: 0, open: 0 },
      { total: 100_000, received: 20_000, open: 70_000 },
    ])
  })
})
