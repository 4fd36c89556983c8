/** Pages as an agency with plenty of real data shows them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { reviewsPerPage } from '../src/domain/booking/reviews.ts'
import { claimKeys } from '../src/domain/catalogue/claims.ts'
import { addDays, todayInRome } from '../src/domain/dates.ts'
import { builtEdition } from '../src/server/catalogue/editions/edition.ts'
import { root } from './prepare.mjs'

process.env.NODE_ENV = 'production'
const { catalogue } = builtEdition
const today = todayInRome(new Date())

/** The most that pages contain: two departures and a rating per trip, every third one discounted. */
function figures() {
  const trips = catalogue.trips.map(({ id, price }, index) => [
    id,
    {
      departures: [0, 1].map((next) => ({
        start: addDays(today, 20 + index * 3 + next * 31),
        free: (index + next) % 10,
        total: 10,
      })),
      ...(index % 3 === 0 && {
        struck: price + 10_000 * (1 + (index % 5)),
        discount: 3 + (index % 9),
        base: price,
      }),
      rating: { value: 4 + (index % 10) / 10, count: 11 + index * 7 },
    },
  ])
  return {
    mode: 'real',
    trips: Object.fromEntries(trips),
    rating: { value: 4.6, count: 417 },
    // Half of them are proved by a link, half by a file.
    claims: Object.fromEntries(
      claimKeys.map((key, index) => [
        key,
        {
          value: `${index + 3}00+ clienti`,
          ...(index % 2 && { href: `https://www.prova-${key}.example/certificato` }),
        },
      ]),
    ),
    campaign: { endsAt: `${addDays(today, 9)}T22:00:00.000Z`, discount: 11 },
  }
}

/** As long as the sample reviews, each with a reply. */
function reviewsOf(texts, tripId) {
  return texts.slice(0, reviewsPerPage).map(({ text }, index) => ({
    id: `0b9f8c2e-5d3a-4f7b-9c1d-2e3f4a5b6c${index + 10}`,
    tripId,
    name: `Giulia ${'ABCDEFGHI'[index]}.`,
    endDate: addDays(today, -10 - index * 17),
    stars: 1 + (index % 5),
    text,
    wentWell: 'I coordinatori e il gruppo',
    wentWrong: index % 2 ? 'Un trasferimento troppo lungo il terzo giorno' : null,
    hasPhoto: index % 3 === 0,
    answer: index % 2 ? 'Grazie: dal prossimo gruppo il trasferimento si fa in due tappe.' : null,
    isVerified: true,
    source: null,
  }))
}

function reviews() {
  const of = (id) => catalogue.reviews.filter(({ tripId }) => tripId === id)
  return {
    home: reviewsOf(catalogue.reviews, 'tokyo-kyoto'),
    trips: Object.fromEntries(catalogue.trips.map(({ id }) => [id, reviewsOf(of(id), id)])),
  }
}

const edition = { catalogue, version: 'misura-0', figures: figures(), reviews: reviews() }

/** The page's HTML and its size, compressed like the built pages. */
export async function realPage(page) {
  const { renderPage } = await import(
    pathToFileURL(path.join(root, 'dist/prerender/prerender.js')).href
  )
  const shape = JSON.parse(readFileSync(path.join(root, 'dist/pages/shape.json'), 'utf8'))
  const { html } = await renderPage(shape, edition, page)
  return { html, bytes: brotliCompressSync(html).length }
}
