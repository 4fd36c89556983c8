import { expect, test } from 'vitest'
import { tripChoices } from './trip-choices.ts'

const trips = [
  { id: 'grecia', title: 'Grecia', isTest: false },
  { id: 'test-travel', title: 'Viaggio di prova', isTest: true },
  { id: 'test-travel-5', title: 'Viaggio di prova 5', isTest: true },
  { id: 'archiviato', title: 'Un viaggio archiviato' },
]
const idsOf = ({ real, tests }: ReturnType<typeof tripChoices>) =>
  [real, tests].map((list) => list.map(({ id }) => id))

test('trips for trying out are apart, and only where something is tried', () => {
  expect(idsOf(tripChoices(trips, { withTests: true }))).toEqual([
    ['grecia', 'archiviato'],
    ['test-travel', 'test-travel-5'],
  ])
  expect(idsOf(tripChoices(trips, { withTests: false }))).toEqual([['grecia', 'archiviato'], []])
})

test('one that is chosen already stays, or the picker would show another', () => {
  const [, tests] = idsOf(tripChoices(trips, { withTests: false, chosen: 'test-travel' }))
  expect(tests).toEqual(['test-travel'])
})
