import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pricingDefaults } from '../../src/domain/booking/pricing.ts'
import { priceOfDay } from '../../src/domain/catalogue/day-price.ts'
import { addDays, todayInRome } from '../../src/domain/dates.ts'
import { type Cents, euros, formatEuro, toEuros } from '../../src/domain/money.ts'
import { builtEdition } from '../../src/server/catalogue/editions/edition.ts'
import { type KeptPage, takeApart } from '../../src/server/catalogue/editions/page-files.ts'
import { createRenderer } from '../../src/server/catalogue/editions/renderer.ts'
import { loadFigures } from '../../src/server/catalogue/figures/load-figures.ts'
import { followPageReviews } from '../../src/server/catalogue/figures/published-reviews.ts'
import { loadSiteFiles } from '../../src/server/http/site-files.ts'
import { stampPage } from '../../src/server/http/stamped-page.ts'
import { travelDates } from '../../src/server/platform/db/schema/catalogue.ts'
import { settings } from '../../src/server/platform/db/schema/operations.ts'
import { agencyClaims } from '../../src/server/platform/db/schema/prices-and-claims.ts'
import { travellerReviews } from '../../src/server/platform/db/schema/reviews.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { addDeparture, leaveFree, testDeps } from '../../src/server/testing/test-deps.ts'

/** A reader of every page of the site finds no figure that is not stored. */
const root = path.resolve(import.meta.dirname, '../..')
const database = await databaseOfThisFile()
let cacheDir: string

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'ondalta-figures-'))
})
afterAll(async () => {
  await rm(cacheDir, { recursive: true, force: true })
})

type Pages = ReadonlyMap<string, string>

/** The text that a visitor reads and, separately, the data for search engines. */
function readingOf(html: string): { text: string; data: string } {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const text = html
    // The options of a search are not claims.
    .replaceAll(/<(script|style|template|select)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/(&nbsp;|\s)+/g, ' ')
  return { text, data: data.map(([, json]) => json).join('\n') }
}

const inText = {
  spots: /(?<![\d.])\d+ post[oi]\b(?: rimast[oi]| disponibil[ei])?/g,
  rating: /Valutazione (?:media )?[\d.,]+|(?<!\d)[\d.]+ recensioni/g,
  many: /(?<![\d.])\d[\d.]*\+/g,
  discount: /(?<!\d)[-–]\s?\d+ ?%|\d+ ?% di sconto/g,
  years: /(?<!\d)\d+\+? anni di esperienza/g,
  price: /(?<![\d.,])\d[\d.]*(?:,\d\d)? €/g,
}
const inData = {
  rating: /"(?:ratingValue|reviewCount)":[\d.]+/g,
  price: /"(?:price|lowPrice|highPrice)":[\d.]+/g,
}

type Finding = `${string}: ${string}`

function findingsIn(pages: Pages): Map<Finding, string> {
  const found = new Map<Finding, string>()
  for (const [address, html] of pages) {
    const { text, data } = readingOf(html)
    const looks = [
      ...Object.entries(inText).map(([kind, look]) => ({ kind, look, where: text })),
      ...Object.entries(inData).map(([kind, look]) => ({ kind, look, where: data })),
    ]
    for (const { kind, look, where } of looks) {
      for (const [words] of where.matchAll(look)) found.set(`${kind}: ${words}`, address)
    }
  }
  return found
}

/** All texts of a document, at any depth. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s/g, ' ')]
  return typeof value === 'object' && value ? Object.values(value).flatMap(wordsOf) : []
}

/** Every amount of the catalogue as written on pages: prices, supplements, amounts inside texts. */
function amountsOf({ trips, groupTrips, ...others }: typeof builtEdition.catalogue): string[] {
  const prices = [
    ...trips.flatMap(({ price, info }) => [price, info?.singleSupplement ?? price]),
    ...trips.flatMap(({ itinerary }) =>
      itinerary.flatMap((day) => day.activities.flatMap((one) => one.price ?? [])),
    ),
    ...groupTrips.map(({ price }) => euros(price)),
  ].map((price) => formatEuro(price).replaceAll(/\s/g, ' '))
  const said = wordsOf([trips, others.faq, others.legal]).flatMap((text) => [
    ...text.matchAll(inText.price),
  ])
  return [...prices, ...said.map(([words]) => words)]
}

const builtPages = async (): Promise<Pages> => {
  const { memory, pages } = await loadSiteFiles(root)
  return new Map(pages.map((one) => [one, memory.get(one)?.bodies.identity.toString() ?? '']))
}

/** The stored departures; their price depends on the day. */
function departuresFrom(today: string) {
  return [
    { destinationId: 'grecia', startDate: addDays(today, 40), spotsAvailable: 3 },
    { destinationId: 'hawaii', startDate: addDays(today, 60), spotsAvailable: 9 },
  ]
}

function pricesOfDays({ trips, seasons }: typeof builtEdition.catalogue, today: string): Cents[] {
  return departuresFrom(today).flatMap(({ destinationId, startDate }) => {
    const trip = trips.find(({ id }) => id === destinationId)
    return trip ? [priceOfDay({ price: trip.price, seasons }, { startDate })] : []
  })
}

async function store(today: string) {
  const { db } = database
  await db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
  for (const departure of departuresFrom(today)) await addDeparture(db, departure)
  const proof = { proofUrl: 'https://prova.example', checkedBy: 'Elena' }
  await db.insert(agencyClaims).values([
    { key: 'travellers', value: '417+', ...proof, validUntil: addDays(today, 10) },
    { key: 'clients', value: '913+', ...proof, validUntil: addDays(today, -1) },
  ])
  const review = { source: 'collected' as const, tripId: 'grecia', endDate: addDays(today, -9) }
  const words = { state: 'published' as const, text: 'Isole splendide, ci torneremo presto.' }
  await db.insert(travellerReviews).values([
    { ...review, ...words, shownName: 'Ada B.', stars: 4, publishedAt: new Date() },
    { ...review, ...words, shownName: 'Leo C.', stars: 3, publishedAt: new Date() },
    { ...review, ...words, shownName: 'Ugo D.', stars: 1, state: 'received' },
  ])
}

/** All pages, and those that are rendered again after a booking for Greece. */
async function realPages(): Promise<{ pages: Pages; madeAnew: string[] }> {
  const deps = testDeps(database.db)
  await store(todayInRome(deps.now()))
  const { release } = await loadSiteFiles(root)
  const renderer = createRenderer({ root, release, cacheDir, built: {} })
  try {
    const reviews = followPageReviews(deps.db)
    const make = async (known: Record<string, string>) =>
      (await renderer.makePages({
        documents: builtEdition.documents,
        known,
        origin: undefined,
        figures: await loadFigures(deps),
        reviews: await reviews(),
      })) ?? []
    const made = await make({})
    const greece = eq(travelDates.destinationId, 'grecia')
    for (const { id } of await deps.db.select().from(travelDates).where(greece)) {
      await leaveFree(deps.db, id, 2)
    }
    const after = await make(Object.fromEntries(made.map(({ path, key }) => [path, key])))
    const htmlOf = (page: KeptPage) =>
      stampPage(takeApart(page), `${release}-0`).identity.toString()
    return {
      pages: new Map(made.map(({ path, page }) => [path, page ? htmlOf(page) : ''])),
      madeAnew: after.flatMap(({ path, page }) => (page ? [path] : [])),
    }
  } finally {
    await renderer.close()
  }
}

test('with real data every figure on every page is stored', async () => {
  const { pages, madeAnew } = await realPages()
  expect(pages.size).toBeGreaterThan(60)
  const found = findingsIn(pages)
  const { catalogue } = builtEdition
  const ofDays = pricesOfDays(catalogue, todayInRome(testDeps(database.db).now()))
  const stored = new Set([
    ...ofDays.map((price) => `price: ${formatEuro(price).replaceAll(/\s/g, ' ')}`),
    ...ofDays.map((price) => `price: "price":${toEuros(price)}`),
    // Children pay half: that is a pricing rule, not a campaign.
    `discount: ${pricingDefaults.childDiscountPercentage}% di sconto`,
    'spots: 3 posti rimasti',
    'spots: 9 posti disponibili',
    'many: 417+',
    'rating: Valutazione 3.5',
    'rating: 2 recensioni',
    'rating: "ratingValue":3.5',
    'rating: "reviewCount":2',
    ...catalogue.members.map((one) => `years: ${one.yearsExperience} anni di esperienza`),
    ...catalogue.trips.map(({ price }) => `price: "price":${toEuros(price)}`),
    ...catalogue.groupTrips.map(({ price }) => `price: "price":${price}`),
    ...amountsOf(catalogue).map((words) => `price: ${words}`),
  ])
  expect([...found].filter(([finding]) => !stored.has(finding))).toEqual([])
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(['spots: 3 posti rimasti', 'many: 417+', 'rating: "ratingValue":3.5']),
  )
  // Nor in the data embedded in the pages for the app.
  for (const [address, html] of pages) {
    expect(html, address).not.toMatch(/5000\+|500\+ clienti|350\+|"reviews":12[79]|4\.9\/5/)
  }
  const page = (address: string) => readingOf(pages.get(address) ?? '')
  expect(page('/travel/grecia').text).toMatch(/Recensione verificata: .*Ada B\./)
  expect(page('/travel/grecia').text).not.toContain('Ugo D.')
  expect(page('/').text).toContain('Ada B.')
  expect(page('/travel/hawaii').text).not.toContain('Recensioni')
  expect(page('/travel/hawaii').data).not.toContain('aggregateRating')
  // A page depends only on the departures it shows: a booking renders no other pages again.
  expect(pages.get('/')).toMatch(/"hawaii":\{"departures"/)
  expect(pages.get('/travel/grecia')).toMatch(/"grecia":\{"departures"/)
  expect(pages.get('/travel/grecia')).not.toMatch(/"hawaii":\{"departures"/)
  const lists = ['/', '/ads-special', '/ads-special/travels', '/travels']
  const own = ['/ads-special/travel/grecia', '/travel/grecia']
  expect(madeAnew.toSorted()).toEqual([...lists, ...own].toSorted())
})

test('on a trial the same reader finds the samples', async () => {
  const kinds = [...findingsIn(await builtPages()).keys()].map((one) => one.split(':')[0])
  expect(new Set(kinds)).toEqual(new Set(['spots', 'rating', 'many', 'discount', 'years', 'price']))
})
