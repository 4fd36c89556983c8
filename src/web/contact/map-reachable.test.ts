// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isMapReachable } from './map-reachable.ts'

describe('whether the map answers', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is not even tried without a connection', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await isMapReachable('https://map.example')).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    { answer: () => Promise.resolve(new Response()), reachable: true },
    { answer: () => Promise.reject(new TypeError('Failed to fetch')), reachable: false },
  ])('is found out by asking: $reachable', async ({ answer, reachable }) => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', answer)
    expect(await isMapReachable('https://map.example')).toBe(reachable)
  })

  it('stays open when the policy of the page forbids asking', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', () => {
      const violation = new Event('securitypolicyviolation')
      Object.assign(violation, { effectiveDirective: 'connect-src' })
      document.dispatchEvent(violation)
      return Promise.reject(new TypeError('Refused'))
    })
    expect(await isMapReachable('https://map.example')).toBe(true)
  })
})
