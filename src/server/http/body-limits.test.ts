import { expect, it } from 'vitest'
import { maxStatementBytes } from '../../domain/money/statements.ts'
import { largestBody, tooLargeCode } from './body-limits.ts'

it('takes the largest statement with its form around it, and says in its own words what is larger', () => {
  const path = '/api/admin/cassa/statements'
  expect(largestBody(path)).toBeGreaterThan(maxStatementBytes)
  expect(tooLargeCode(path)).toBe('STATEMENT_SIZE')
})
