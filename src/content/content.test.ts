import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bankAccountSchema, brandSchema } from '../domain/catalogue/brand.ts'
import {
  destinationSchema,
  faqSchema,
  groupTripSchema,
  itineraryDaySchema,
  legalDocumentSchema,
  organiserSchema,
  packageCategorySchema,
  reviewSchema,
  sampleTestimonialSchema,
  suggestedTripSchema,
  taskSchema,
  teamMemberSchema,
  testTripSchema,
  tripCardSchema,
  videoTestimonialSchema,
} from '../domain/catalogue/shapes.ts'
import {
  durationDays,
  filterTrips,
  footerTripIds,
  galleryTripIds,
  suggestedTripIds,
} from '../domain/catalogue/trips.ts'
import { destinationIds, publicTripIds, resolveTripId, simpleTripIds } from '../domain/ids.ts'
import { defaultBankAccounts } from './bank-accounts.ts'
import { brand } from './brand.ts'
import { avatars, teamPortraits } from './faces.ts'
import { faq } from './faq.ts'
import { groupTrips } from './group-trips.ts'
import { generalConditions } from './legal/conditions.ts'
import { cookiePolicy } from './legal/cookies.ts'
import { informationForm } from './legal/information-form.ts'
import { privacyPolicy } from './legal/privacy.ts'
import { organiser } from './organiser.ts'
import { packageCategories } from './packages.ts'
import { mainPictures } from './pictures/main.ts'
import { sitePictures } from './pictures/site.ts'
import { sampleTasks } from './tasks.ts'
import { profileTestimonials, suggestedTrips, team } from './team.ts'
import { testTrips } from './test-trips.ts'
import { videoTestimonials } from './testimonials.ts'
import { allTrips, tripPages } from './trips/all-trips.ts'
import { simpleTripCards, tripCards } from './trips/cards.ts'

/** Copied from the specification, not computed: the content is measured against it. */
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

const itineraries = Object.entries(itineraryLengths).map(
  ([id, days]) => [id, days, tripPages[id as keyof typeof itineraryLengths].itinerary] as const,
)

describe('every piece of content has the shape that the domain asks for', () => {
  it.each([
    ['brand', brandSchema, brand],
    ['bank accounts', z.array(bankAccountSchema).length(2), defaultBankAccounts],
    ['packages', z.array(packageCategorySchema).length(5), packageCategories],
    ['team', z.array(teamMemberSchema).length(4), team],
    ['suggested trips', z.array(suggestedTripSchema).length(3), suggestedTrips],
    ['sample testimonials', z.array(sampleTestimonialSchema).length(3), profileTestimonials],
    ['video testimonials', z.array(videoTestimonialSchema).length(3), videoTestimonials],
    ['group trips', z.array(groupTripSchema).length(2), groupTrips],
    ['tasks', z.array(taskSchema), sampleTasks],
    ['questions', z.array(faqSchema).min(8), faq],
    ['privacy policy', legalDocumentSchema, privacyPolicy],
    ['cookie policy', legalDocumentSchema, cookiePolicy],
    ['general conditions', legalDocumentSchema, generalConditions],
    ['information form', legalDocumentSchema, informationForm],
    ['organiser', organiserSchema, organiser],
    ['test trips', z.array(testTripSchema).length(3), testTrips],
    ['cards', z.array(tripCardSchema), [...tripCards, ...simpleTripCards]],
  ])('%s', (_name, schema: z.ZodType, value) => {
    expect(z.prettifyError(schema.safeParse(value).error ?? new z.ZodError([]))).toBe('')
  })

  it.each(publicTripIds)('the trip %s, its itinerary and its reviews', (id) => {
    const page = tripPages[id]
    expect(() => destinationSchema.parse(page.trip)).not.toThrow()
    expect(() => z.array(itineraryDaySchema).parse(page.itinerary)).not.toThrow()
    expect(() => z.array(reviewSchema).parse(page.reviews)).not.toThrow()
    expect(page.trip.id).toBe(id)
  })
})

describe('the catalogue', () => {
  it('has the 19 destinations and the three trips without an itinerary, in their order', () => {
    expect(tripCards.map((card) => card.id)).toEqual(destinationIds)
    expect(simpleTripCards.map((card) => card.id)).toEqual(simpleTripIds)
    expect(allTrips.map(({ trip }) => trip.id)).toEqual(publicTripIds)
  })

  it('says the same on a card and on the page behind it', () => {
    for (const card of [...tripCards, ...simpleTripCards]) {
      const { trip } = tripPages[card.id]
      expect({ title: trip.title, description: trip.description }).toEqual({
        title: card.title,
        description: card.description,
      })
    }
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
      expect(tripPages).toHaveProperty([id])
    }
    for (const id of footerTripIds) expect(tripPages).toHaveProperty([id])
  })

  it.each(Object.entries(regionMembers))('finds under %s its destinations only', (region, ids) => {
    const found = filterTrips(tripCards, region as keyof typeof regionMembers)
    expect(found.map((card) => card.id)).toEqual(ids)
  })

  it('keeps Australia and New Zealand under Tutte only', () => {
    const inRegions: readonly string[] = Object.values(regionMembers).flat()
    const elsewhere = destinationIds.filter((id) => !inRegions.includes(id))
    expect(elsewhere).toEqual(['australia-nuova-zelanda'])
  })

  it('shows two more pictures of every trip, and a long gallery of seven', () => {
    for (const { trip, extras, gallery } of allTrips) {
      const isLong = (galleryTripIds as readonly string[]).includes(trip.id)
      expect(extras, trip.id).toHaveLength(2)
      if (!isLong) continue
      expect(gallery.length, trip.id).toBeGreaterThanOrEqual(14)
      expect(gallery.length, trip.id).toBeLessThanOrEqual(16)
    }
  })

  it('states the length that departures are computed with', () => {
    for (const { trip } of allTrips) {
      const days = durationDays(trip.id)
      expect(trip.package.duration).toBe(`${days} giorni / ${days - 1} notti`)
    }
  })

  it('points from each trip to other trips that exist, by their title', () => {
    for (const { trip } of allTrips) {
      for (const other of trip.package.destinations) {
        expect(other.id).not.toBe(trip.id)
        const target = publicTripIds.find((id) => id === other.id)
        expect(target, `${trip.id} → ${other.id}`).toBeDefined()
        if (target) expect(other.title).toBe(tripPages[target].trip.title)
      }
    }
  })
})

describe('the itineraries', () => {
  it('are nineteen', () => {
    expect(itineraries).toHaveLength(19)
    expect(allTrips.filter(({ itinerary }) => itinerary.length > 0)).toHaveLength(19)
    expect(allTrips.filter(({ trip }) => trip.hasItinerary)).toHaveLength(19)
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
    const { itinerary } = tripPages['egitto-completo']
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

describe('reviews and faces', () => {
  it('gives every destination three or four reviews by different people', () => {
    for (const id of destinationIds) {
      const { reviews } = tripPages[id]
      expect([3, 4]).toContain(reviews.length)
      expect(new Set(reviews.map((review) => review.authorImage)).size).toBe(reviews.length)
    }
  })

  it('rates with whole stars from 1 to 5', () => {
    for (const { reviews } of allTrips) {
      for (const { rating } of reviews) expect([1, 2, 3, 4, 5]).toContain(rating)
    }
  })

  it('has unique review ids', () => {
    const ids = allTrips.flatMap(({ reviews }) => reviews.map((review) => review.id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('never gives one author of one city two faces', () => {
    const people = allTrips.flatMap(({ reviews }) =>
      reviews.map(({ authorName, location }) => `${authorName}, ${location}`),
    )
    expect(people.filter((person, index) => people.indexOf(person) !== index)).toEqual([])
  })

  it('has a drawn face for every author and every member of the team', () => {
    const authors = [...allTrips.flatMap(({ reviews }) => reviews), ...profileTestimonials]
    for (const author of authors) expect(avatars).toHaveProperty([author.authorImage])
    for (const member of team) expect(teamPortraits).toHaveProperty([member.image])
  })
})

describe('the rest of the content', () => {
  it('refers to pictures that exist', () => {
    for (const id of publicTripIds) expect(mainPictures).toHaveProperty([id])
    for (const { image } of [...packageCategories, ...groupTrips]) {
      expect(sitePictures).toHaveProperty([image])
    }
    for (const file of [brand.logo.main, brand.logo.white, brand.logo.favicon]) {
      expect(existsSync(new URL(`../../public${file}`, import.meta.url)), file).toBe(true)
    }
  })

  it('keeps the numbers of the specification', () => {
    expect(brand.discountPercentage).toBe(30)
    expect(brand.claims.heroDesktop.map((claim) => claim.value)).toEqual(['350+', '4.9/5', '6+'])
    expect(brand.claims.heroMobile.map((claim) => claim.value)).toEqual(['5000+', '4.9', '15'])
    expect(brand.claims.about.map((claim) => claim.value)).toEqual(['350+', '25+', '4.9/5', '6+'])
    expect(brand.claims.mainFooterClients).toContain('5000+')
    expect(brand.claims.adsFooterClients).toMatch(/^500\+/)
    expect(brand.ratings.badge).toEqual({ value: 4.8, reviews: 129 })
    expect(brand.ratings.structuredData).toEqual({ value: 4.9, reviews: 127, best: 5, worst: 1 })
    expect(team.map((member) => member.yearsExperience)).toEqual([5, 8, 10, 8])
  })

  it('sells each trip in one package, at a price inside the range of the package', () => {
    const ids = packageCategories.flatMap(({ destinations }) => destinations.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(publicTripIds.toSorted())
    for (const category of packageCategories) {
      const prices = category.destinations.map(({ price }) => price)
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
    for (const member of team) {
      for (const id of member.destinations) expect(destinationIds).toContain(id)
    }
    expect(suggestedTrips.map(({ id }) => id)).toEqual(suggestedTripIds)
    for (const { id, title } of suggestedTrips) {
      expect(title).toBe(tripCards.find((card) => card.id === id)?.title)
    }
  })

  it('lets tasks depend on tasks that exist', () => {
    const ids: readonly string[] = sampleTasks.map((task) => task.id)
    for (const task of sampleTasks) {
      for (const dependency of task.dependencies) expect(ids).toContain(dependency)
    }
  })
})
