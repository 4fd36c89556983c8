import { describe, expect, test } from 'vitest'
import { sectionsOf } from './document-forms.ts'
import { fieldsOf } from './form-shape.ts'
import { mergeDocuments, withTheirs } from './merge-documents.ts'

const fields = fieldsOf(sectionsOf('trip/grecia'))
const day = (number: number, title: string, description = `Il racconto di ${title}`) => ({
  day: number,
  title,
  description,
  activities: [],
})
const base = {
  title: 'Grecia',
  description: 'Atene e le isole',
  price: 180_000,
  order: 4,
  includes: ['Voli', 'Hotel', 'Colazione', 'Guida'],
  itinerary: [day(1, 'Atene'), day(2, 'Naxos'), day(3, 'Santorini')],
  pictures: { main: 'grecia/main', extras: ['a', 'b'], gallery: ['c'] },
}

function merged(mine: object, theirs: object) {
  return mergeDocuments(fields, {
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  })
}

describe('different fields merge by themselves', () => {
  test.each([
    [
      'two fields',
      { title: 'Grecia lenta' },
      { price: 190_000 },
      { title: 'Grecia lenta', price: 190_000 },
    ],
    ['only theirs', {}, { description: 'Cicladi' }, { description: 'Cicladi' }],
    ['what no field shows', { title: 'X' }, { order: 9 }, { title: 'X', order: 9 }],
    [
      'two texts of a list',
      { includes: ['Volo', 'Hotel', 'Colazione', 'Guida'] },
      { includes: ['Voli', 'Hotel', 'Colazione', 'Guida locale'] },
      { includes: ['Volo', 'Hotel', 'Colazione', 'Guida locale'] },
    ],
    [
      'a text added and one removed',
      { includes: ['Voli', 'Hotel', 'Colazione', 'Guida', 'Mance'] },
      { includes: ['Voli', 'Hotel', 'Guida'] },
      { includes: ['Voli', 'Hotel', 'Guida', 'Mance'] },
    ],
    [
      'two days',
      { itinerary: [day(1, 'Atene', 'Mio'), day(2, 'Naxos'), day(3, 'Santorini')] },
      { itinerary: [day(1, 'Atene'), day(2, 'Naxos', 'Suo'), day(3, 'Santorini')] },
      { itinerary: [day(1, 'Atene', 'Mio'), day(2, 'Naxos', 'Suo'), day(3, 'Santorini')] },
    ],
    [
      'a day added at the start, and another written in',
      { itinerary: [day(1, 'Roma'), day(2, 'Atene'), day(3, 'Naxos'), day(4, 'Santorini')] },
      { itinerary: [day(1, 'Atene'), day(2, 'Naxos'), day(3, 'Santorini', 'Suo')] },
      { itinerary: [day(1, 'Roma'), day(2, 'Atene'), day(3, 'Naxos'), day(4, 'Santorini', 'Suo')] },
    ],
    [
      'a day removed that the other has written in stays',
      { itinerary: [day(1, 'Atene'), day(2, 'Santorini')] },
      { itinerary: [day(1, 'Atene'), day(2, 'Naxos', 'Suo'), day(3, 'Santorini')] },
      { itinerary: [day(1, 'Atene'), day(2, 'Santorini'), day(3, 'Naxos', 'Suo')] },
    ],
    [
      'parts of a group',
      { pictures: { ...base.pictures, main: 'mia' } },
      { pictures: { ...base.pictures, gallery: ['c', 'd'] } },
      { pictures: { main: 'mia', extras: ['a', 'b'], gallery: ['c', 'd'] } },
    ],
  ])('%s', (_, mine, theirs, expected) => {
    const { document, clashes } = merged(mine, theirs)
    expect(clashes).toEqual([])
    expect(document).toEqual({ ...base, ...expected })
  })

  test('the same change made twice is one', () => {
    expect(merged({ price: 1 }, { price: 1 })).toEqual({
      document: { ...base, price: 1 },
      clashes: [],
    })
  })
})

describe('in the same field both texts are kept', () => {
  test('mine in the form, theirs in what is saved', () => {
    const { document, clashes } = merged({ title: 'La mia' }, { title: 'La sua', price: 200_000 })
    expect(clashes).toEqual([
      { path: ['title'], where: 'Titolo', mine: 'La mia', theirs: 'La sua', theirValue: 'La sua' },
    ])
    expect(document).toMatchObject({ title: 'La mia', price: 200_000 })
    expect(withTheirs(document, clashes)).toMatchObject({ title: 'La sua', price: 200_000 })
  })

  test('also deep inside a list, in words and prices', () => {
    const mine = { price: 190_000, itinerary: [day(1, 'Atene', 'Mio'), ...base.itinerary.slice(1)] }
    const theirs = {
      price: 200_000,
      itinerary: [day(1, 'Atene', 'Suo'), ...base.itinerary.slice(1)],
    }
    const { document, clashes } = merged(mine, theirs)
    expect(clashes.map(({ where, mine: own, theirs: other }) => [where, own, other])).toEqual([
      ['Prezzo a persona', '1.900 €', '2.000 €'],
      ['Giorni · 1 · Racconto', 'Mio', 'Suo'],
    ])
    const saved = withTheirs(document, clashes) as typeof base
    expect(saved.itinerary[0]?.description).toBe('Suo')
    expect((document as typeof base).itinerary[0]?.description).toBe('Mio')
  })
})
