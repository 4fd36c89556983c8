import { expect, test } from 'vitest'
import { fieldOfPicture, fieldOfWords, placesIn } from './text-places.ts'

const fields = [
  { kind: 'line', name: 'title', label: 'Titolo' },
  { kind: 'money', name: 'price', label: 'Prezzo' },
  { kind: 'texts', name: 'tags', label: 'Parole', one: 'una parola' },
  { kind: 'picture', name: 'hero', label: 'Immagine' },
  {
    kind: 'list',
    name: 'days',
    label: 'Giorni',
    one: 'un giorno',
    entry: 'Giorno',
    titleOf: 'title',
    fields: [
      { kind: 'line', name: 'title', label: 'Titolo' },
      { kind: 'text', name: 'description', label: 'Testo' },
    ],
  },
] as const

const places = placesIn(fields, {
  title: 'Grecia',
  price: 129_000,
  tags: ['Mare', 'Isole e tramonti'],
  hero: 'grecia/main',
  days: [
    { title: 'Atene', description: 'L’Acropoli al mattino, poi la Plaka a piedi.' },
    { title: 'Naxos', description: 'Traghetto e prima cena sul porto.' },
  ],
})

test.each([
  [['Grecia'], 'title'],
  [['isole e tramonti'], 'tags.1.value'],
  [['1.290\u00A0€'], 'price'],
  [["l'Acropoli al mattino"], 'days.0.description'],
  [['2', 'Giorno 2 Naxos'], 'days.1.title'],
  [['Traghetto e prima\u00A0cena sul porto.'], 'days.1.description'],
])('%j is typed in %s', (heard, path) => {
  expect(fieldOfWords(places, heard)).toBe(path)
})

test('words of another document, and words that stand everywhere, lead nowhere', () => {
  expect(fieldOfWords(places, ['Recensioni', 'Cosa dicono i viaggiatori'])).toBeUndefined()
  expect(fieldOfWords(places, ['e'])).toBeUndefined()
  expect(fieldOfWords(places, ['', '  '])).toBeUndefined()
})

test('a picture is found by its file', () => {
  expect(fieldOfPicture(places, '/pictures/grecia/main-960.webp?v=1')).toBe('hero')
  expect(fieldOfPicture(places, '/pictures/peru/main-960.webp?v=1')).toBeUndefined()
})
