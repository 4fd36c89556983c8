import { describe, expect, it, test } from 'vitest'
import { adsStorage, isAdsTraffic, prefixAdsPath, withoutAdsPrefix } from './ads.ts'

describe('advertising traffic', () => {
  test.each([
    [{ path: '/ads-special' }, true],
    [{ path: '/ads-special/travels' }, true],
    [{ path: '/ads-special?x=1' }, true],
    [{ path: '/', storedSource: 'ads' }, true],
    [{ path: '/about', utmSource: 'ads' }, true],
    [{ path: '/' }, false],
    [{ path: '/ads-specialità' }, false],
    [{ path: '/', storedSource: 'google', utmSource: 'newsletter' }, false],
    [{ path: '/', storedSource: null, utmSource: null }, false],
  ])('%j: %s', (traffic, expected) => {
    expect(isAdsTraffic(traffic)).toBe(expected)
  })

  it('is remembered under two keys', () => {
    expect(adsStorage).toEqual({ referralSource: 'ads', referralCode: 'ads-special' })
  })
})

describe('advertising prefix', () => {
  test.each([
    ['/', '/ads-special'],
    ['/about', '/ads-special/about'],
    ['/team', '/ads-special/team'],
    ['/team/marco-ferri', '/ads-special/team/marco-ferri'],
    ['/contact', '/ads-special/contact'],
    ['/contact?destination=grecia&date=a', '/ads-special/contact?destination=grecia&date=a'],
    ['/booking', '/ads-special/booking'],
    ['/travels', '/ads-special/travels'],
    ['/travel/tokyo-kyoto', '/ads-special/travel/tokyo-kyoto'],
    ['/#destinations', '/ads-special#destinations'],
    ['/ads-special', '/ads-special'],
    ['/ads-special/about', '/ads-special/about'],
    ['/privacy-policy', '/privacy-policy'],
    ['/prenotazione/abc', '/prenotazione/abc'],
    ['/payment-custom/1', '/payment-custom/1'],
    ['/payment', '/payment'],
    ['/booking-confirmation/1', '/booking-confirmation/1'],
    ['/verifica-prenotazioni', '/verifica-prenotazioni'],
    ['/passport-verification?token=x', '/passport-verification?token=x'],
    ['/admin', '/admin'],
    ['/group-trips', '/group-trips'],
  ])('%s becomes %s for advertising visitors, and stays for others', (path, expected) => {
    expect(prefixAdsPath(path, true)).toBe(expected)
    expect(prefixAdsPath(path, false)).toBe(path)
  })

  test.each([
    ['/ads-special', '/'],
    ['/ads-special/travel/grecia', '/travel/grecia'],
    ['/ads-special?x=1', '/?x=1'],
    ['/about', '/about'],
  ])('%s mirrors %s', (path, expected) => {
    expect(withoutAdsPrefix(path)).toBe(expected)
  })
})
