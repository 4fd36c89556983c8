import { expect, test } from 'vitest'
import { pages } from '../../contract/pages.ts'
import { pageKindOf } from './page-kind.ts'

test.each([
  ['/', 'home'],
  ['/ads-special', 'home'],
  ['/travels', 'trips'],
  ['/travel/grecia', 'trip'],
  ['/ads-special/travel/grecia', 'trip'],
  ['/contact', 'contact'],
  ['/faq', 'other'],
  ['/prenotazione/abc', 'checkout'],
  ['/ads-special/booking', 'checkout'],
  ['/payment-custom/3f0c', 'checkout'],
  ['/admin', 'office'],
  ['/admin/bookings', 'office'],
  ['/generatore', 'office'],
])('%s is %s', (address, kind) => {
  expect(pageKindOf(address)).toBe(kind)
})

test('no kind carries anything of an address', () => {
  const kinds = Object.values(pages).map((pattern) => pageKindOf(pattern.replace(/:\w+/, 'secret')))
  expect(kinds.join()).not.toContain('secret')
})
