import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('what the log says about an error', () => {
  it('is where a query failed and its SQLSTATE, without a single value', () => {
    const cause = Object.assign(new Error('Key (email)=(giulia@example.com) already exists.'), {
      code: '23505',
      detail: 'giulia@example.com',
    })
    const error = new DrizzleQueryError('insert into x values ($1)', ['giulia@example.com'], cause)
    const described = describeError(error)
    expect(described).toMatchObject({ code: '23505', cause: { code: '23505' } })
    expect(described.stack?.[0]).toMatch(/^at .*describe-error\.test\.ts/)
    expect(JSON.stringify(described)).not.toContain('giulia')
  })

  it('keeps the sentence of a mistake in the program', () => {
    const nothing = JSON.parse('null') as { name: string }
    let caught: unknown
    try {
      caught = nothing.name
    } catch (error) {
      caught = error
    }
    expect(describeError(caught)).toMatchObject({
      type: 'TypeError',
      message: expect.stringContaining("reading 'name'"),
    })
  })

  it('does not repeat what was thrown instead of an error', () => {
    expect(describeError('Giulia Rossi')).toEqual({ type: 'string' })
  })

  it('comes to an end when errors name each other', () => {
    const first = new Error('a')
    first.cause = new Error('b', { cause: first })
    expect(JSON.stringify(describeError(first)).length).toBeLessThan(20_000)
  })
})
