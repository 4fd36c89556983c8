import { describe, expect, test } from 'vitest'
import type { FormField } from './form-shape.ts'
import { freeId, toDocument, toTyped, typedPath } from './typed-document.ts'

const fields: FormField[] = [
  { kind: 'line', name: 'title', label: 'Titolo' },
  { kind: 'line', name: 'note', label: 'Nota', optional: true },
  { kind: 'money', name: 'price', label: 'Prezzo' },
  { kind: 'texts', name: 'tags', label: 'Parole', one: 'una parola' },
  { kind: 'body', name: 'body', label: 'Testo' },
  {
    kind: 'list',
    name: 'hotels',
    label: 'Hotel',
    one: 'un hotel',
    entry: 'Hotel',
    titleOf: 'name',
    idOf: 'id',
    fields: [
      { kind: 'line', name: 'name', label: 'Nome' },
      { kind: 'number', name: 'stars', label: 'Stelle' },
    ],
  },
]

const document = {
  title: 'Grecia',
  price: 180_050,
  tags: ['mare', 'isole'],
  body: ['Un paragrafo', ['uno', 'due']],
  hotels: [{ id: 'a', name: 'Blu', stars: 3, pictures: ['x'] }],
  unknown: { stays: true },
}

describe('a form and its document', () => {
  test('come back to the same document, with what no field shows', () => {
    expect(toDocument(fields, toTyped(fields, document), document)).toEqual(document)
  })

  test('hold amounts as people type them', () => {
    const typed = { ...toTyped(fields, document), price: '1.999,90' }
    expect(toDocument(fields, typed, document).price).toBe(199_990)
  })

  test('leave out what is optional and empty, and keep what is wrong for the schema to name', () => {
    const typed = { ...toTyped(fields, document), note: ' ', price: 'tanto', title: '' }
    const made = toDocument(fields, typed, document)
    expect('note' in made).toBe(false)
    expect(made).toMatchObject({ price: 'tanto', title: '' })
  })

  test('keep the parts of an entry that was moved and give a new one its id', () => {
    const typed = toTyped(fields, document)
    const fresh = { name: 'Blu', stars: '4', id: '' }
    const made = toDocument(
      fields,
      { ...typed, hotels: [fresh, ...(typed.hotels as object[])] },
      document,
    )
    expect(made.hotels).toEqual([
      { id: 'blu', name: 'Blu', stars: 4 },
      { id: 'a', name: 'Blu', stars: 3, pictures: ['x'] },
    ])
  })

  test('a plain text in a list is the title of its entry', () => {
    expect(toTyped(fields, { hotels: ['Blu'] }).hotels).toEqual([
      { id: '', name: 'Blu', stars: '' },
    ])
  })
})

test.each([
  [['title'], 'title'],
  [['tags', 1], 'tags.1.value'],
  [['tags'], 'tags'],
  [['body', 1, 0], 'body'],
  [['hotels', 0, 'stars'], 'hotels.0.stars'],
  [['hotels', 0], 'hotels.0.name'],
])('the path %j is shown at %s', (path, shown) => {
  expect(typedPath(fields, path)).toBe(shown)
})

test('an id is made from the title and never taken twice', () => {
  expect(freeId('Perù: la città d’oro!', new Set())).toBe('peru-la-citta-d-oro')
  expect(freeId('Perù', new Set(['peru', 'peru-2']))).toBe('peru-3')
  expect(freeId('東京', new Set())).toBe('voce')
})
