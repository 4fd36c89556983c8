import { expect, test } from 'vitest'
import { priceSchema } from './booking/links-schema.ts'
import { centsFromText, textFromCents } from './typed-money.ts'
import { typedEuro } from './typed-money-schema.ts'

test.each([
  ['1.440,50', 144_050],
  ['1440.5', 144_050],
  ['1440', 144_000],
  ['1.440', 144_000],
  ['€ 12', 1_200],
  ['', undefined],
  ['dodici', undefined],
  ['-3', undefined],
])('%s is %s cents', (typed, cents) => {
  expect(centsFromText(typed)).toBe(cents)
})

test('stands in a field as it is typed', () => {
  expect(textFromCents(144_050)).toBe('1440,50')
  expect(textFromCents(144_000)).toBe('1440')
})

test('a typed price is no amount, too high, or cents', () => {
  const price = typedEuro(priceSchema, 'Inserisci un prezzo valido')
  const messageOf = (text: string) => price.safeParse(text).error?.issues[0]?.message
  expect(price.parse('1.400')).toBe(140_000)
  expect(messageOf('x')).toBe('Inserisci un prezzo valido')
  expect(messageOf('900000')).toBe('Il prezzo è troppo alto')
})
