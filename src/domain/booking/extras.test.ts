import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { euros } from '../money.ts'
import {
  type BookedExtra,
  chooseExtras,
  extraLine,
  extraPriceText,
  fittingExtras,
  type OfferedExtra,
  offeredExtras,
  withinParty,
} from './extras.ts'
import { quoteParty } from './pricing.ts'

const startDate = '2027-08-05'
const single = {
  id: 'camera-singola',
  title: 'Camera singola',
  description: 'Tutta per te.',
  kind: 'single-room',
  state: 'offered',
  trips: [] as string[],
  per: 'room' as const,
  included: false,
  lastDay: 30,
}
const occasion = {
  tripId: 'grecia',
  startDate,
  today: '2027-01-10',
  singleSupplement: euros(450),
  isFree: false,
  mayBeLate: false,
}
const offer = (change: object = {}, when: object = {}) =>
  offeredExtras([{ ...single, ...change }], { ...occasion, ...when })

describe('what is offered', () => {
  test.each<[string, object, object, boolean]>([
    ['for every trip', {}, {}, true],
    ['for this trip', { trips: ['grecia'] }, {}, true],
    ['for another trip', { trips: ['hawaii'] }, {}, false],
    ['withdrawn', { state: 'withdrawn' }, {}, false],
    ['on the last day', {}, { today: '2027-07-06' }, true],
    ['the day after', {}, { today: '2027-07-07' }, false],
    ['the day after, by staff', {}, { today: '2027-07-07', mayBeLate: true }, true],
    ['where the trip names no supplement', {}, { singleSupplement: null }, false],
    ['with a price of its own', { price: euros(90) }, { singleSupplement: null }, true],
    ['to who pays nothing', {}, { isFree: true }, false],
    ['to who pays nothing, included', { included: true }, { isFree: true }, true],
  ])('%s', (_name, change, when, isOffered) => {
    expect(offer(change, when)).toHaveLength(isOffered ? 1 : 0)
  })

  it('costs what the page of the trip says, unless it has its own price or is included', () => {
    expect(offer()[0]).toMatchObject({ price: euros(450), lastDay: '2027-07-06', limit: null })
    expect(offer({ price: euros(90) })[0]?.price).toBe(euros(90))
    expect(offer({ price: euros(90), included: true })[0]?.price).toBe(0)
  })
})

describe('what is chosen', () => {
  const offered = offer({ limit: 2, conditions: 'Non si rimborsa.' })
  const choose = (units: number, people = 3, agreed: BookedExtra[] = []) =>
    chooseExtras([{ id: 'camera-singola', units }], offered, { people, agreed })

  it('is kept with price and conditions of that day', () => {
    expect(choose(2)).toEqual({
      ok: true,
      extras: [
        {
          id: 'camera-singola',
          title: 'Camera singola',
          per: 'room',
          price: euros(450),
          included: false,
          limit: 2,
          conditions: 'Non si rimborsa.',
          units: 2,
        },
      ],
    })
    expect(choose(0)).toEqual({ ok: true, extras: [] })
  })

  it('is never more than there are people, twice, or something else', () => {
    expect(choose(4)).toMatchObject({ ok: false, reason: 'too_many' })
    const twice = { id: 'camera-singola', units: 1 }
    expect(chooseExtras([twice, twice], offered, { people: 3 })).toMatchObject({ ok: false })
    expect(chooseExtras([{ id: 'nave', units: 1 }], offered, { people: 3 })).toMatchObject({
      ok: false,
      reason: 'not_offered',
    })
  })

  it('keeps what was agreed on before at its price, also when it is no longer sold', () => {
    const agreed: BookedExtra = { ...booked, price: euros(300) }
    expect(choose(2, 3, [agreed])).toMatchObject({ extras: [{ price: euros(300), units: 2 }] })
    expect(
      chooseExtras([{ id: agreed.id, units: 1 }], [], { people: 3, agreed: [agreed] }),
    ).toMatchObject({ ok: true, extras: [{ price: euros(300) }] })
  })

  it('follows a party that becomes smaller', () => {
    expect(withinParty([{ ...booked, units: 3 }], 2)).toMatchObject([{ units: 2 }])
    expect(withinParty([{ ...booked, per: 'night', units: 3 }], 2)).toMatchObject([{ units: 3 }])
  })

  it('is cut by the form to what is left', () => {
    const shown = offered.map((extra) => ({ ...extra, left: 1 }))
    expect(fittingExtras([{ id: 'camera-singola', units: 2 }], shown, 3)).toMatchObject([
      { units: 1 },
    ])
    expect(fittingExtras([{ id: 'nave', units: 2 }], shown, 3)).toEqual([])
  })
})

const booked: BookedExtra = {
  id: 'camera-singola',
  title: 'Camera singola',
  per: 'room',
  price: euros(450),
  included: false,
  limit: null,
  conditions: null,
  units: 1,
}

describe('what it costs', () => {
  const party = {
    pricePerPerson: euros(2400),
    departure: startDate,
    bookedOn: '2027-01-10',
    childDiscountEnabled: true,
  }

  it('comes on top of the price, with a line of its own, and the deposit follows', () => {
    const price = quoteParty({ ...party, adults: 2, children: 1, extras: [booked] })
    expect(price).toMatchObject({ extras: euros(450), total: euros(6450), deposit: euros(2580) })
    expect(price.lines.at(-1)).toEqual({
      label: 'Camera singola, 1 camera × 450 €',
      amount: euros(450),
    })
    expect(price.lines.slice(0, 3)).toEqual(quoteParty({ ...party, adults: 2, children: 1 }).lines)
  })

  it('is nothing where it is included', () => {
    const included = { ...booked, included: true, price: 0, per: 'night' as const, units: 2 }
    expect(extraLine(included)).toEqual({ label: 'Camera singola, 2 notti × incluso', amount: 0 })
    expect(extraPriceText(included)).toBe('incluso nella quota')
    expect(extraPriceText({ ...booked, per: 'night' })).toBe('450 € a notte')
  })

  it('always adds up with the rest', () => {
    const extra = fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      units: fc.integer({ min: 1, max: 10 }),
    })
    fc.assert(
      fc.property(
        fc.array(extra, { maxLength: 5 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 9 }),
        (extras, adults, children) => {
          const taken = extras.map((one, index) => ({ ...booked, ...one, id: `extra-${index}` }))
          const result = quoteParty({ ...party, adults, children, extras: taken })
          const without = quoteParty({ ...party, adults, children })
          expect(result.total).toBe(without.total + result.extras)
          expect(result.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(result.total)
          expect(result.amountDue + result.balance).toBe(result.total)
        },
      ),
    )
  })
})

it('an offer that nobody limits is as large as the party', () => {
  const open: OfferedExtra & { left: number | null } = {
    ...(offer()[0] as OfferedExtra),
    left: null,
  }
  expect(fittingExtras([{ id: open.id, units: 9 }], [open], 4)).toMatchObject([{ units: 4 }])
})
