import { describe, expect, test } from 'vitest'
import { addressOf } from './address.ts'

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
    ['a hash address with a slash at its end', location('/', '', '#/team/'), location('/team')],
    ['nothing but slashes', location('/', '', '#//'), location('/')],
    ['two slashes before a name', location('/', '', '#//travels'), location('//travels')],
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
