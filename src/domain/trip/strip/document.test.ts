import { describe, expect, it, test } from 'vitest'
import { checkDigit } from './check-digits.ts'
import { documentRule, isHolder, misfitsOf, readDocument, type TravelDocument } from './document.ts'

const today = '2026-06-01'
// The examples from ICAO document 9303.
const passport =
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'
const card =
  'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<'

describe('a strip', () => {
  it('of a passport and of a card says the same person', () => {
    expect(readDocument(passport, today)).toEqual({
      ok: true,
      document: {
        kind: 'passport',
        lastName: 'ERIKSSON',
        firstName: 'ANNA MARIA',
        number: 'L898902C3',
        nationality: 'UTO',
        birthDate: '1974-08-12',
        expiresOn: '2012-04-15',
      },
    })
    expect(readDocument(card, today)).toMatchObject({
      ok: true,
      document: { kind: 'card', number: 'D23145890', birthDate: '1974-08-12' },
    })
  })

  test.each([
    ['number', passport.replace('L898902C3', 'L898902C4')],
    ['birth', passport.replace('7408122', '7408132')],
    ['expiry', passport.replace('1204159', '1204169')],
    ['composite', passport.replace(/0$/, '1')],
    ['two places exchanged', passport.replace('L898902', 'L899802')],
    ['card', card.replace('D231458907', 'D231458917')],
  ])('with a wrong %s is refused by its digits', (_, text) => {
    expect(readDocument(text, today)).toEqual({ ok: false, problem: 'digits' })
  })

  test.each([
    ['nothing', ''],
    ['one line', passport.split('\n')[0] ?? ''],
    ['other signs', passport.replace('<<ANNA', '<?ANNA')],
    ['another kind', `X${passport.slice(1)}`],
  ])('of %s is none', (_, text) => {
    expect(readDocument(text, today)).toEqual({ ok: false, problem: 'shape' })
  })

  it('with a day that does not exist is refused', () => {
    const birth = `740231${checkDigit('740231')}`
    const second = `L898902C36UTO${birth}F1204159ZE184226B<<<<<1`
    const whole = checkDigit(`L898902C36${birth}1204159ZE184226B<<<<<1`)
    const text = `${passport.split('\n')[0]}\n${second}${whole}`
    expect(readDocument(text, today)).toEqual({ ok: false, problem: 'dates' })
  })
})

describe('the holder', () => {
  test.each([
    ['Niccolò', 'D’Angelo', 'NICCOLO', 'DANGELO', true],
    ['Niccolò', "D'Angelo", 'NICCOLO', 'D ANGELO', true],
    ['Jürgen', 'Müller', 'JUERGEN', 'MUELLER', true],
    ['Jürgen', 'Müller', 'JURGEN', 'MULLER', true],
    ['Rossi', 'Anna', 'ANNA', 'ROSSI', true],
    ['Anna', 'Rossi', 'ANNA MARIA', 'ROSSI', true],
    ['Anna', 'De Luca', 'ANNA', 'DE LUCA', true],
    ['Anna', 'Rossi', 'MARIA', 'ROSSI', false],
    ['Anna', 'Rossi', 'ANNA', 'BIANCHI', false],
    ['Łukasz', 'Groß', 'LUKASZ', 'GROSS', true],
  ])('%s %s and %s %s', (firstName, lastName, given, family, isSame) => {
    expect(isHolder({ firstName, lastName }, { firstName: given, lastName: family })).toBe(isSame)
  })
})

describe('what a destination asks', () => {
  test.each([
    ['Passaporto con almeno sei mesi di validità e due pagine libere.', 6, true],
    ['Passaporto valido almeno tre mesi oltre la partenza dalla Nuova Zelanda.', 3, true],
    ['Passaporto valido per tutto il soggiorno.', 0, true],
    ['Carta d’identità elettronica valida per l’espatrio o passaporto.', 0, false],
  ])('%s', (sentence, monthsAfterReturn, needsPassport) => {
    expect(documentRule(['Visto: 15 giorni.', sentence])).toEqual({
      monthsAfterReturn,
      needsPassport,
    })
  })

  it('is compared with the day of return', () => {
    const document: TravelDocument = {
      kind: 'card',
      firstName: 'ANNA',
      lastName: 'ROSSI',
      number: 'CA12345AA',
      nationality: 'ITA',
      birthDate: '1990-01-02',
      expiresOn: '2027-03-10',
    }
    const anna = { firstName: 'Anna', lastName: 'Rossi', birthDate: '1990-01-02' }
    const trip = (endDate: string, monthsAfterReturn = 0, needsPassport = false) => ({
      endDate,
      rule: { monthsAfterReturn, needsPassport },
    })
    expect(misfitsOf(document, anna, trip('2027-03-10'))).toEqual([])
    expect(misfitsOf(document, anna, trip('2027-03-11'))).toEqual(['expired'])
    expect(misfitsOf(document, anna, trip('2026-09-10', 6))).toEqual([])
    expect(misfitsOf(document, anna, trip('2026-09-11', 6))).toEqual(['too_short'])
    expect(
      misfitsOf(
        document,
        { ...anna, firstName: 'Eva', birthDate: '1990-02-01' },
        trip('2027-03-10', 0, true),
      ),
    ).toEqual(['name', 'birth', 'card'])
  })
})
