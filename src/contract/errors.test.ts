import { describe, expect, it } from 'vitest'
import { domainErrorCodes } from '../domain/errors.ts'
import { errorCatalogue, errorsOf, unexpectedErrorMessage } from './errors.ts'

const english = /\b(the|is|not|was|and|please|invalid|found|failed|already|error|try again)\b/i
const messages = Object.entries(errorCatalogue).map(([code, { message }]) => [code, message])

describe('the catalogue of refusals', () => {
  it('knows every reason of the domain, and no other', () => {
    expect(Object.keys(errorCatalogue).sort()).toEqual([...domainErrorCodes].sort())
  })

  it.each(domainErrorCodes)('%s answers with a status that browsers take for a refusal', (code) => {
    expect([400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 422, 429, 503]).toContain(
      errorCatalogue[code].status,
    )
  })

  it.each([...messages, ['anything else', unexpectedErrorMessage]])(
    '%s is said in an Italian sentence',
    (_code, message) => {
      expect(message).toMatch(/^\p{Lu}[^_<>{}]{10,}[\p{L}.!]$/u)
      expect(message).not.toMatch(english)
    },
  )

  it('gives a call exactly the part that it may answer with', () => {
    expect(errorsOf('LINK_EXPIRED', 'DEPARTURE_FULL')).toEqual({
      LINK_EXPIRED: errorCatalogue.LINK_EXPIRED,
      DEPARTURE_FULL: errorCatalogue.DEPARTURE_FULL,
    })
  })
})
