import { describe, expect, it } from 'vitest'
import { createMatcher, type MatchedLine } from './matching.ts'
import type { Candidate } from './matching-evidence.ts'
import { type OpenShare, shareNumber } from './share-meant.ts'

describe('the number behind a causale', () => {
  it.each([
    ['Ricevuta 1234-2', 2],
    ['RICEVUTA 1234/2 ACCONTO', 2],
    ['ricevuta 1234 - 2', 2],
    ['Ricevuta 12342', 2],
    ['RICEVUTA 12 34-2', 2],
    ['Ricevuta 1234 2', 2],
    ['Ricevuta 1234', undefined],
    ['Ricevuta 1234 2 persone', undefined],
    ['Ricevuta 1234 15/11/2026', undefined],
    ['Ricevuta 5678-2', undefined],
  ])('%s', (text, expected) => {
    expect(shareNumber(text, 'Ricevuta 1234')).toBe(expected)
  })
})

const account = 'IT60X0542811101000000123456'
const people = [
  { firstName: 'Giulia', lastName: 'Rossi' },
  { firstName: 'Marco', lastName: 'Bianchi' },
  { firstName: 'Lia', lastName: 'Verdi' },
]
const shares: OpenShare[] = people.map((person, seat) => ({
  seat,
  number: seat + 1,
  person,
  expected: [40_000, 100_000],
  received: [],
}))
const booking: Candidate = {
  bookingId: '00000001-0000-4000-8000-000000000000',
  reference: 'Ricevuta 1234',
  account,
  people,
  destination: 'Grecia',
  bookedOn: '2026-10-01',
  paidCents: 0,
  milestones: [120_000, 300_000],
  depositDone: false,
  isOpen: true,
  isDeclared: false,
  recorded: [],
  shares,
}
const line = (change: Partial<MatchedLine> = {}): MatchedLine => ({
  date: '2026-10-05',
  amountCents: 40_000,
  payer: 'BIANCHI MARCO',
  payerIban: null,
  text: 'Ricevuta 1234-2',
  ...change,
})

describe('a part of one traveller', () => {
  it.each<[string, Partial<MatchedLine>, string]>([
    ['with its causale', {}, 'quota di Marco Bianchi'],
    ['paid by a parent', { payer: 'ZANETTI UGO' }, 'quota di Marco Bianchi'],
    ['all of it at once', { amountCents: 100_000 }, 'quota di Marco Bianchi'],
    ['without its number', { text: 'Ricevuta 1234' }, 'quota di Marco Bianchi'],
    ['without any causale', { text: 'ACCONTO VIAGGIO' }, 'quota di Marco Bianchi'],
    ['the deposit of all', { text: 'Ricevuta 1234', amountCents: 120_000 }, 'acconto'],
  ])('%s', (_what, change, what) => {
    const { automatic, reasons } = createMatcher([booking]).propose(line(change), account)
    expect(automatic).toBe(true)
    expect(reasons).toContain(`Importo esatto: ${what}`)
  })

  it('sent twice waits for a person, and the next one of it does not', () => {
    const matcher = createMatcher([booking])
    matcher.book(line(), matcher.propose(line(), account).allocations)
    expect(matcher.propose(line(), account)).toMatchObject({ automatic: false })
    const rest = line({ amountCents: 60_000 })
    expect(matcher.propose(rest, account)).toMatchObject({ automatic: true })
    const hers = line({ text: 'Ricevuta 1234-3', payer: 'VERDI LIA' })
    expect(matcher.propose(hers, account)).toMatchObject({ automatic: true })
  })

  it('is no part of a booking that pays at once', () => {
    const { reasons } = createMatcher([{ ...booking, shares: [] }]).propose(line(), account)
    expect(reasons.join()).not.toContain('quota')
  })
})
