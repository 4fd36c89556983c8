import { describe, expect, test } from 'vitest'
import { addressOf } from './address.ts'
import { isSamePage, isSamePath } from './same-page.ts'

const location = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('what the app shows for an address', () => {
  test.each([
    ['the home page', location('/'), location('/')],
    ['a real path', location('/travel/grecia'), location('/travel/grecia')],
    ['a real path with a slash at its end', location('/about/'), location('/about')],
    [
      'a real path with a query',
      location('/contact', '?destination=grecia'),
      location('/contact', '?destination=grecia'),
    ],
    ['a hash address', location('/', '', '#/team'), location('/team')],
    [
      'a hash address with query and anchor',
      location('/', '', '#/travels?utm_source=ads#destinations'),
      location('/travels', '?utm_source=ads', '#destinations'),
    ],
    [
      'a query before the hash',
      location('/', '?utm_source=ads', '#/travels'),
      location('/travels', '?utm_source=ads'),
    ],
    [
      'an anchor of the home page',
      location('/', '', '#destinations'),
      location('/', '', '#destinations'),
    ],
  ])('%s', (_name, given, expected) => {
    expect(addressOf(given)).toEqual(expected)
  })
})

describe('whether the HTML of the server can be taken over', () => {
  test('the same path can', () => {
    expect(isSamePath('/travel/grecia', '/travel/grecia')).toBe(true)
  })

  test('another name of the same trip can', () => {
    expect(isSamePath('/travel/losAngeles-lasVegas', '/travel/la-vegas')).toBe(true)
    expect(
      isSamePath('/ads-special/travel/newyork-miami', '/ads-special/travel/new-york-miami'),
    ).toBe(true)
  })

  test('another page, another trip or the other variant cannot', () => {
    expect(isSamePath('/', '/travels')).toBe(false)
    expect(isSamePath('/travel/grecia', '/travel/hawaii')).toBe(false)
    expect(isSamePath('/travel/grecia', '/ads-special/travel/grecia')).toBe(false)
  })

  test('the not-found page can wherever no route answers', () => {
    expect(isSamePage('404', '*', '/nowhere')).toBe(true)
    expect(isSamePage('404', 'travel/:id', '/travel/nowhere')).toBe(false)
  })
})
