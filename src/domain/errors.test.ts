import { describe, expect, it } from 'vitest'
import { DomainError, domainErrorCodes, isDomainError } from './errors.ts'

describe('domain errors', () => {
  it('carry a code, facts for the log and their cause', () => {
    const cause = new Error('below')
    const error = new DomainError('DEPARTURE_FULL', { wanted: 3, left: 1 }, { cause })
    expect(error).toBeInstanceOf(Error)
    expect(error.name).toBe('DomainError')
    expect(error.code).toBe('DEPARTURE_FULL')
    expect(error.details).toEqual({ wanted: 3, left: 1 })
    expect(error.cause).toBe(cause)
  })

  it('are told apart from all others, and by code', () => {
    const error = new DomainError('LINK_EXPIRED')
    expect(isDomainError(error)).toBe(true)
    expect(isDomainError(error, 'LINK_EXPIRED')).toBe(true)
    expect(isDomainError(error, 'LINK_NOT_FOUND')).toBe(false)
    expect(isDomainError(new Error('LINK_EXPIRED'))).toBe(false)
    expect(isDomainError(null)).toBe(false)
  })

  it('have one code for each reason', () => {
    expect(new Set(domainErrorCodes).size).toBe(domainErrorCodes.length)
  })
})
