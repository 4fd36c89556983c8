import { describe, expect, test } from 'vitest'
import { isStillInvented } from './invented.ts'

const luca = { name: 'Luca Neri', bio: ['Guida'], order: 1 }
const grecia = { title: 'Grecia', hotels: [{ name: 'Blu' }, { name: 'Faro' }] }
const istanbul = { title: 'Istanbul', price: 900, order: 2 }
const about = { title: 'Chi siamo', story: 'Nati nel 2012' }

describe('what was made up', () => {
  test.each([
    ['a person under another text', 'member/luca', { ...luca, bio: ['Altro'] }, luca],
    ['one of two hotels', 'trip/grecia', { ...grecia, hotels: [{ name: 'Blu' }] }, grecia],
    ['a group trip in another place', 'group-trip/istanbul', { ...istanbul, order: 5 }, istanbul],
    ['the same page', 'page/about', { ...about }, about],
  ])('stays so: %s', (_, key, document, first) => {
    expect(isStillInvented(key, document, first)).toBe(true)
  })

  test.each([
    ['another person', 'member/luca', { ...luca, name: 'Anna Bianchi' }, luca],
    ['other hotels', 'trip/grecia', { ...grecia, hotels: [{ name: 'Porto' }] }, grecia],
    ['another price of a group trip', 'group-trip/istanbul', { ...istanbul, price: 950 }, istanbul],
    ['another page', 'page/about', { ...about, story: 'Nati nel 2020' }, about],
    ['a person of the agency’s own', 'member/anna', luca, undefined],
    ['what was taken away', 'member/luca', undefined, luca],
    ['a text that speaks of nobody', 'page/faq', about, about],
  ])('is gone: %s', (_, key, document, first) => {
    expect(isStillInvented(key, document, first)).toBe(false)
  })
})
