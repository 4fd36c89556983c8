import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import { assembleCatalogue } from './catalogue.ts'
import { offerProblems } from './offer-problems.ts'
import { senseProblems } from './sense-problems.ts'
import type { TripDocument } from './trip-document.ts'

const { trips } = assembleCatalogue(firstEdition)

function tripOf(id: string): TripDocument {
  const found = trips.find((trip) => trip.id === id)
  if (!found) throw new Error(`no trip ${id}`)
  return structuredClone(found)
}

it('finds nothing in any trip of the first edition', () => {
  expect(trips).toHaveLength(22)
  const found = trips.flatMap((trip) => offerProblems(trip).map((one) => [trip.id, one]))
  expect(found).toEqual([])
})

/** Each case adds one contradiction to a trip that has none. */
const planted: [what: string, trip: string, plant: (trip: TripDocument) => void, path: string][] = [
  [
    'a meal that does not say who pays',
    'grecia',
    (trip) => {
      delete activity(trip, 2, 'Insalata').cover
    },
    'cover',
  ],
  [
    'an experience that no day offers',
    'grecia',
    (trip) => {
      trip.experiences[0] = {
        title: 'Delfi',
        description: 'L’oracolo',
        offered: { day: 3, activity: 'Delfi' },
      }
    },
    'experiences.0.offered',
  ],
  [
    'an experience that is optional',
    'peru-machuPicchu',
    (trip) => {
      trip.experiences[5] = {
        title: 'Vinicunca',
        description: 'Sette colori',
        offered: { day: 8, activity: 'Facoltativo: pulmino per la Montagna dei Sette Colori' },
      }
    },
    'experiences.5.offered',
  ],
  [
    'an included dinner that is not counted',
    'seychelles-dubai',
    (trip) => {
      trip.itinerary[3] = { ...dayOf(trip, 4), meals: { breakfast: true } }
    },
    'itinerary.3.activities',
  ],
  [
    'other numbers of meals',
    'tokyo-kyoto',
    (trip) => {
      trip.includes[0] = 'Tre cene tipiche'
    },
    'includes.0',
  ],
  [
    'an option without a price',
    'newyork-miami',
    (trip) => {
      delete activity(trip, 5, 'Broadway').price
    },
    'price',
  ],
  [
    'an option that is called included',
    'newyork-miami',
    (trip) => {
      activity(trip, 5, 'Broadway').cover = 'incluso'
    },
    'cover',
  ],
  [
    'a dinner that is announced and nobody pays',
    'newyork-miami',
    (trip) => {
      activity(trip, 1, 'Hamburger').title = 'Cena di benvenuto con hamburger'
    },
    'title',
  ],
  [
    'a ticket for a place that no day visits',
    'tokyo-kyoto',
    (trip) => {
      trip.includes[0] = 'Ingressi a Shibuya Sky e al castello di Matsumoto'
    },
    'includes.0',
  ],
  [
    'something included among what is not',
    'sharm-el-sheikh',
    (trip) => {
      trip.info?.notIncluded.push('Snorkeling a Jackson Reef accanto al relitto')
    },
    'info.notIncluded',
  ],
  [
    'a reduction for who may not come',
    'tokyo-kyoto',
    (trip) => {
      trip.includes[0] = 'Sconto bambini del 50 %'
    },
    'includes.0',
  ],
  [
    'more nights than the trip has',
    'grecia',
    (trip) => {
      trip.includes[0] = 'Sette notti: tre ad Atene, due a Naxos, due a Santorini'
    },
    'includes.0',
  ],
  [
    'nights that do not add up',
    'grecia',
    (trip) => {
      trip.includes[0] = 'Sei notti: una ad Atene, due a Naxos, due a Santorini'
    },
    'includes.0',
  ],
  [
    'a coordinator who joins abroad',
    'egitto-completo',
    (trip) => {
      trip.includes[0] = 'Due coordinatori al seguito dal Cairo al Mar Rosso'
    },
    'includes.0',
  ],
]

function dayOf(trip: TripDocument, day: number) {
  const found = trip.itinerary.find((one) => one.day === day)
  if (!found) throw new Error(`no day ${day}`)
  return found
}

function activity(trip: TripDocument, day: number, words: string) {
  const found = dayOf(trip, day).activities.find(({ title }) => title.includes(words))
  if (!found) throw new Error(`no ${words} on day ${day}`)
  return found
}

describe('a planted contradiction is named', () => {
  it.each(planted)('%s', (_what, id, plant, path) => {
    const trip = tripOf(id)
    plant(trip)
    const [first, ...others] = offerProblems(trip)
    expect(first?.path.join('.')).toContain(path)
    expect(others).toEqual([])
    expect(senseProblems(`trip/${id}`, trip)).toContainEqual(first)
  })
})

it('a trip from before days said who pays is judged by its words alone', () => {
  const trip = tripOf('grecia')
  const older = {
    ...trip,
    experiences: trip.experiences.map((one) => (typeof one === 'string' ? one : one.title)),
    itinerary: trip.itinerary.map(({ meals: _, ...day }) => ({
      ...day,
      activities: day.activities.map(({ cover: _cover, price: _price, ...rest }) => rest),
    })),
  }
  expect(offerProblems(older)).toEqual([])
})
