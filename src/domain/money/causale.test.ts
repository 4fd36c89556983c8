import { describe, expect, it } from 'vitest'
import { isOneSlip, oneSlipAway, readBookingCodes, readReferences } from './causale.ts'

const clear = (digits: string) => [{ digits, kind: 'clear' }]

describe('the causale as people write it', () => {
  it.each([
    ['Ricevuta 1234'],
    ['RICEVUTA1234'],
    ['ricevuta n. 1234'],
    ['RICEVUTA N.RO 1234'],
    ['RIC. 1234'],
    ['RICEV 12 34'],
    ['RICE VUTA 1 2 3 4'],
    ['RICEVUTA 12\n34 ACCONTO'],
    ['Acconto viaggio/RICEVUTA/1234/Rossi'],
    ['Ricevta 1234'],
    ['Ricveuta 1234'],
    ['R1cevuta 1234'],
    ['saldoricevuta1234'],
    ['Ricevuta 1234 15/11/2026'],
    ['BONIFICO DEL 15.11.2026 RICEVUTA: 1234 GRAZIE'],
  ])('%j is read as 1234', (text) => {
    expect(readReferences(text)).toEqual(clear('1234'))
  })

  it.each([
    ['Ricevuta I2O4', '1204'],
    ['RICEVUTA l2S8', '1258'],
    ['ricevuta 1B0o', '1800'],
  ])('letters that look like digits: %j', (text, digits) => {
    expect(readReferences(text)).toEqual([{ digits, kind: 'lookalike' }])
  })

  it('reads several numbers behind one word', () => {
    expect(readReferences('Ricevute 1234 e 5678')).toEqual([...clear('1234'), ...clear('5678')])
    expect(readReferences('ricevuta 1234/5678')).toEqual([...clear('1234'), ...clear('5678')])
  })

  it('says where a digit is missing or too many', () => {
    expect(readReferences('Ricevuta 123')).toEqual([{ digits: '123', kind: 'broken' }])
    expect(readReferences('Ricevuta 12345')).toEqual([{ digits: '12345', kind: 'broken' }])
    expect(readReferences('RICEVUTA123415112026')[0]).toEqual({ digits: '1234', kind: 'glued' })
  })

  it('takes a number that stands alone for what it is, and no year, date or amount', () => {
    expect(readReferences('1234 viaggio Giappone')).toEqual([{ digits: '1234', kind: 'bare' }])
    expect(readReferences('saldo 15/11/2026 euro 1440,00 anno 2026')).toEqual([])
    expect(readReferences('IT60X0542811101000000123456')).toEqual([])
  })

  it('days and sums behind a word like ours are no causale', () => {
    expect(readReferences('BONIFICO RICEVUTO 15/11/2026 EUR 1.980,00')).toEqual([])
    expect(readReferences('RICEVUTO 12.10.26 RICEVUTA 1234')).toEqual(clear('1234'))
  })

  it('does not take other words for the causale', () => {
    expect(readReferences('RICARICA 1234').map(({ kind }) => kind)).toEqual(['bare'])
    expect(readReferences('AMERICA 1234').map(({ kind }) => kind)).toEqual(['bare'])
    expect(readReferences('Ricevuta di Luca')).toEqual([])
  })
})

describe('slips', () => {
  it('knows one slip from two', () => {
    for (const written of ['1235', '1324', '123', '12345', '9234']) {
      expect(isOneSlip(written, '1234')).toBe(true)
      expect(oneSlipAway(written)).toContain('1234')
    }
    expect(isOneSlip('1243', '1234')).toBe(true)
    expect(isOneSlip('4321', '1234')).toBe(false)
    expect(isOneSlip('1234', '1234')).toBe(false)
  })

  it('finds the code of a booking, not a day', () => {
    expect(readBookingCodes('pren. 1a2b3c4d, il 20261115')).toEqual(['1A2B3C4D'])
  })
})
