import { expect, test } from 'vitest'
import { inEuro } from './supplier-costs.ts'
import { supplierSchema } from './supplier-costs-schema.ts'

test('an invoice in another currency comes to euro at the rate that was typed', () => {
  expect(inEuro(40_000, 1.1)).toBe(36_364)
  expect(inEuro(12_000_000, 160)).toBe(75_000)
})

test('a rate is asked with another currency, and is never nothing', () => {
  const foreign = { currency: 'USD', amount: 400, rate: 0 }
  const { error } = supplierSchema.safeParse({ foreign })
  expect(error?.issues[0]).toMatchObject({
    path: ['foreign', 'rate'],
    message: 'Scrivi il cambio del giorno: quanto vale un euro',
  })
  expect(supplierSchema.parse({})).toEqual({})
})
