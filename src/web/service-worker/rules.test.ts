import { describe, expect, it } from 'vitest'
import { handlingOf } from './rules.ts'

const origin = 'https://www.ondalta.example'

function handling(path: string, mode = 'no-cors', method = 'GET', hasRange = false) {
  return handlingOf({ method, mode, url: new URL(path, origin), hasRange }, origin)
}

describe('what the service worker keeps', () => {
  it.each(['/', '/travel/grecia', '/ads-special', '/ads-special/contact', '/privacy-policy'])(
    'keeps the page %s',
    (path) => expect(handling(path, 'navigate')).toBe('page'),
  )

  it.each([
    '/admin',
    '/admin/login',
    '/admin/tasks',
    '/generatore',
    '/booking',
    '/ads-special/booking',
    '/prenotazione/abc',
    '/payment',
    '/payment-custom/1',
    '/bank-transfer-confirmation/1',
    '/booking-confirmation/1',
    '/verifica-prenotazioni',
    '/passport-verification',
  ])('never keeps %s', (path) => expect(handling(path, 'navigate')).toBe('private-page'))

  it('never touches answers of the API', () => {
    expect(handling('/api/departures')).toBe('network')
    expect(handling('/api/openapi', 'navigate')).toBe('network')
  })

  it.each([
    ['/assets/index-abc.js', 'asset'],
    ['/content/abc-1/trip/grecia.json', 'asset'],
    ['/content/site.json', 'network'],
    ['/content/figures.json', 'figures'],
    ['/pictures/grecia/main-960.avif?v=1', 'picture'],
    ['/faces/f01.webp?v=1', 'picture'],
    ['/logo/logo.svg', 'picture'],
    ['/service-worker.js', 'network'],
    ['/film/intro.mp4', 'network'],
    ['https://www.youtube-nocookie.com/embed/x', 'network'],
  ])('%s is %s', (path, expected) => expect(handling(path)).toBe(expected))

  it('leaves films in parts and everything that is not read to the network', () => {
    expect(handling('/pictures/film.mp4', 'no-cors', 'GET', true)).toBe('network')
    expect(handling('/', 'navigate', 'POST')).toBe('network')
  })
})
