import { describe, expect, it } from 'vitest'
import { alreadyKnown, likeness, withOrdinals } from './statements.ts'

const told = (text: string, bankId: string | null = null) => ({ bankId, payer: '', text })

describe('lines of one day and amount', () => {
  it.each<[string, string, boolean]>([
    ['Ricevuta 1234', 'Ricevuta 5678', false],
    ['BONIFICO DA ROSSI GIULIA', 'BONIFICO DA NERI UGO', false],
    [
      'Ricevuta 1234 Rossi Giulia',
      'BONIFICO SEPA DA ROSSI GIULIA TRN 99 CAUSALE RICEVUTA 1234',
      true,
    ],
    ['', 'BONIFICO DA NERI UGO', true],
    ['Bonifico', 'Bonifico a vostro favore', true],
  ])('%j and %j', (first, second, isSame) => {
    expect(likeness(told(first), told(second)) > 0).toBe(isSame)
  })

  it('are told apart by the name that the bank gives them', () => {
    expect(likeness(told('x', '1'), told('x', '2'))).toBe(0)
    expect(likeness(told('x', '1'), told('y', '1'))).toBe(3)
  })

  it('are known one by one: two equal ones stay two, the third is new', () => {
    const known = [told('uguale'), told('uguale')]
    expect(alreadyKnown([told('uguale'), told('uguale'), told('uguale')], known)).toEqual([
      known[0],
      known[1],
      undefined,
    ])
  })

  it('are numbered from the top of the file', () => {
    const line = { date: '2026-11-15', amountCents: 100 }
    const other = { date: '2026-11-16', amountCents: 100 }
    expect(withOrdinals([line, other, line]).map(({ ordinal }) => ordinal)).toEqual([1, 1, 2])
  })
})
