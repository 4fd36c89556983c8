import { expect, test } from 'vitest'
import { childDiscountLine, fullPriceNotice } from './child-notice.ts'

const terms = {
  price: 180_000,
  startDate: '2027-06-01',
  childDiscountEnabled: true,
  childDiscountPercentage: 30,
  smallestAge: null,
}

test('what a child saves is said before the first field, and again where a birth date is missing', () => {
  expect(childDiscountLine(terms)).toMatch(/^Sotto i 12 anni lo sconto è del 30%/)
  expect(fullPriceNotice(2, terms)).toMatch(/^Senza data di nascita 2 viaggiatori contano/)
})

test.each([{ childDiscountEnabled: false }, { price: 0 }, { smallestAge: 12 }])(
  'nothing is promised where nothing is saved: %o',
  (change) => {
    expect(childDiscountLine({ ...terms, ...change })).toBeUndefined()
    expect(fullPriceNotice(1, { ...terms, ...change })).toBeUndefined()
  },
)
