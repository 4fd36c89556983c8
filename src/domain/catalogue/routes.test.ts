import { describe, expect, it, test } from 'vitest'
import { fillRoute } from './routes.ts'

describe('route parameters', () => {
  it('are put into the path', () => {
    expect(fillRoute('/travel/:id', { id: 'tokyo-kyoto' })).toBe('/travel/tokyo-kyoto')
    expect(fillRoute('/ads-special/team/:id', { id: 'marco' })).toBe('/ads-special/team/marco')
    expect(fillRoute('/a/:one/b/:two', { one: 1, two: 'due' })).toBe('/a/1/b/due')
    expect(fillRoute('/travels', {})).toBe('/travels')
  })

  test.each([
    ['a/b', '/travel/a%2Fb'],
    ['caffè', '/travel/caff%C3%A8'],
    ['a b?c#d', '/travel/a%20b%3Fc%23d'],
    ['$&', '/travel/%24%26'],
  ])('are encoded: %s', (id, expected) => {
    expect(fillRoute('/travel/:id', { id })).toBe(expected)
  })

  it('must not be missing', () => {
    const params: Record<string, string> = {}
    const path: string = '/travel/:id'
    expect(() => fillRoute(path, params)).toThrow('Missing "id"')
    expect(() => fillRoute('/travel/:id', { id: '' })).toThrow('Missing "id"')
  })
})
