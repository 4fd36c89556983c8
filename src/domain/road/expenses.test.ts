import { describe, expect, it } from 'vitest'
import type { Entry } from './entries.ts'
import { newEntrySchema, storedEntrySchema } from './entries-schema.ts'
import { euroOf, expensesTotal, largestEuro, typedRate } from './expenses.ts'
import { bookingOfKey } from './person-key.ts'
import { dayProblem, momentProblem } from './typed-day.ts'

describe('an expense in another currency', () => {
  it('is what the typed rate of the day makes of it', () => {
    expect(euroOf({ amount: 1_615_000, rate: '161.5' })).toBe(10_000)
    expect(euroOf({ amount: 1234, rate: '1' })).toBe(1234)
    expect(typedRate(' 1,0832 ')).toBe('1.0832')
    for (const wrong of ['', '0', '0,00', '-1', 'x', '1.2.3'])
      expect(typedRate(wrong)).toBeUndefined()
  })
})

const phoned = {
  id: '0a000000-0000-4000-8000-000000000001',
  phone: '0a000000-0000-4000-8000-000000000002',
  counter: 1,
  writtenAt: '2026-05-01T10:00:00.000Z',
}

function expense(change: object) {
  const body = {
    paidOn: '2026-05-01',
    what: 'Barca per tutti',
    category: 'transport',
    amount: 5000,
    currency: 'EUR',
    rate: '1',
    receipt: null,
    ...change,
  }
  return { ...phoned, kind: 'expense', body }
}

describe('what the server accepts from a phone', () => {
  const problemOf = (entry: object) => newEntrySchema.safeParse(entry).error?.issues[0]?.message

  it.each([
    ['euro', { amount: largestEuro }],
    ['twelve million rupiah', { amount: 1_200_000_000, currency: 'IDR', rate: '17500' }],
    ['a hotel in dong', { amount: 45_000_000_000, currency: 'VND', rate: '28500' }],
  ])('is an expense in %s', (_name, change) => {
    expect(problemOf(expense(change))).toBeUndefined()
  })

  const tooMuch = { amount: 1_200_000_000, currency: 'IDR', rate: '1.75' }
  const tooLittle = { amount: 100, currency: 'IDR', rate: '17500' }
  it.each([
    ['more than a cost may be', { amount: largestEuro + 1 }, 'Al massimo 999.999,99 €'],
    ['a rate that makes too much of it', tooMuch, 'Con questo cambio fa 6.857.142,86 €'],
    ['a rate that makes nothing of it', tooLittle, 'meno di un centesimo'],
    ['a year of five digits', { paidOn: '20266-05-01' }, 'anno di quattro cifre'],
    ['a year of long ago', { paidOn: '0202-05-01' }, 'anno di quattro cifre'],
    ['a year far ahead', { paidOn: '2620-05-01' }, 'anno di quattro cifre'],
  ])('is not %s', (_name, change, words) => {
    expect(problemOf(expense(change))).toContain(words)
  })

  it('does not make unreadable what was stored under older limits', () => {
    for (const change of [tooMuch, tooLittle, { paidOn: '2620-05-01' }])
      expect(storedEntrySchema.safeParse(expense(change)).success).toBe(true)
  })

  it('knows the eleventh person who was ever in a booking', () => {
    const person = '0a000000-0000-4000-8000-00000000000b:10'
    const entry = { ...phoned, kind: 'kitty_in', body: { person, amount: 5000 } }
    expect(problemOf(entry)).toBeUndefined()
    expect(bookingOfKey(person)).toBe('0a000000-0000-4000-8000-00000000000b')
  })

  it('has a year of four digits', () => {
    expect(dayProblem('2026-05-01')).toBeUndefined()
    expect(momentProblem('2026-05-01T18:30')).toBeUndefined()
    for (const wrong of ['', '20266-05-01', '0202-05-01', '2026-02-30'])
      expect(dayProblem(wrong)).toContain('quattro cifre')
    expect(momentProblem('20266-05-01T18:30')).toContain('quattro cifre')
    expect(momentProblem('')).toContain('quattro cifre')
  })
})

it('expenses come to what was neither struck out nor refused by the office', () => {
  const written = (counter: number, amount: number) =>
    ({ ...expense({ amount }), id: `e${counter}`, counter, author: 'x' }) as Entry
  const struck: Entry = {
    ...phoned,
    id: 's',
    counter: 9,
    author: 'x',
    kind: 'struck',
    body: { entry: 'e2', reason: 'Doppia' },
  }
  const entries = [written(1, 1000), written(2, 2000), written(3, 4000), written(4, 8000), struck]
  const decisions = [
    { entryId: 'e3', decision: 'refused' as const },
    { entryId: 'e4', decision: 'approved' as const },
  ]
  expect(expensesTotal(entries, decisions)).toBe(9000)
})
