import { expect, test } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { countingAddress } from './funnel.ts'

test('steps are counted where the contract says', () => {
  const { method, path } = publicContract.funnel.record['~orpc'].route
  expect(`${method} /api${path}`).toBe(`POST ${countingAddress}`)
})
