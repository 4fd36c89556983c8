import { describe, expect, it, test } from 'vitest'
import { daysText, drawnRoute, placesOf } from './trip-route.ts'

const sheet = { width: 400, height: 300, edge: 20 }
const stop = (place: string, latitude: number, longitude: number, from = 1, to = from) => ({
  place,
  latitude,
  longitude,
  from,
  to,
})

describe('a route on its sheet', () => {
  it('has north above and east to the right, and stays inside', () => {
    const route = [stop('Tokyo', 35.68, 139.77), stop('Kyoto', 35.01, 135.77)]
    const [tokyo, kyoto] = drawnRoute(route, sheet)
    expect(tokyo?.x).toBeGreaterThan(kyoto?.x ?? 0)
    expect(tokyo?.y).toBeLessThan(kyoto?.y ?? 0)
    expect([kyoto?.x, tokyo?.x]).toEqual([20, 380])
  })

  it('goes on over the date line', () => {
    const [auckland, apia] = drawnRoute(
      [stop('Auckland', -36.85, 174.76), stop('Apia', -13.83, -171.77)],
      sheet,
    )
    expect(apia?.x).toBeGreaterThan(auckland?.x ?? 0)
  })

  it('puts a single place in the middle', () => {
    expect(drawnRoute([stop('Sharm', 27.86, 34.3)], sheet)).toMatchObject([{ x: 200, y: 150 }])
    expect(drawnRoute([], sheet)).toEqual([])
  })
})

test('a place that is come back to is named once, with all its days', () => {
  const route = [
    stop('Lima', -12, -77, 1, 2),
    stop('Cusco', -13.5, -72, 7, 8),
    stop('Lima', -12, -77, 9),
  ]
  const places = placesOf(drawnRoute(route, sheet))
  expect(places.map(({ place, days }) => [place, days])).toEqual([
    ['Lima', 'Giorni 1–2, Giorno 9'],
    ['Cusco', 'Giorni 7–8'],
  ])
  expect(daysText({ from: 4, to: 4 })).toBe('Giorno 4')
})
