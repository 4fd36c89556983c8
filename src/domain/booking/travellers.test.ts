import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, formatDate } from '../dates.ts'
import {
  ageAt,
  birthDateFromStored,
  birthDateMessage,
  birthDateToStored,
  canRemoveTraveller,
  maskBirthDate,
  missingTravellerData,
  parseBirthDate,
  travellerTexts,
  travellerTitle,
  typedBirthDate,
} from './travellers.ts'

const today = '2026-11-15'

describe('typing a birth date', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['15', '15'],
    ['150', '15/0'],
    ['1503', '15/03'],
    ['15031', '15/03/1'],
    ['15031985', '15/03/1985'],
    ['150319851', '15/03/1985'],
    ['15/03/1985', '15/03/1985'],
    ['15/', '15/'],
    ['15/03/', '15/03/'],
    ['5/', '05/'],
    ['5/3/1985', '05/03/1985'],
    ['5.3.1985', '05/03/1985'],
    ['15-03-1985', '15/03/1985'],
    ['15//03', '15/03'],
    ['/', ''],
    ['abc', ''],
    ['1a5b0', '15/0'],
    [' 15/03/1985 ', '15/03/1985'],
  ])('"%s" shows "%s"', (typed, shown) => {
    expect(maskBirthDate(typed)).toBe(shown)
  })

  it('never grows beyond 10 characters and settles at once, whatever is typed or pasted', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[0-9/.\- ]{0,14}$/))
    fc.assert(
      fc.property(anyText, (typed) => {
        const shown = maskBirthDate(typed)
        expect(shown).toMatch(/^(?:\d{0,2}|\d{2}\/\d{0,2}|\d{2}\/\d{2}\/\d{0,4})$/)
        expect(maskBirthDate(shown)).toBe(shown)
      }),
      { numRuns: 500 },
    )
  })

  it('gives the same text key by key as all at once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,8}$/), (digits) => {
        const byKey = [...digits].reduce((text, key) => maskBirthDate(text + key), '')
        expect(byKey).toBe(maskBirthDate(digits))
      }),
    )
  })

  it('lets every character be deleted again', () => {
    let text = maskBirthDate('15031985')
    for (let keys = 0; keys < 10; keys += 1) text = maskBirthDate(text.slice(0, -1))
    expect(text).toBe('')
  })
})

describe('a birth date that arrives at once', () => {
  test.each([
    ['15/03/1985', '15/03/1985'],
    [' 15/03/1985 ', '15/03/1985'],
    ['15/03/19851', '15/03/1985'],
    ['15031985', '15031985'],
    ['5/3/1985', '5/3/1985'],
    ['1985-03-15', '1985-03-15'],
  ])('"%s" stays "%s"', (pasted, shown) => {
    expect(typedBirthDate('', pasted)).toBe(shown)
  })

  it('is helped again key by key', () => {
    expect(typedBirthDate('15', '150')).toBe('15/0')
    expect(typedBirthDate('5', '5/')).toBe('05/')
    expect(typedBirthDate('15/0', '15/')).toBe('15/')
  })
})

describe('reading a birth date', () => {
  test.each([
    ['15/03/1985', '1985-03-15'],
    ['29/02/2024', '2024-02-29'],
    ['15/11/2026', '2026-11-15'],
    ['01/01/1900', '1900-01-01'],
  ])('%s is %s', (text, date) => {
    expect(parseBirthDate(text, today)).toEqual({ ok: true, date })
  })

  test.each([
    ['15/3/1985', 'format'],
    ['1985-03-15', 'format'],
    ['15/03/85', 'format'],
    ['15/03/1985 ', 'format'],
    ['15-03-1985', 'format'],
    ['', 'format'],
    ['31/02/1985', 'calendar'],
    ['29/02/2023', 'calendar'],
    ['31/04/1985', 'calendar'],
    ['00/01/1985', 'calendar'],
    ['15/13/1985', 'calendar'],
    ['15/03/0000', 'calendar'],
    ['15/03/1485', 'calendar'],
    ['16/11/2026', 'future'],
    ['01/01/2100', 'future'],
  ])('%s is refused (%s)', (text, reason) => {
    expect(parseBirthDate(text, today)).toEqual({ ok: false, reason })
  })

  it('is refused with a word about what is wrong', () => {
    expect(birthDateMessage('future')).toBe('La data di nascita non può essere nel futuro')
    expect(birthDateMessage('format')).toBe('Inserisci una data di nascita valida (GG/MM/AAAA)')
    expect(birthDateMessage('calendar')).toBe(birthDateMessage('format'))
  })

  it('is the inverse of how dates are shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 46_000 }), (days) => {
        const date = addDays(today, -days)
        expect(parseBirthDate(formatDate(date), today)).toEqual({ ok: true, date })
      }),
    )
  })

  it('stores noon UTC', () => {
    expect(birthDateToStored('1985-03-15')).toBe('1985-03-15T12:00:00.000Z')
    expect(birthDateFromStored('1985-03-15T12:00:00.000Z')).toBe('1985-03-15')
    expect(birthDateFromStored('1985-03-15')).toBe('1985-03-15')
    expect(birthDateFromStored(null)).toBeNull()
    expect(birthDateFromStored('boh')).toBeNull()
  })
})

describe('age', () => {
  test.each([
    ['2015-08-05', '2027-08-05', 12],
    ['2015-08-06', '2027-08-05', 11],
    ['2016-02-29', '2028-02-28', 11],
    ['2016-02-29', '2028-02-29', 12],
    ['2016-02-29', '2027-02-28', 10],
    ['2016-02-29', '2027-03-01', 11],
    ['2027-08-05', '2027-08-05', 0],
  ])('born on %s, on %s: %i', (birthDate, day, age) => {
    expect(ageAt(birthDate, day)).toBe(age)
  })
})

describe('what the form asks for', () => {
  const complete = {
    firstName: 'Anna',
    lastName: 'Rossi',
    address: 'Via Roma 1',
    passportNumber: 'YA1234567',
    email: 'anna@example.com',
    phone: '+39 000 0000000',
  }
  const other = { ...complete, email: undefined, phone: undefined }

  test.each([
    ['nothing missing', [complete, other], undefined],
    ['no e-mail', [{ ...complete, email: ' ' }], 'contactMissing'],
    ['no phone', [{ ...complete, phone: '' }, other], 'contactMissing'],
    ['no first name', [{ ...complete, firstName: '' }], 'fieldsMissing'],
    ['no last name of the second', [complete, { ...other, lastName: '  ' }], 'fieldsMissing'],
    ['no address', [complete, { ...other, address: '' }], 'fieldsMissing'],
    ['no passport', [complete, { ...other, passportNumber: '' }], 'fieldsMissing'],
    ['both', [{ ...complete, email: '', firstName: '' }], 'contactMissing'],
    ['nobody', [], 'contactMissing'],
  ])('%s', (_name, travellers, expected) => {
    expect(missingTravellerData(travellers)).toBe(expected)
  })

  it('complains in the words of the specification', () => {
    const { contactMissing, fieldsMissing } = travellerTexts
    expect(`${contactMissing.title}: ${contactMissing.description}`).toBe(
      'Dati mancanti: Email e telefono sono obbligatori per il primo viaggiatore',
    )
    expect(`${fieldsMissing.title}: ${fieldsMissing.description}`).toBe(
      'Dati incompleti: Completa tutti i campi obbligatori per tutti i viaggiatori',
    )
  })

  it('titles the cards and keeps the last traveller', () => {
    expect([0, 1, 2].map(travellerTitle)).toEqual([
      'Viaggiatore Principale',
      'Viaggiatore 2',
      'Viaggiatore 3',
    ])
    expect(canRemoveTraveller(0, 1)).toBe(false)
    expect(canRemoveTraveller(0, 3)).toBe(false)
    expect(canRemoveTraveller(1, 2)).toBe(true)
  })
})
