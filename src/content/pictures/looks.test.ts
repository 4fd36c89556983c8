import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Picture } from '../../domain/catalogue/pictures.ts'
import { mainPictures } from './main.ts'
import { sitePictures } from './site.ts'

type Painted = { v: string; look: string; sky?: number }

const COLUMNS = 16
const ROWS = 9
/** A picture against itself in other colours is above 0.95; neighbours of one kind stay below this. */
const TOO_CLOSE = 0.86

const cacheFolder = new URL('../../../art/cache/', import.meta.url)
const painted = readdirSync(cacheFolder).flatMap((file) => {
  const entries = JSON.parse(readFileSync(new URL(file, cacheFolder), 'utf8')) as Record<
    string,
    Painted
  >
  return Object.entries(entries).map(([id, entry]) => ({
    id: `${file.slice(0, -'.json'.length)}/${id}`,
    ...entry,
  }))
})

/** The picture without its run from sky to ground, which all landscapes share: what stands where. */
function composition(look: string): number[] {
  const fields = [...Buffer.from(look, 'base64')]
  const rows = Array.from({ length: ROWS }, (_, y) => fields.slice(y * COLUMNS, (y + 1) * COLUMNS))
  const relief = rows.flatMap((row) => {
    const mean = row.reduce((sum, value) => sum + value, 0) / COLUMNS
    return row.map((value) => value - mean)
  })
  const length = Math.hypot(...relief)
  return relief.map((value) => value / length)
}

const likeness = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))
}

describe('what the pictures look like', () => {
  test('every picture of the manifest is the one that was painted', () => {
    const versions = new Map(painted.map(({ id, v }) => [id, v]))
    const shown: readonly Picture[] = [
      ...Object.values(mainPictures),
      ...Object.values(sitePictures),
    ]
    expect(shown.filter(({ id, v }) => versions.get(id) !== v).map(({ id }) => id)).toEqual([])
  })

  test('the same picture is recognised, a mirrored one is not', () => {
    const [{ look } = { look: '' }] = painted
    const fields = Buffer.from(look, 'base64')
    const darker = Buffer.from(fields.map((value) => value * 0.8)).toString('base64')
    expect(fields).toHaveLength(COLUMNS * ROWS)
    expect(likeness(composition(look), composition(darker))).toBeGreaterThan(0.95)
    const rows = Array.from({ length: ROWS }, (_, y) =>
      fields.subarray(y * COLUMNS, (y + 1) * COLUMNS).toReversed(),
    )
    const mirrored = Buffer.concat(rows).toString('base64')
    expect(likeness(composition(look), composition(mirrored))).toBeLessThan(TOO_CLOSE)
  })

  test('no two are too close', () => {
    const seen = painted.map(({ id, look }) => ({ id, what: composition(look) }))
    const close = pairsOf(seen)
      .map(([a, b]) => ({ pair: `${a.id} and ${b.id}`, like: likeness(a.what, b.what) }))
      .filter(({ like }) => like > TOO_CLOSE)
      .map(({ pair, like }) => `${pair}: ${like.toFixed(2)}`)
    expect(close).toEqual([])
  })

  test('no two share a sky', () => {
    const skies = painted.flatMap(({ id, sky }) => (sky === undefined ? [] : [{ id, sky }]))
    const shared = pairsOf(skies).filter(([a, b]) => a.sky === b.sky)
    expect(shared.map(([a, b]) => `${a.id} and ${b.id}`)).toEqual([])
  })
})
