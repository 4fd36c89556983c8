import { describe, expect, it } from 'vitest'
import { DomainError, isDomainError, wrapErrorAs, wrongField } from './errors.ts'

describe('a step of the work', () => {
  const caughtFrom = (step: () => Promise<unknown>) =>
    wrapErrorAs('PASSPORT_UPLOAD_FAILED', step).then(
      () => undefined,
      (error: unknown) => error,
    )

  it('that goes well hands its result on', async () => {
    expect(await wrapErrorAs('PASSPORT_UPLOAD_FAILED', async () => 'kept')).toBe('kept')
  })

  it('that breaks is named, and what broke it is kept for the log', async () => {
    const below = new Error('ENOSPC: no space left on device')
    const error = await caughtFrom(() => Promise.reject(below))
    expect(isDomainError(error, 'PASSPORT_UPLOAD_FAILED')).toBe(true)
    expect(error).toMatchObject({ details: {}, cause: below })
  })

  it('is named also when it breaks before it has begun to wait', async () => {
    const error = await caughtFrom(() => {
      throw new TypeError('not a file')
    })
    expect(isDomainError(error, 'PASSPORT_UPLOAD_FAILED')).toBe(true)
  })

  it('that refuses by a rule keeps its own reason', async () => {
    const refusal = new DomainError('DOCUMENT_SIZE', { limit: 10 })
    expect(await caughtFrom(() => Promise.reject(refusal))).toBe(refusal)
  })
})

describe('a refusal', () => {
  it('is told apart from other errors that look like it', () => {
    const lookalike = Object.assign(new Error('LINK_EXPIRED'), {
      code: 'LINK_EXPIRED',
      details: {},
      name: 'DomainError',
    })
    expect(isDomainError(lookalike)).toBe(false)
    expect(isDomainError(undefined)).toBe(false)
    expect(isDomainError(new DomainError('LINK_EXPIRED'), 'LINK_NOT_FOUND')).toBe(false)
  })

  it('of one field names it as the request does', () => {
    expect(wrongField('travelers.0.email', 'Email non valida')).toMatchObject({
      code: 'VALIDATION',
      details: { field: 'travelers.0.email', message: 'Email non valida' },
    })
  })
})
