import { expect, it } from 'vitest'
import { shortNamesOf } from './short-names.ts'

const named = (...names: string[]) => {
  const people = names.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split('|')
    return { key: String(index), firstName, lastName }
  })
  return [...shortNamesOf(people).values()]
}

it.each([
  ['a first name of one person', ['Martina|Ferri', 'Luca|Rossi'], ['Martina', 'Luca']],
  ['an initial', ['Martina|Ferri', 'Martina|Rossi'], ['Martina F.', 'Martina R.']],
  [
    'more letters, for who needs them',
    ['Martina|Ferri', 'martina |Fanti', 'Martina|Rossi'],
    ['Martina Fe.', 'martina Fa.', 'Martina R.'],
  ],
  [
    'surnames of several words',
    ['Eva|De Luca', 'Eva|De  Santis', 'Eva|Deledda', "Eva|D'Amico"],
    ['Eva De L.', 'Eva De S.', 'Eva Del.', "Eva D'A."],
  ],
  ['a surname that begins another', ['Eva|Ross', 'Eva|Rossi'], ['Eva Ross', 'Eva Rossi']],
  ['only a number', ['Eva|Rossi', 'Eva|ROSSI'], ['Eva 1', 'Eva 2']],
  [
    'letters and a number',
    ['Eva|Rossi', 'Eva|Rossi', 'Eva|Ferri'],
    ['Eva R. 1', 'Eva R. 2', 'Eva F.'],
  ],
  ['no names at all', ['|', ' |'], ['Viaggiatore 1', 'Viaggiatore 2']],
])('people are told apart by %s', (_, names, short) => {
  expect(named(...names)).toEqual(short)
})
