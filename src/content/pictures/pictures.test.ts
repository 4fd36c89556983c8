import { readdirSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Picture, PictureShape } from '../../domain/catalogue/pictures.ts'
import { galleryTripIds } from '../../domain/catalogue/trips.ts'
import { type PublicTripId, publicTripIds } from '../../domain/ids.ts'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import { mainPictures } from './main.ts'
import { sitePictures } from './site.ts'

type TripPictures = { extras: readonly Picture[]; gallery: readonly Picture[] }

const tripModules = import.meta.glob<TripPictures>('./trips/*.ts', { eager: true })
const trips = Object.entries(tripModules).map(([file, pictures]) => ({
  id: file.slice('./trips/'.length, -'.ts'.length),
  ...pictures,
}))
const mains: Readonly<Record<string, Picture>> = mainPictures
const all: readonly Picture[] = [
  ...Object.values(mains),
  ...Object.values(sitePictures),
  ...trips.flatMap(({ extras, gallery }) => [...extras, ...gallery]),
]

const publicFolder = new URL('../../../public/', import.meta.url)
const kB = (path: string) => statSync(new URL(path, publicFolder)).size / 1000
const isHero = (picture: Picture) => picture.id.startsWith('site/hero-')

/** kB of an AVIF file by its width; WebP, the fallback, may weigh half as much again. */
function limit(picture: Picture, width: number, shape: PictureShape): number {
  if (width <= 480) return 20
  if (shape === 'portrait') return isHero(picture) ? 30 : 40
  return width <= 960 ? 40 : 90
}

function filesOf(picture: Picture) {
  const sizes: [PictureShape, Pick<Picture, 'widths'> | undefined][] = [
    ['landscape', picture],
    ['portrait', picture.portrait],
  ]
  return sizes.flatMap(([shape, size]) =>
    (size?.widths ?? []).map((width) => ({
      base: `pictures/${picture.id}${shape === 'portrait' ? '-p' : ''}-${width}`,
      most: limit(picture, width, shape),
    })),
  )
}

describe('the pictures of the site', () => {
  test('every trip has a main picture with an upright version, and two more', () => {
    expect(Object.keys(mains).sort()).toEqual([...publicTripIds].sort())
    expect(trips.map(({ id }) => id).sort()).toEqual([...publicTripIds].sort())
    for (const [id, picture] of Object.entries(mains)) {
      expect(picture.id).toBe(`${id}/main`)
      expect(picture.portrait).toBeDefined()
    }
    for (const { id, extras } of trips) expect(extras, id).toHaveLength(2)
  })

  test('trips with a booking gallery have 14 to 16 photos, the others none', () => {
    for (const { id, gallery } of trips) {
      if ((galleryTripIds as readonly string[]).includes(id)) {
        expect(gallery.length, id).toBeGreaterThanOrEqual(14)
        expect(gallery.length, id).toBeLessThanOrEqual(16)
      } else expect(gallery, id).toHaveLength(0)
    }
  })

  test.each(all.map((picture) => [picture.id, picture] as const))('%s', (_, picture) => {
    expect(picture.alt.length).toBeGreaterThanOrEqual(15)
    expect(picture.v).toMatch(/^[0-9a-f]{8}$/)
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder.length).toBeLessThanOrEqual(220)
    for (const { base, most } of filesOf(picture)) {
      expect(kB(`${base}.avif`), `${base}.avif`).toBeLessThanOrEqual(most)
      expect(kB(`${base}.webp`), `${base}.webp`).toBeLessThanOrEqual(most * 1.5)
    }
  })

  test('no two pictures are the same or described in the same words', () => {
    for (const key of ['id', 'v', 'alt'] as const) {
      const values = all.map((picture) => picture[key])
      expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
    }
  })

  test('the site and every trip have a picture for sharing within 150 kB', () => {
    expect(kB('og-image.png')).toBeLessThanOrEqual(150)
    for (const id of publicTripIds)
      expect(kB(`pictures/share/${id}.jpg`), id).toBeLessThanOrEqual(150)
  })

  test('the film is within its budget', () => {
    expect(kB('film/intro.mp4')).toBeLessThanOrEqual(1600)
  })

  test('all pictures together stay within 38 MB', () => {
    const files = readdirSync(new URL('pictures/', publicFolder), {
      recursive: true,
      withFileTypes: true,
    })
    const bytes = files
      .filter((file) => file.isFile())
      .map((file) => statSync(`${file.parentPath}/${file.name}`).size)
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThanOrEqual(38)
  })
})

/** Names that are no place: skies, statues, styles, feasts. */
const noPlaces = ['Via', 'Lattea', 'Buddha', 'Art', 'Déco', 'Yi', 'Peng']

/** Sights in the cities of a trip, or along its roads, that its pages do not name. */
const onTheWay: Partial<Record<PublicTripId, readonly string[]>> = {
  'australia-nuova-zelanda': ['Bridge'],
  'bali-singapore': ['Agung'],
  'islanda-norvegia': ['Eyjafjallajökull'],
  'londra-harry-potter': ['Ben', 'Parlamento', 'Westminster'],
  'maldive-dubai': ['Marina'],
  'newyork-miami': ['Brickell', 'Chrysler', 'Flatiron', 'Lower', 'One', 'Staten'],
  'praga-budapest': ['Città', 'Moldava', 'Týn', 'Vecchia'],
  'seychelles-dubai': ['Burj', 'Khalifa'],
  'tanzania-zanzibar': ['Meraviglie'],
  thailandia: ['Alba'],
}

/** The proper names in a sentence: its capitals, but for the first word. */
function namesIn(sentence: string): string[] {
  const [, ...rest] = sentence.match(/[\p{L}’]+/gu) ?? []
  return rest.filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !noPlaces.includes(word))
}

describe('the pictures of a trip', () => {
  test('find the names in a sentence', () => {
    expect(namesIn("Il monolite di Uluru acceso dal tramonto nell'outback")).toEqual(['Uluru'])
  })

  test.each(publicTripIds)('%s show no place that its pages do not name', (id) => {
    const { extras, gallery } = trips.find((trip) => trip.id === id) ?? { extras: [], gallery: [] }
    const page = firstEdition[`trip/${id}`]
    const words = JSON.stringify([page, onTheWay[id]])
    const strangers = [mainPictures[id], ...extras, ...gallery].flatMap(({ alt }) =>
      namesIn(alt).flatMap((name) => (words.includes(name) ? [] : [`${name}: ${alt}`])),
    )
    expect(strangers).toEqual([])
  })
})
