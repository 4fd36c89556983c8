import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../random.ts'
import {
  cardBrand,
  epcPayload,
  formatCardHolder,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  invalidCardFields,
  isCardValid,
  isReceiptCode,
  lastFour,
  newReceiptCode,
  parseExpiry,
  receiptDigits,
  receiptStorageKey,
  receiptToShow,
} from './payments.ts'

describe('causale', () => {
  test.each([
    ['Ricevuta 1234', true],
    ['Ricevuta 0000', true],
    ['Ricevuta 123', false],
    ['Ricevuta 12345', false],
    ['ricevuta 1234', false],
    ['1234', false],
    ['Ricevuta  1234', false],
    ['Ricevuta 1234\n', false],
    [null, false],
  ])('%j is one: %s', (value, expected) => {
    expect(isReceiptCode(value)).toBe(expected)
  })

  test.each(receiptDigits)('of %d digits is drawn and known', (digits) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const code = newReceiptCode(seededRandom(seed), digits)
        expect(isReceiptCode(code)).toBe(true)
        expect(code).toHaveLength('Ricevuta '.length + digits)
      }),
    )
  })

  it('is mirrored in the browser, where the word of the server counts', () => {
    expect(receiptStorageKey('abc')).toBe('receipt_code_abc')
    expect(receiptToShow('Ricevuta 1111', 'Ricevuta 2222')).toBe('Ricevuta 1111')
    expect(receiptToShow(null, 'Ricevuta 2222')).toBe('Ricevuta 2222')
    expect(receiptToShow(null, '2222')).toBeNull()
  })
})

describe('typing a card', () => {
  test.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 4242 4242 4242 9999', '4242 4242 4242 4242'],
    ['4242-4242a', '4242 4242'],
    ['', ''],
  ])('number "%s" shows "%s"', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1228', '12/28'],
    ['12/28', '12/28'],
    ['12/', '12'],
    ['122899', '12/28'],
    ['ab', ''],
  ])('expiry "%s" shows "%s"', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  test.each([
    ['123', '123'],
    ['12345', '1234'],
    ['12a', '12'],
  ])('CVV "%s" shows "%s"', (typed, shown) => {
    expect(formatCvv(typed)).toBe(shown)
  })

  it('writes the holder in capitals', () => {
    expect(formatCardHolder('Anna Rossi')).toBe('ANNA ROSSI')
  })

  it('settles at once', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const format of [formatCardNumber, formatExpiry, formatCvv, formatCardHolder]) {
          expect(format(format(typed))).toBe(format(typed))
        }
      }),
    )
  })

  it('prefixes a two-digit year with 20', () => {
    expect(parseExpiry('12/28')).toEqual({ month: 12, year: 2028 })
    expect(parseExpiry('13/28')).toBeUndefined()
    expect(parseExpiry('00/28')).toBeUndefined()
    expect(parseExpiry('1/28')).toBeUndefined()
  })
})

describe('a valid card form', () => {
  const card = { number: '4242 4242 4242 4242', holder: 'ANNA ROSSI', expiry: '12/28', cvv: '123' }

  test.each([
    ['all is well', {}, []],
    ['13 digits', { number: '4222 2222 2222 2' }, []],
    ['12 digits', { number: '4222 2222 2222' }, ['number']],
    ['no number', { number: '' }, ['number']],
    ['no holder', { holder: '  ' }, ['holder']],
    ['half an expiry', { expiry: '12/2' }, ['expiry']],
    ['a month that is none', { expiry: '19/28' }, ['expiry']],
    ['a CVV of 4', { cvv: '1234' }, []],
    ['a CVV of 2', { cvv: '12' }, ['cvv']],
    [
      'nothing',
      { number: '', holder: '', expiry: '', cvv: '' },
      ['number', 'holder', 'expiry', 'cvv'],
    ],
  ])('%s', (_name, changes, invalid) => {
    expect(invalidCardFields({ ...card, ...changes })).toEqual(invalid)
    expect(isCardValid({ ...card, ...changes })).toBe(invalid.length === 0)
  })

  test.each([
    ['4242 4242 4242 4242', 'visa'],
    ['5555 5555 5555 4444', 'mastercard'],
    ['2221 0000 0000 0009', 'mastercard'],
    ['2720 9999 9999 9999', 'mastercard'],
    ['2721 0000 0000 0000', 'altro'],
    ['2220 0000 0000 0000', 'altro'],
    ['3782 822463 10005', 'amex'],
    ['6011 1111 1111 1117', 'discover'],
    ['6759 6498 2643 8453', 'maestro'],
    ['5018 0000 0009', 'maestro'],
    ['9999', 'altro'],
    ['', 'altro'],
  ])('%s is %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand)
  })

  it('leaves only the last four digits behind', () => {
    expect(lastFour('4242 4242 4242 1881')).toBe('1881')
  })
})

describe('QR code of the transfer', () => {
  const transfer = {
    holder: 'Ondalta Viaggi S.r.l.',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    amountCents: 144_000,
    text: 'Ricevuta 1234',
  }

  it('is an EPC payload, version 002, UTF-8', () => {
    expect(epcPayload(transfer).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Ondalta Viaggi S.r.l.',
      'IT60X0542811101000000123456',
      'EUR1440.00',
      '',
      '',
      'Ricevuta 1234',
    ])
  })

  test.each([
    [1, 'EUR0.01'],
    [96_050, 'EUR960.50'],
    [12_345_678, 'EUR123456.78'],
  ])('%i cents are %s', (amountCents, expected) => {
    expect(epcPayload({ ...transfer, amountCents }).split('\n')[7]).toBe(expected)
  })

  it('keeps its lines, whatever the fields hold', () => {
    const lines = epcPayload({ ...transfer, holder: `Uno\nDue ${'x'.repeat(99)}` }).split('\n')
    expect(lines).toHaveLength(11)
    expect(lines[5]).toHaveLength(70)
    const long = epcPayload({ ...transfer, text: 'x'.repeat(200) }).split('\n')
    expect(long[10]).toHaveLength(140)
  })

  test.each([0, -1, 0.5, Number.NaN])('carries no amount of %s', (amountCents) => {
    expect(() => epcPayload({ ...transfer, amountCents })).toThrow(RangeError)
  })
})
