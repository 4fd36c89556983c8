// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askForConsent,
  consentAt,
  consentKey,
  hasConsent,
  saveConsent,
  subscribe,
} from './consent-store.ts'

const store = (value: unknown) => localStorage.setItem(consentKey, JSON.stringify(value))
const accepted = { statistics: true, advertising: true }

describe('consent', () => {
  beforeEach(() => localStorage.clear())

  it('is not given until somebody gives it', () => {
    expect(consentAt(new Date())).toBeUndefined()
    expect(hasConsent('statistics')).toBe(false)
    expect(hasConsent('advertising')).toBe(false)
  })

  it('is given for each purpose by itself', () => {
    saveConsent({ statistics: true, advertising: false })
    expect(hasConsent('statistics')).toBe(true)
    expect(hasConsent('advertising')).toBe(false)
  })

  it.each([
    { now: '2026-11-15T10:00:00Z', holds: true },
    { now: '2027-05-14T09:00:00Z', holds: true },
    { now: '2027-05-15T10:00:01Z', holds: false },
    { now: '2026-11-14T10:00:00Z', holds: false },
  ])('of 15 November 2026 holds on $now: $holds', ({ now, holds }) => {
    store({ ...accepted, decidedAt: '2026-11-15T10:00:00.000Z' })
    expect(consentAt(new Date(now))).toEqual(holds ? accepted : undefined)
  })

  it.each([{}, null, 'true', { ...accepted }, { ...accepted, decidedAt: 'ieri' }])(
    'is not read from %j',
    (value) => {
      store(value)
      expect(consentAt(new Date())).toBeUndefined()
    },
  )

  it.each([
    { now: '2027-05-14T09:00:00Z', isAsked: false },
    { now: '2027-05-15T10:00:01Z', isAsked: true },
  ])('of 15 November 2026 is asked for again on $now: $isAsked', ({ now, isAsked }) => {
    saveConsent(accepted)
    store({ ...accepted, decidedAt: '2026-11-15T10:00:00.000Z' })
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const shown = vi.fn<() => void>()
    const leave = subscribe(shown)
    askForConsent()
    expect(shown).toHaveBeenCalledTimes(isAsked ? 1 : 0)
    leave()
    saveConsent(accepted)
    vi.useRealTimers()
  })
})
