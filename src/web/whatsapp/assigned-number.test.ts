// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { assembleCatalogue } from '../../domain/catalogue/catalogue.ts'
import { firstEdition } from '../testing-site.ts'
import { currentNumber, storeAssignedNumber } from './assigned-number.ts'

const { brand } = assembleCatalogue(firstEdition)

const now = new Date('2026-11-15T12:00:00Z')
const key = 'whatsapp_pre_assigned'
const hourMs = 3_600_000
const store = (value: unknown) => localStorage.setItem(key, JSON.stringify(value))

describe('the assigned number', () => {
  beforeEach(() => localStorage.clear())

  it('is the fallback when nothing was assigned', () => {
    expect(currentNumber(now)).toBe(brand.whatsappNumbers[0])
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('is kept with its moment and its session', () => {
    storeAssignedNumber('+39 000 000 0002', 'tab-1', now)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      number: '+39 000 000 0002',
      timestamp: now.getTime(),
      sessionId: 'tab-1',
    })
    expect(currentNumber(now)).toBe('+39 000 000 0002')
  })

  it.each([
    { age: 0, isKept: true },
    { age: hourMs - 1, isKept: true },
    { age: hourMs, isKept: false },
    { age: 24 * hourMs, isKept: false },
    { age: -60_000, isKept: false },
  ])('after $age ms it is kept: $isKept', ({ age, isKept }) => {
    store({ number: '+39 000 000 0002', timestamp: now.getTime() - age, sessionId: 's' })
    expect(currentNumber(now)).toBe(isKept ? '+39 000 000 0002' : brand.whatsappNumbers[0])
    expect(localStorage.getItem(key) !== null).toBe(isKept)
  })

  it.each(['', 'null', '{}', '[]', '{"number":5}', 'not json'])(
    'forgets what is not an assignment: %s',
    (text) => {
      localStorage.setItem(key, text)
      expect(currentNumber(now)).toBe(brand.whatsappNumbers[0])
      expect(localStorage.getItem(key)).toBeNull()
    },
  )
})
