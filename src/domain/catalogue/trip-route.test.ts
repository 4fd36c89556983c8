import { describe, expect, it, test } from 'vitest'
import { daysText, frameOf, mapOf, markerGap } from './trip-route.ts'

const sheet = { width: 400, height: 300, edge: 20 }
const stop = (place: string, latitude: number, longitude: number, from = 1, to = from) => ({
  place,
  latitude,
  longitude,
  from,
  to,
})
const drawn = (...stops: ReturnType<typeof stop>[]) => mapOf(stops, sheet)?.places ?? []

describe('a route on its sheet', () => {
  it('has north above and east to the right, and stays inside', () => {
    const [tokyo, kyoto] = drawn(stop('Tokyo', 35.68, 139.77), stop('Kyoto', 35.01, 135.77))
    expect(tokyo?.y).toBeLessThan(kyoto?.y ?? 0)
    expect([kyoto?.x, tokyo?.x]).toEqual([20, 380])
  })

  it('goes on over the date line', () => {
    const [auckland, apia] = drawn(stop('Auckland', -36.85, 174.76), stop('Apia', -13.83, -171.77))
    expect(apia?.x).toBeGreaterThan(auckland?.x ?? 0)
    const [later, first] = drawn(stop('Apia', -13.83, -171.77), stop('Auckland', -36.85, 174.76))
    expect([first?.x, later?.x]).toEqual([auckland?.x, apia?.x])
  })

  it('puts a single place in the middle, with some of the world around it', () => {
    expect(drawn(stop('Sharm', 27.86, 34.3))).toMatchObject([{ x: 200, y: 150 }])
    const frame = frameOf([stop('Sharm', 27.86, 34.3)], sheet)
    expect(sheet.height / (frame?.perLatitude ?? 0)).toBeGreaterThan(0.6)
    expect(mapOf([], sheet)).toBeNull()
  })

  it('moves places apart that would lie on each other', () => {
    const places = drawn(
      stop('Singapore', 1.35, 103.8),
      stop('Ubud', -8.51, 115.26),
      stop('Sanur', -8.69, 115.26),
      stop('Kuta', -8.69, 115.26),
    )
    const [, ubud, sanur, kuta] = places
    const gaps = [
      [ubud, sanur],
      [sanur, kuta],
      [ubud, kuta],
    ].map(([one, other]) =>
      Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(markerGap - 2)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(400)
      expect(y).toBeLessThan(300)
    }
  })
})

test('a place that is come back to is named once, with all its days, and the line goes back to it', () => {
  const map = mapOf(
    [stop('Lima', -12, -77, 1, 2), stop('Cusco', -13.5, -72, 7, 8), stop('Lima', -12, -77, 9)],
    sheet,
  )
  expect(map?.places.map(({ place, days }) => [place, days])).toEqual([
    ['Lima', 'Giorni 1–2, Giorno 9'],
    ['Cusco', 'Giorni 7–8'],
  ])
  expect(map?.line).toHaveLength(3)
  expect(map?.line[2]).toEqual(map?.line[0])
  expect(daysText({ from: 4, to: 4 })).toBe('Giorno 4')
})
