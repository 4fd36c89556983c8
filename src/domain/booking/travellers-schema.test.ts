import { describe, expect, it, test } from 'vitest'
import { childProblem, newTravellersSchema, simpleTravellersSchema } from './travellers-schema.ts'

const anna = {
  firstName: ' Anna ',
  lastName: "D'Angelo",
  birthDate: '1985-03-15',
  address: 'Via Roma 1, Ancona',
  passportNumber: 'YA1234567',
  email: 'anna@example.com',
  phone: '+39 000 000 0000',
}
const luca = { ...anna, firstName: 'Luca', birthDate: null, email: '', phone: undefined }

function problems(input: unknown): string[] {
  const result = newTravellersSchema.safeParse(input)
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

const asOnPassport = 'Scrivilo come sul passaporto, in lettere'

const unsaid = { dietaryNeeds: '', emergencyName: '', emergencyPhone: '' }

describe('travellers of a booking', () => {
  it('are taken in with spaces trimmed and empty fields as null', () => {
    expect(newTravellersSchema.parse([anna, luca])).toEqual([
      { ...anna, ...unsaid, firstName: 'Anna' },
      { ...luca, ...unsaid, email: null, phone: null },
    ])
  })

  it('may carry the stored form of the birth date', () => {
    const [parsed] = newTravellersSchema.parse([{ ...anna, birthDate: '1985-03-15T12:00:00.000Z' }])
    expect(parsed?.birthDate).toBe('1985-03-15')
  })

  test.each<[string, unknown, string]>([
    ['nobody', [], ': Aggiungi almeno un viaggiatore'],
    ['eleven', Array(11).fill(anna), ': Un gruppo ha al massimo 10 persone'],
    ['no name', [{ ...anna, firstName: '  ' }], '0.firstName: Inserisci il nome'],
    [
      'no passport',
      [anna, { ...luca, passportNumber: '' }],
      '1.passportNumber: Inserisci il numero del passaporto',
    ],
    ['an emoji', [{ ...anna, firstName: 'Anna 😀' }], `0.firstName: ${asOnPassport}`],
    ['no letter', [{ ...anna, lastName: '--' }], `0.lastName: ${asOnPassport}`],
    [
      'a passport of one letter',
      [{ ...anna, passportNumber: 'x' }],
      '0.passportNumber: Scrivi il numero come sul passaporto: lettere e cifre, almeno 5',
    ],
    [
      'an address of one letter',
      [{ ...anna, address: 'a' }],
      '0.address: Scrivi via, numero e città',
    ],
    ['a bad e-mail', [{ ...anna, email: 'anna@' }], '0.email: Inserisci un indirizzo email valido'],
    [
      'a bad phone',
      [{ ...anna, phone: 'chiamami' }],
      '0.phone: Inserisci un numero di telefono valido',
    ],
    [
      'a day that is none',
      [{ ...anna, birthDate: '1985-02-30' }],
      '0.birthDate: Inserisci una data di nascita valida (GG/MM/AAAA)',
    ],
    [
      'a name too long',
      [{ ...anna, lastName: 'x'.repeat(81) }],
      '0.lastName: Al massimo 80 caratteri',
    ],
    [
      'a control character',
      [{ ...anna, address: 'Via\u0000Roma' }],
      '0.address: Il testo contiene caratteri non ammessi',
    ],
  ])('are refused: %s', (_name, input, message) => {
    expect(problems(input)).toContain(message)
  })

  it.each(['李', "D'Angelo-Rossi", 'Żółkiewski', 'محمد', 'Maria José', 'O’Neill'])(
    'may be called %s',
    (lastName) => {
      expect(problems([{ ...anna, lastName }])).toEqual([])
    },
  )

  it('need e-mail and phone of the first only', () => {
    const message = 'Email e telefono sono obbligatori per il primo viaggiatore'
    expect(problems([luca])).toEqual([`0.email: ${message}`, `0.phone: ${message}`])
  })
})

describe('travellers of the page /booking', () => {
  test.each([
    [null, 'Scrivi la data di nascita: lo sconto bambino dipende da lei'],
    ['2015-05-10', 'Alla partenza avrà già 12 anni: scegli Adulto'],
    ['2022-01-01', 'Questo viaggio è dai 6 anni compiuti alla partenza'],
    ['2018-05-10', undefined],
  ])('a child born on %s, in May 2027', (born, problem) => {
    expect(childProblem(born, { departure: '2027-05-10', smallestAge: 6 })).toBe(problem)
  })

  it('have a name, a type, and a birth date where it was asked for', () => {
    const one = { firstName: 'Anna', lastName: 'Rossi', type: 'adult' }
    expect(simpleTravellersSchema.parse([one])).toEqual([{ ...one, birthDate: null }])
    expect(simpleTravellersSchema.safeParse([{ ...one, type: 'senior' }]).success).toBe(false)
    expect(simpleTravellersSchema.safeParse([]).success).toBe(false)
  })
})
