import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { documentTitle, hasForm, kindName, sectionsOf, summaryOf } from './document-forms.ts'
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

describe('what a traveller asks before paying', () => {
  const sections = sectionsOf('trip/grecia')
  const fields = fieldsOf(sections)
  const months = (value: number) => Array.from({ length: 12 }, () => value)
  const info = {
    notIncluded: ['a', 'b', 'c'],
    meals: 'Colazione',
    effort: { level: 'facile', text: 'Si cammina poco' },
    ages: 'Per tutti',
    group: { smallest: 4, largest: 10 },
    climate: { place: 'Atene', highs: months(20), rainyDays: months(3), text: 'Primavera' },
    entry: {
      countries: [{ name: 'Grecia', code: 'GRC' }],
      rules: ['Carta di identità'],
      checkedOn: '2026-03-01',
    },
    singleSupplement: 40_000,
    insurance: 'Inclusa',
  }
  type Typed = ReturnType<typeof toTyped>
  const typedWith = (change: (typed: Record<string, Typed>) => void) => {
    const typed = structuredClone(toTyped(fields, { ...trip, info }))
    change(typed.info as Record<string, Typed>)
    return toDocument(fields, typed, { ...trip, info })
  }

  test('comes back as it was', () => {
    expect(typedWith(() => undefined)).toEqual({ ...trip, info })
  })

  test('is not there while nothing of it is written, and asks for all of it once something is', () => {
    expect('info' in toDocument(fields, toTyped(fields, trip), trip)).toBe(false)
    const typed = toTyped(fields, trip)
    const begun = toDocument(
      fields,
      { ...typed, info: { ...(typed.info as Typed), meals: 'Cena' } },
      trip,
    )
    const issues = schemaOf('trip/grecia')?.safeParse(begun).error?.issues ?? []
    const problems = problemsOf(sections, issues)
    expect(new Set(problems.map(({ section }) => section))).toEqual(new Set(['prima-di-prenotare']))
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['info.notIncluded', 'info.effort.level', 'info.climate.highs.0']),
    )
  })

  test('a check that nobody has made yet is said, not left out', () => {
    const document = typedWith(({ entry }) => {
      if (entry) entry.checkedOn = ''
    })
    expect(document.info).toMatchObject({ entry: { checkedOn: null } })
    expect(schemaOf('trip/grecia')?.safeParse(document).success).toBe(true)
  })

  test('a month, a code and a group that are wrong are named at their fields', () => {
    const document = typedWith(({ climate, entry, group }) => {
      if (climate) (climate.highs as string[])[2] = 'caldo'
      if (entry) entry.countries = [{ name: 'Grecia', code: 'greco' }]
      if (group) group.smallest = '9'
      if (group) group.largest = '4'
    })
    const issues = schemaOf('trip/grecia')?.safeParse(document).error?.issues ?? []
    expect(
      problemsOf(sections, issues).map(({ path, where, message }) => [path, where, message]),
    ).toEqual([
      [
        'info.group.largest',
        'Prima di prenotare · Gruppo · Viaggiatori, al massimo',
        'Il minimo non può superare il massimo',
      ],
      [
        'info.climate.highs.2',
        'Prima di prenotare · Quando andare · Massime medie · marzo',
        'Scrivi un numero',
      ],
      [
        'info.entry.countries.0.code',
        'Prima di prenotare · Documenti e visti per cittadini italiani · Pagine di Viaggiare Sicuri · 1 · Codice',
        'Tre lettere maiuscole, come GRC',
      ],
    ])
  })

  test('a change is told by its month', () => {
    const warmer = { ...info, climate: { ...info.climate, highs: months(20).with(7, 31) } }
    expect(changesBetween(fields, { ...trip, info }, { ...trip, info: warmer })).toEqual([
      {
        kind: 'changed',
        where: 'Prima di prenotare · Quando andare · Massime medie · agosto',
        before: '20 °C',
        after: '31 °C',
      },
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

test('lists tell the price and the length of a trip, as far as a draft has them', () => {
  const draft = { price: 180_000, days: 8 }
  expect(summaryOf('trip/grecia', draft)).toBe('Viaggio, 1.800 €, 8 giorni / 7 notti')
  expect(summaryOf('trip/grecia', { days: 8 })).toBe('Viaggio, 8 giorni / 7 notti')
  expect(summaryOf('trip/grecia', { price: null })).toBe('Viaggio')
  expect(summaryOf('brand', draft)).toBe(kindName('brand'))
})
