// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { assembleCatalogue } from '../../domain/catalogue/catalogue.ts'
import { siteFacts } from '../../domain/catalogue/site-facts.ts'
import { setSite } from '../browser/site.ts'
import { saveConsent } from '../consent/consent-store.ts'
import { firstEdition } from '../testing-site.ts'
import { errorsAddress, vitalsAddress } from './beacon.ts'
import { describeFailure, type Failure, tellErrors } from './page-errors.ts'
import { isMeasuredVisit } from './vitals.ts'

const here = { host: 'www.example.it', pathname: '/prenotazione/segreto-123' }

function errorAt(message: string, file: string): Error {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at Hero (https://${file}:1:20)`
  return error
}

describe('an error', () => {
  it('is told without address, numbers and names', () => {
    const error = errorAt('No room for giulia@example.com', 'www.example.it/assets/a-1.js')
    const told = describeFailure({ error }, here)
    expect(told).toEqual({
      page: 'checkout',
      message: 'Error: No room for <mail>',
      frames: ['Hero /assets/a-1.js:1:20'],
    })
    expect(JSON.stringify(told)).not.toContain('segreto')
  })

  it.each([
    ['an extension', errorAt('x', 'chrome-extension.invalid/assets/a.js')],
    ['the connection', errorAt('Failed to fetch', 'www.example.it/assets/a.js')],
    ['nobody knows whom', 'text'],
  ])('of %s is nobody’s business', (_who, reason) => {
    expect(describeFailure({ reason }, here)).toBeUndefined()
  })
})

describe('telling', () => {
  const sent: string[] = []
  beforeEach(() => {
    localStorage.clear()
    sent.length = 0
    setSite(siteFacts(assembleCatalogue(firstEdition), '0123456789ab-4'))
    vi.stubGlobal('navigator', {
      onLine: true,
      sendBeacon: (address: string) => sent.push(address),
    })
  })
  const failure = (n: string): Failure => ({
    error: errorAt(`broken ${n}`, `${window.location.host}/assets/a.js`),
  })

  it('does not happen without consent', () => {
    window.earlyErrors = [failure('early')]
    tellErrors()
    window.earlyErrors?.push(failure('late'))
    expect(sent).toEqual([])
  })

  it('begins with what broke at the start, each once, five at most', () => {
    saveConsent({ statistics: true, advertising: false })
    window.earlyErrors = [failure('a')]
    tellErrors()
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) window.earlyErrors?.push(failure(name))
    expect(sent).toEqual(Array(5).fill(errorsAddress))
  })
})

it('goes to the addresses of the contract', () => {
  const { vitals, pageErrors } = publicContract
  expect(`/api${vitals.record['~orpc'].route.path}`).toBe(vitalsAddress)
  expect(`/api${pageErrors.record['~orpc'].route.path}`).toBe(errorsAddress)
})

it('a visit is measured as a whole or not at all', () => {
  sessionStorage.clear()
  expect(isMeasuredVisit(() => 0.49)).toBe(true)
  expect(isMeasuredVisit(() => 0.99)).toBe(true)
  sessionStorage.clear()
  expect(isMeasuredVisit(() => 0.5)).toBe(false)
  expect(isMeasuredVisit(() => 0)).toBe(false)
})
