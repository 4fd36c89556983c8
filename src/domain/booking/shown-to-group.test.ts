import { describe, expect, test } from 'vitest'
import { type WhoGoes, whoGoesText } from '../catalogue/departures.ts'
import { fellowNames, isShown, shownMark, whoGoes } from './shown-to-group.ts'
import { blankTraveller } from './stored-traveller.ts'

const departure = '2027-06-10'
const adult = (party: string, birthDate: string | null, type: 'adult' | 'child' = 'adult') => ({
  party,
  birthDate,
  type,
})

describe('who goes, as strangers read it', () => {
  test.each<[string, ReturnType<typeof adult>[], WhoGoes | null]>([
    ['nobody', [], null],
    ['two have said yes', [adult('a', '1990-01-01'), adult('b', '1980-01-01')], null],
    [
      'three of one party: who knows one of them knows all of it',
      [adult('a', '1990-01-01'), adult('a', '1980-01-01'), adult('a', '1985-01-01')],
      null,
    ],
    [
      'three of two parties',
      [adult('a', '1998-06-10'), adult('a', '1986-06-11'), adult('b', '1985-06-11')],
      { people: 3, youngest: 29, oldest: 41 },
    ],
    [
      'all of one age',
      [adult('a', '1990-01-01'), adult('b', '1990-02-01'), adult('c', '1990-03-01')],
      { people: 3, youngest: 37, oldest: 37 },
    ],
    [
      'a birthday on the day of departure counts, the day after does not',
      [adult('a', '1997-06-10'), adult('b', '1997-06-11'), adult('c', '1990-01-01')],
      { people: 3, youngest: 29, oldest: 37 },
    ],
    [
      'a minor is neither counted nor lowers the ages',
      [adult('a', '1990-01-01'), adult('b', '1980-01-01'), adult('b', '2010-01-01')],
      null,
    ],
    [
      'eighteen on the day of departure is an adult',
      [adult('a', '1990-01-01'), adult('b', '1980-01-01'), adult('b', '2009-06-10')],
      { people: 3, youngest: 18, oldest: 47 },
    ],
    [
      'a child without a day of birth',
      [adult('a', '1990-01-01'), adult('b', '1980-01-01'), adult('b', null, 'child')],
      null,
    ],
    [
      'who has not said when they were born',
      [adult('a', '1990-01-01'), adult('b', '1980-01-01'), adult('c', null)],
      null,
    ],
    [
      'days as they are stored, with their hour',
      ['a', 'b', 'c'].map((party) => adult(party, '1990-01-01T12:00:00.000Z')),
      { people: 3, youngest: 37, oldest: 37 },
    ],
  ])('%s', (_what, people, shown) => {
    expect(whoGoes(people, departure)).toEqual(shown)
  })
})

test.each([
  [{ people: 3, youngest: 28, oldest: 41 }, '3 prenotati, 28–41 anni'],
  [{ people: 4, youngest: 30, oldest: 30 }, '4 prenotati, 30 anni'],
])('said as %s', (shown, text) => {
  expect(whoGoesText(shown)).toBe(text)
})

test('nobody is shown who has not said so, and no minor whatever is said', () => {
  expect(isShown(blankTraveller, departure)).toBe(false)
  expect(isShown({ ...blankTraveller, shownToGroup: shownMark }, departure)).toBe(true)
  const minor = { ...blankTraveller, birthDate: '2012-01-01', shownToGroup: shownMark }
  expect(isShown(minor, departure)).toBe(false)
  expect(isShown({ ...blankTraveller, type: 'child', shownToGroup: shownMark }, departure)).toBe(
    false,
  )
})

test('first names stand by the alphabet, without minors', () => {
  const named = (firstName: string, birthDate: string | null = null) => ({
    firstName,
    birthDate,
    type: 'adult' as const,
  })
  const people = [
    named('Zeno'),
    named('Èlia '),
    named('Ada'),
    named('Lia', '2012-01-01'),
    named(''),
  ]
  expect(fellowNames(people, departure)).toEqual(['Ada', 'Èlia', 'Zeno'])
})
