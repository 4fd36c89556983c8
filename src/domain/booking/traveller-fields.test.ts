import { describe, expect, it, test } from 'vitest'
import { blankTraveller, forgetTraveller, withoutForgetting } from './stored-traveller.ts'
import {
  askedFields,
  extraFields,
  fieldsIn,
  maySee,
  personalFields,
  placeFields,
  roomFields,
  type StoredTraveller,
  sealedFields,
  stripFields,
  type TravellerField,
  travellerFields,
} from './traveller-fields.ts'
import { correctedTravellerSchema, travellerSchema } from './travellers-schema.ts'

const names = Object.keys(travellerFields) as TravellerField[]
const full = Object.fromEntries(names.map((name) => [name, `<${name}>`])) as StoredTraveller

describe('every field of a traveller', () => {
  it('says when it is forgotten', () => {
    expect(withoutForgetting(travellerFields)).toEqual([])
  })

  it('a new one that does not is found', () => {
    const unanswered = { label: 'Numero di scarpe', kind: 'text', places: ['csv'] } as const
    const planted = { ...travellerFields, shoeSize: unanswered }
    expect(withoutForgetting(planted)).toEqual(['shoeSize'])
    expect(withoutForgetting({ shoeSize: { ...unanswered, forgotten: { never: '' } } })).toEqual([
      'shoeSize',
    ])
  })

  it('is known to the checks of both forms', () => {
    expect(Object.keys(travellerSchema.shape).toSorted()).toEqual([...askedFields].toSorted())
    const elsewhere: TravellerField[] = [
      'email',
      'phone',
      ...roomFields,
      ...placeFields,
      ...stripFields,
    ]
    const corrected = names.filter((name) => !elsewhere.includes(name))
    expect(Object.keys(correctedTravellerSchema.shape).toSorted()).toEqual(corrected.toSorted())
  })

  test.each(sealedFields)('%s is sealed: nobody sees it without asking', (name) => {
    expect([...fieldsIn('page'), ...fieldsIn('paper'), ...fieldsIn('list')]).not.toContain(name)
    expect(travellerFields[name].forgotten).toBe('after_trip')
    expect(travellerFields[name].inLog).toBe('change')
    expect(travellerFields[name].seenBy.consultant).toBe('revealed')
    expect(personalFields).toContain(name)
  })
})

describe('what is forgotten', () => {
  const left = (when: Parameters<typeof forgetTraveller>[1]) =>
    names.filter((name) => forgetTraveller(full, when)[name] === full[name])

  it('grows from the end of the trip to the erasure of the person', () => {
    expect(left('after_trip')).toEqual(['firstName', 'lastName', 'email', 'phone', 'type'])
    expect(left('contact')).toEqual(['firstName', 'lastName', 'type'])
    expect(left('everything')).toEqual(['type'])
    expect(forgetTraveller(full, 'everything').firstName).toBe('Dati cancellati')
  })
})

describe('allergies and whom to call', () => {
  it('stand after what every trip needs, and may be left out', () => {
    expect(extraFields).toEqual(['dietaryNeeds', 'emergencyName', 'emergencyPhone'])
    expect(askedFields.slice(-3)).toEqual(extraFields)
    const person = {
      firstName: 'Eva',
      lastName: 'Serra',
      address: 'Via 1',
      passportNumber: 'YA12345',
    }
    expect(travellerSchema.parse(person)).toMatchObject({ dietaryNeeds: '', emergencyPhone: '' })
    expect(blankTraveller).toMatchObject({ dietaryNeeds: '', emergencyName: '' })
  })

  it.each([
    ['emergencyPhone', 'mamma', 'Inserisci un numero di telefono valido'],
    ['emergencyName', 'www.example.com', 'Scrivi solo il nome, senza indirizzi o link'],
    ['dietaryNeeds', 'a'.repeat(301), 'Al massimo 300 caratteri'],
  ] as const)('%s is checked: %s', (name, value, message) => {
    const person = {
      firstName: 'Eva',
      lastName: 'Serra',
      address: 'Via 1',
      passportNumber: 'YA12345',
    }
    const { error } = travellerSchema.safeParse({ ...person, [name]: value })
    expect(error?.issues).toMatchObject([{ path: [name], message }])
  })

  it('are for coordinators, who get no home address', () => {
    expect(extraFields.every((name) => maySee('coordinator', name))).toBe(true)
    expect(maySee('coordinator', 'address')).toBe(false)
  })
})
