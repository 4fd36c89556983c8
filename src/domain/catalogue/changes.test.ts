import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import type { FormField } from './form-shape.ts'

const fields: FormField[] = [
  { kind: 'line', name: 'title', label: 'Titolo' },
  { kind: 'money', name: 'price', label: 'Prezzo' },
  { kind: 'flag', name: 'hidden', label: 'Nascosto' },
  { kind: 'texts', name: 'includes', label: 'Comprende', one: 'una voce' },
  {
    kind: 'list',
    name: 'days',
    label: 'Itinerario',
    one: 'un giorno',
    entry: 'Giorno',
    titleOf: 'title',
    numbered: 'day',
    fields: [
      { kind: 'line', name: 'title', label: 'Titolo' },
      { kind: 'text', name: 'text', label: 'Racconto' },
    ],
  },
]

const day = (number: number, title: string, text = `Il racconto di ${title}`) => ({
  day: number,
  title,
  text,
})

const trip = {
  title: 'Grecia',
  price: 180_000,
  hidden: false,
  includes: ['Voli', 'Hotel', 'Traghetti'],
  days: [day(1, 'Atene'), day(2, 'Acropoli'), day(3, 'Naxos')],
}

function told(after: object): string[] {
  return changesBetween(fields, trip, { ...trip, ...after }).map(
    ({ kind, where, before, after: now }) => `${kind} | ${where} | ${before ?? ''} | ${now ?? ''}`,
  )
}

describe('what changed is told in words and prices', () => {
  test('nothing where nothing changed', () => {
    expect(told({})).toEqual([])
  })

  test('a price as people write it', () => {
    expect(told({ price: 199_050 })).toEqual(['changed | Prezzo | 1.800 € | 1.990,50 €'])
  })

  test('a switch as yes and no', () => {
    expect(told({ hidden: true })).toEqual(['changed | Nascosto | no | sì'])
  })

  test('a voice that was rewritten, one that was added and one that went', () => {
    expect(told({ includes: ['Voli', 'Hotel a tre stelle', 'Guida', 'Pranzi'] })).toEqual([
      'changed | Comprende | Hotel | Hotel a tre stelle',
      'added | Comprende |  | Guida',
      'added | Comprende |  | Pranzi',
      'removed | Comprende | Traghetti | ',
    ])
  })

  test('a day put in between moves nobody else', () => {
    expect(
      told({ days: [day(1, 'Atene'), day(2, 'Delfi'), day(3, 'Acropoli'), day(4, 'Naxos')] }),
    ).toEqual(['added | Itinerario |  | Giorno 2, «Delfi»'])
  })

  test('a day taken away moves nobody else', () => {
    expect(told({ days: [day(1, 'Atene'), day(2, 'Naxos')] })).toEqual([
      'removed | Itinerario | Giorno 2, «Acropoli» | ',
    ])
  })

  test('the one day that was moved is named, not all that made room', () => {
    expect(told({ days: [day(1, 'Naxos'), day(2, 'Atene'), day(3, 'Acropoli')] })).toEqual([
      'moved | Itinerario · «Naxos» | posizione 3 | posizione 1',
    ])
  })

  test('a word inside a day is found at its place', () => {
    expect(told({ days: [day(1, 'Atene', 'Si arriva tardi'), ...trip.days.slice(1)] })).toEqual([
      'changed | Itinerario · Giorno 1, «Atene» · Racconto | Il racconto di Atene | Si arriva tardi',
    ])
  })

  test('a document that is new tells everything that it says', () => {
    const all = changesBetween(fields, undefined, trip)
    expect(all.every(({ kind }) => kind !== 'removed')).toBe(true)
    expect(all.map(({ after }) => after)).toContain('Giorno 3, «Naxos»')
  })
})

test('a painted face is called by its person, not by its file', () => {
  const portrait: FormField[] = [{ kind: 'picture', name: 'image', label: 'Ritratto' }]
  const upload = 'upload/df0f2cb4-ad37-4944-894b-1e8242e3c47d'
  const picture = (name: string) => (name === upload ? 'Sara sorride nel bosco' : undefined)
  const found = changesBetween(portrait, { image: 'sara-conti' }, { image: upload }, { picture })
  expect(found).toMatchObject([
    { before: 'dipinta: Sara Conti', after: 'caricata: Sara sorride nel bosco' },
  ])
  expect(changesBetween(portrait, {}, { image: upload })).toMatchObject([
    { after: 'caricata: foto senza testo' },
  ])
})

test('trips are called by their titles, wherever a document names them by id', () => {
  const named: FormField[] = [
    { kind: 'line', name: 'reviewsOf', label: 'Recensioni di', of: 'trip' },
    { kind: 'order', name: 'tripOrder', label: 'Ordine', of: 'trip' },
    { kind: 'texts', name: 'destinations', label: 'Destinazioni', one: 'una', of: 'trip' },
  ]
  const titles: Record<string, string> = { grecia: 'Grecia', hawaii: 'Hawaii', bali: 'Bali' }
  const before = { reviewsOf: 'grecia', tripOrder: ['grecia', 'hawaii'], destinations: ['grecia'] }
  const after = {
    reviewsOf: 'bali',
    tripOrder: ['hawaii', 'grecia'],
    destinations: ['grecia', 'x'],
  }
  const told = changesBetween(named, before, after, { titled: (_kind, id) => titles[id] })
  expect(told).toMatchObject([
    { where: 'Recensioni di', before: 'Grecia', after: 'Bali' },
    { kind: 'moved', where: expect.stringMatching(/«(Hawaii|Grecia)»/) as string },
    { kind: 'added', after: 'x' },
  ])
})

test('entries are called by what their title stands for, never by an id or a stored date', () => {
  const listOf = (titleOf: string, title: FormField): FormField[] => [
    {
      kind: 'list',
      name: 'entries',
      label: 'Voci',
      one: 'una voce',
      entry: 'Voce',
      titleOf,
      fields: [title, { kind: 'text', name: 'text', label: 'Testo' }],
    },
  ]
  const told = (fields: FormField[], before: object[], after: object[]) =>
    changesBetween(
      fields,
      { entries: before },
      { entries: after },
      { titled: (_kind, id) => (id === 'grecia' ? 'Grecia' : undefined) },
    )
  const trips = listOf('id', { kind: 'line', name: 'id', label: 'Viaggio', of: 'trip' })
  expect(told(trips, [{ id: 'grecia', text: 'a' }], [{ id: 'grecia', text: 'b' }])).toMatchObject([
    { where: 'Voci · Voce 1, «Grecia» · Testo' },
  ])
  const days = listOf('day', { kind: 'day', name: 'day', label: 'Giorno' })
  expect(told(days, [], [{ day: '2027-05-01', text: 'a' }])).toMatchObject([
    { after: 'Voce 1, «01/05/2027»' },
  ])
})
