import { expect, test } from 'vitest'
import { type ClaimProof, type ClaimState, claimState } from './claims.ts'

const today = '2026-11-15'
const proven: ClaimProof = {
  value: '350+',
  proofUrl: 'https://registro.it/agenzia',
  proofNote: null,
  checkedBy: 'Elena',
  validUntil: '2027-01-31',
}

test.each<[string, ClaimProof | undefined, ClaimState]>([
  ['nobody has written', undefined, 'missing'],
  ['has no words', { ...proven, value: ' ' }, 'missing'],
  ['has no proof', { ...proven, proofUrl: null }, 'unproven'],
  ['nobody has checked', { ...proven, checkedBy: null }, 'unproven'],
  ['has no last day', { ...proven, validUntil: null }, 'unproven'],
  ['ran out yesterday', { ...proven, validUntil: '2026-11-14' }, 'expired'],
  ['ends today', { ...proven, validUntil: today }, 'proven'],
  ['lies in a folder', { ...proven, proofUrl: null, proofNote: 'Protocollo 12' }, 'proven'],
])('a claim that %s', (_, claim, state) => {
  expect(claimState(claim, today)).toBe(state)
})
