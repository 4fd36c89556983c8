import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { landTiles } from './land-tiles.ts'
import { frameOf } from './trip-route.ts'

const sheet = { width: 400, height: 260, edge: 34 }
const stop = (latitude: number, longitude: number) => ({
  place: `${latitude} ${longitude}`,
  latitude,
  longitude,
  from: 1,
  to: 1,
})
const tilesOf = (...stops: ReturnType<typeof stop>[]) => {
  const frame = frameOf(stops, sheet)
  return frame ? landTiles(frame, sheet).map(({ name }) => name) : []
}

it('a small route lies on one square, a long one on its neighbours too', () => {
  expect(tilesOf(stop(35.68, 139.77), stop(35.01, 135.77))).toEqual(['120_30'])
  expect(tilesOf(stop(64.1, -21.9), stop(59.9, 10.7)).toSorted()).toEqual([
    '-30_30',
    '-30_60',
    '0_30',
    '0_60',
  ])
})

it('beyond the date line the world goes on where it began', () => {
  expect(tilesOf(stop(-36.85, 174.76), stop(-13.83, -171.77))).toContain('-180_-30')
})

it('half the world has no coasts', () => {
  expect(tilesOf(stop(-33, -70), stop(-33, 109))).toEqual([])
})

it('the corner of a square stands where its degrees are', () => {
  const frame = { west: 120, north: 60, perLongitude: 10, perLatitude: 20 }
  const [tile] = landTiles(frame, { width: 100, height: 100, edge: 0 })
  expect(tile).toEqual({ name: '120_30', transform: 'translate(0 600) scale(0.1 -0.2)' })
})

it('the squares that the trips of the first edition lie on are there', () => {
  const folder = new URL('../../web/trips/land/', import.meta.url)
  for (const name of ['120_30', '-30_60', '90_-30', '60_0'])
    expect(existsSync(new URL(`${name}.json`, folder)), name).toBe(true)
})
