import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { documentTitle, hasForm, sectionsOf } from './document-forms.ts'
import { schemaOf, singleDocuments } from './documents.ts'
import { fieldsOf } from './form-shape.ts'
import { problemsOf } from './problems.ts'
import { toDocument, toTyped } from './typed-document.ts'

const trip = {
  title: 'Grecia',
  description: 'Isole e mare',
  tags: ['uno', 'due', 'tre'],
  state: 'shown',
  order: 1,
  hasCard: true,
  price: 180_000,
  linkPrice: null,
  automaticLink: true,
  days: 7,
  duration: '7 giorni / 6 notti',
  flights: 'Diretto',
  hotels: [{ name: 'Blu', stars: 3, description: 'Sul mare' }],
  experiences: [1, 2, 3].map((n) => ({ title: `Esperienza ${n}`, description: 'Bella' })),
  includes: ['a', 'b', 'c', 'd'],
  related: [],
  itinerary: [
    {
      day: 1,
      title: 'Atene',
      description: 'Si arriva',
      activities: [1, 2, 3].map((n) => ({ title: `Cosa ${n}`, type: 'free' })),
    },
  ],
  pictures: { main: 'x', extras: [], gallery: [] },
}

describe('the form of a trip', () => {
  const sections = sectionsOf('trip/grecia')
  const fields = fieldsOf(sections)

  test('gives back the document that it was opened with', () => {
    expect(toDocument(fields, toTyped(fields, trip), trip)).toEqual(trip)
  })

  test('names every complaint of the schema at its field, in its section, in Italian', () => {
    const typed = toTyped(fields, trip)
    const broken = toDocument(
      fields,
      { ...typed, title: '', price: 'tanto', tags: [{ value: 'uno' }], days: '0' },
      trip,
    )
    const parsed = schemaOf('trip/grecia')?.safeParse(broken)
    const problems = problemsOf(sections, parsed?.error?.issues ?? [])
    expect(problems.map(({ path, section, message }) => [path, section, message])).toEqual([
      ['title', 'scheda', 'Scrivi qualcosa'],
      ['tags', 'scheda', 'Qui servono esattamente 3 voci'],
      ['price', 'prezzo', 'Scrivi un numero'],
      ['days', 'prezzo', 'Il numero più piccolo è 1'],
    ])
  })

  test('finds the field of an activity deep inside a day', () => {
    const broken = structuredClone(trip)
    const [activity] = broken.itinerary[0]?.activities ?? []
    if (activity) activity.title = ''
    const parsed = schemaOf('trip/grecia')?.safeParse(broken)
    expect(problemsOf(sections, parsed?.error?.issues ?? [])).toEqual([
      {
        path: 'itinerary.0.activities.0.title',
        section: 'itinerario',
        where: 'Giorni · 1 · Attività · 1 · Che cosa si fa',
        message: 'Scrivi qualcosa',
      },
    ])
  })

  test('tells a new price in euro', () => {
    expect(changesBetween(fields, trip, { ...trip, price: 199_000 })).toEqual([
      { kind: 'changed', where: 'Prezzo a persona', before: '1.800 €', after: '1.990 €' },
    ])
  })
})

test.each(Object.keys(singleDocuments))('%s can be edited and has a name', (key) => {
  expect(hasForm(key)).toBe(true)
  expect(sectionsOf(key).length).toBeGreaterThan(0)
  expect(documentTitle(key, {})).not.toBe(key)
})

test('pictures have a room of their own', () => {
  expect(hasForm('picture/grecia/main')).toBe(false)
})
