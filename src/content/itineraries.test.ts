import { describe, expect, it } from 'vitest'
import { assembleCatalogue } from '../domain/catalogue/catalogue.ts'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'

const { trips } = assembleCatalogue(firstEdition)

/** Copied from the specification, not computed, so that the content is tested against it. */
const itineraryLengths = {
  grecia: 7,
  'losAngeles-lasVegas': 10,
  'islanda-norvegia': 8,
  'tanzania-zanzibar': 9,
  'peru-machuPicchu': 10,
  'bali-singapore': 10,
  'maldive-dubai': 10,
  thailandia: 10,
  'newyork-miami': 10,
  'tokyo-kyoto': 10,
  hawaii: 7,
  'seychelles-dubai': 7,
  'canada-vancouver-rockies': 10,
  'india-triangolo-oro': 9,
  'sharm-el-sheikh': 7,
  'cina-pechino-xian-shanghai': 8,
  'kenya-safari-experience': 12,
  'australia-nuova-zelanda': 14,
  'egitto-completo': 11,
} as const

const itineraryOf = (id: string) => trips.find((trip) => trip.id === id)?.itinerary ?? []
const itineraries = Object.entries(itineraryLengths).map(
  ([id, days]) => [id, days, itineraryOf(id)] as const,
)

describe('the itineraries', () => {
  it('are nineteen', () => {
    expect(itineraries).toHaveLength(19)
    expect(trips.filter(({ itinerary }) => itinerary.length > 0)).toHaveLength(19)
  })

  it.each(itineraries)('%s has %i days, numbered from 1', (_id, days, itinerary) => {
    expect(itinerary.map((day) => day.day)).toEqual(Array.from({ length: days }, (_, i) => i + 1))
  })

  it.each(itineraries)(
    '%s has two to four highlights and starts by leaving Italy',
    (_id, _days, itinerary) => {
      const highlights = itinerary.filter((day) => day.highlight).length
      expect(highlights).toBeGreaterThanOrEqual(2)
      expect(highlights).toBeLessThanOrEqual(4)
      expect(itinerary[0]?.activities.some(({ type }) => type === 'flight')).toBe(true)
    },
  )

  it('give every activity a time, but none in Australia and New Zealand', () => {
    for (const [id, , itinerary] of itineraries) {
      const times = itinerary.flatMap((day) => day.activities.map((activity) => activity.time))
      const withTime = times.filter((time) => time !== undefined).length
      expect(withTime, id).toBe(id === 'australia-nuova-zelanda' ? 0 : times.length)
    }
  })

  it('keep the clock times of a day in order', () => {
    for (const [id, , itinerary] of itineraries) {
      for (const day of itinerary) {
        const clock = day.activities.flatMap(({ time }) => (time && /\d/.test(time) ? [time] : []))
        expect(clock, `${id}, day ${day.day}`).toEqual(clock.toSorted())
      }
    }
  })

  it('leave Cairo for good before the days in Sharm El Sheikh', () => {
    const itinerary = itineraryOf('egitto-completo')
    const daysIn = (place: string) =>
      itinerary
        .filter((day) => JSON.stringify(day.activities).includes(place))
        .map(({ day }) => day)
    const cairo = daysIn('Cairo')
    const sharm = daysIn('Sharm')
    expect(cairo.length).toBeGreaterThan(2)
    expect(Math.min(...sharm)).toBeGreaterThanOrEqual(Math.max(...cairo))
  })
})
