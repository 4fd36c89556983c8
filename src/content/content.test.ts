import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bankAccountSchema } from '../domain/catalogue/brand.ts'
import { assembleCatalogue, inCatalogueOrder } from '../domain/catalogue/catalogue.ts'
import { taskSchema, testTripSchema } from '../domain/catalogue/shapes.ts'
import {
  durationDays,
  footerTripIds,
  galleryTripIds,
  suggestedTripIds,
} from '../domain/catalogue/trips.ts'
import { firstZones, isInZone } from '../domain/catalogue/zones.ts'
import { destinationIds, publicTripIds, resolveTripId, simpleTripIds } from '../domain/ids.ts'
import { storedKeyLines } from '../domain/stored-keys.ts'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'
import { defaultBankAccounts } from './bank-accounts.ts'
import { avatars, teamPortraits } from './faces.ts'
import { sampleTasks } from './tasks.ts'
import { testTrips } from './test-trips.ts'

const catalogue = assembleCatalogue(firstEdition)
const { brand, campaign, groupTrips, members, packages, reviews, team } = catalogue
const trips = inCatalogueOrder(catalogue.trips)
const tripById = new Map(trips.map((trip) => [trip.id, trip]))
const tripOf = (id: string) => {
  const trip = tripById.get(id)
  if (!trip) throw new Error(`There is no trip ${id}`)
  return trip
}
const reviewsOf = (id: string) => reviews.filter(({ tripId }) => tripId === id)

/** Copied from the specification, not computed, so that the content is tested against it. */
const regionMembers = {
  europe: ['islanda-norvegia', 'grecia'],
  asia: [
    'tokyo-kyoto',
    'thailandia',
    'bali-singapore',
    'india-triangolo-oro',
    'cina-pechino-xian-shanghai',
  ],
  america: [
    'newyork-miami',
    'hawaii',
    'peru-machuPicchu',
    'losAngeles-lasVegas',
    'canada-vancouver-rockies',
  ],
  africa: [
    'tanzania-zanzibar',
    'maldive-dubai',
    'seychelles-dubai',
    'kenya-safari-experience',
    'sharm-el-sheikh',
    'egitto-completo',
  ],
} as const

describe('what is no document has the shape that the domain asks for', () => {
  it.each([
    ['bank accounts', z.array(bankAccountSchema).length(2), defaultBankAccounts],
    ['tasks', z.array(taskSchema), sampleTasks],
    ['test trips', z.array(testTripSchema).length(3), testTrips],
  ])('%s', (_name, schema: z.ZodType, value) => {
    expect(z.prettifyError(schema.safeParse(value).error ?? new z.ZodError([]))).toBe('')
  })

  it('the account that stands in is held by the company itself', () => {
    for (const { accountHolder } of defaultBankAccounts) expect(accountHolder).toBe(brand.legalName)
  })
})

describe('the catalogue', () => {
  it('has the 19 destinations and the three trips without an itinerary, in their order', () => {
    expect(trips.map(({ id }) => id)).toEqual(publicTripIds)
    const withCard = trips.filter(({ hasCard }) => hasCard).map(({ id }) => id)
    expect(withCard).toEqual(destinationIds)
    const others = trips.filter(({ hasCard }) => !hasCard).map(({ id }) => id)
    expect(others).toEqual(simpleTripIds)
  })

  it('has the pieces that the pages have room for', () => {
    const counts = [members, packages, groupTrips, catalogue.videos, team.suggestedTrips]
    expect(counts.map(({ length }) => length)).toEqual([4, 5, 2, 3, 3])
    expect(team.testimonials).toHaveLength(3)
    expect(catalogue.faq.questions.length).toBeGreaterThanOrEqual(8)
  })

  it('resolves every alias, short key and footer slug to a trip with a page', () => {
    const expected = {
      'new-york-miami': 'newyork-miami',
      'la-vegas': 'losAngeles-lasVegas',
      'peru-machu-picchu': 'peru-machuPicchu',
      peru: 'peru-machuPicchu',
      canada: 'canada-vancouver-rockies',
      india: 'india-triangolo-oro',
      cina: 'cina-pechino-xian-shanghai',
      kenya: 'kenya-safari-experience',
      'maldive-dubai': 'maldive-dubai',
      'tokyo-kyoto': 'tokyo-kyoto',
      'newyork-miami': 'newyork-miami',
      thailandia: 'thailandia',
      'bali-singapore': 'bali-singapore',
    }
    for (const [alias, id] of Object.entries(expected)) {
      expect(resolveTripId(alias)).toBe(id)
      expect(tripById.has(id), id).toBe(true)
    }
    for (const id of footerTripIds) expect(tripById.has(id), id).toBe(true)
  })

  it.each(Object.entries(regionMembers))('finds under %s its destinations only', (region, ids) => {
    const zone = firstZones.find(({ id }) => id === region)
    const found = trips.filter((trip) => trip.hasCard && zone && isInZone(trip, zone))
    expect(found.map((card) => card.id)).toEqual(ids)
  })

  it('keeps Australia and New Zealand under Tutte only', () => {
    const inRegions: readonly string[] = Object.values(regionMembers).flat()
    const elsewhere = destinationIds.filter((id) => !inRegions.includes(id))
    expect(elsewhere).toEqual(['australia-nuova-zelanda'])
  })

  it('shows two more pictures of every trip, and a long gallery of seven', () => {
    for (const { id, pictures } of trips) {
      const isLong = (galleryTripIds as readonly string[]).includes(id)
      expect(pictures.extras, id).toHaveLength(2)
      if (!isLong) continue
      expect(pictures.gallery.length, id).toBeGreaterThanOrEqual(14)
      expect(pictures.gallery.length, id).toBeLessThanOrEqual(16)
    }
  })

  it('states the length that departures are computed with', () => {
    for (const trip of trips) {
      const days = durationDays(trip.id)
      expect(trip.days).toBe(days)
      expect(trip.duration).toBe(`${days} giorni / ${days - 1} notti`)
    }
  })

  it('points from each trip to other trips that exist, by their title', () => {
    for (const trip of trips) {
      for (const other of trip.related) {
        expect(other.id).not.toBe(trip.id)
        expect(other.title).toBe(tripOf(other.id).title)
      }
    }
  })
})

describe('reviews and faces', () => {
  it('gives every destination three or four reviews by different people', () => {
    for (const id of destinationIds) {
      const own = reviewsOf(id)
      expect([3, 4]).toContain(own.length)
      expect(new Set(own.map((review) => review.authorImage)).size).toBe(own.length)
    }
  })

  it('rates with whole stars from 1 to 5', () => {
    for (const { rating } of reviews) expect([1, 2, 3, 4, 5]).toContain(rating)
  })

  it('never gives one author of one city two faces', () => {
    const people = reviews.map(({ authorName, location }) => `${authorName}, ${location}`)
    expect(people.filter((person, index) => people.indexOf(person) !== index)).toEqual([])
  })

  it('lets no face stand for more than three names', () => {
    const faces = [...reviews, ...team.testimonials].map(({ authorImage }) => authorImage)
    const crowded = faces.filter((face) => faces.filter((other) => other === face).length > 3)
    expect(crowded).toEqual([])
  })

  it('has a drawn face for every author and every member of the team', () => {
    const authors = [...reviews, ...team.testimonials]
    for (const author of authors) expect(avatars).toHaveProperty([author.authorImage])
    for (const member of members) expect(teamPortraits).toHaveProperty([member.image])
  })
})

describe('the rest of the content', () => {
  it('refers to pictures that exist', () => {
    for (const { pictures } of trips) {
      for (const id of [pictures.main, ...pictures.extras, ...pictures.gallery]) {
        expect(catalogue.pictures.has(id), id).toBe(true)
      }
    }
    for (const file of [brand.logo.main, brand.logo.white, brand.logo.favicon]) {
      expect(existsSync(new URL(`../../public${file}`, import.meta.url)), file).toBe(true)
    }
  })

  it('keeps the numbers of the specification', () => {
    expect(campaign.discountPercentage).toBe(30)
    expect(brand.claims.heroDesktop.map((claim) => claim.value)).toEqual(['350+', '4.9/5', '6+'])
    expect(brand.claims.heroMobile.map((claim) => claim.value)).toEqual(['5000+', '4.9', '15'])
    expect(brand.claims.about.map((claim) => claim.value)).toEqual(['350+', '25+', '4.9/5', '6+'])
    expect(brand.claims.mainFooterClients).toContain('5000+')
    expect(brand.claims.adsFooterClients).toMatch(/^500\+/)
    expect(brand.ratings.badge).toEqual({ value: 4.8, reviews: 129 })
    expect(brand.ratings.structuredData).toEqual({ value: 4.9, reviews: 127, best: 5, worst: 1 })
    expect(members.map((member) => member.yearsExperience)).toEqual([5, 8, 10, 8])
  })

  it('sells each trip in one package, at a price inside the range of the package', () => {
    const ids = packages.flatMap(({ destinations }) => destinations.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(publicTripIds.toSorted())
    for (const category of packages) {
      const prices = category.destinations.map(({ id }) => tripOf(id).price / 100)
      expect(Math.min(...prices)).toBe(category.minPrice)
      expect(Math.max(...prices)).toBe(category.maxPrice)
      expect([
        [3800, 1900],
        [5500, 2500],
        [4200, 2100],
      ]).toContainEqual([category.originalPrice, category.discountedPrice])
    }
  })

  it('names trips that exist on the profiles of the team', () => {
    for (const member of members) {
      for (const id of member.destinations) expect(destinationIds).toContain(id)
    }
    expect(team.suggestedTrips.map(({ id }) => id)).toEqual(suggestedTripIds)
    for (const { id, title } of team.suggestedTrips) expect(title).toBe(tripOf(id).title)
  })

  it('names in the cookie policy every key that the site keeps in a browser', () => {
    const policy = JSON.stringify(catalogue.legal.cookies)
    const lines = [...storedKeyLines(), ...storedKeyLines('statistics')]
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) expect(policy).toContain(JSON.stringify(line).slice(1, -1))
  })

  it('lets tasks depend on tasks that exist', () => {
    const ids: readonly string[] = sampleTasks.map((task) => task.id)
    for (const task of sampleTasks) {
      for (const dependency of task.dependencies) expect(ids).toContain(dependency)
    }
  })
})
