import { expect, it } from 'vitest'
import { dismissalWords } from './dismissals.ts'

it('a fee is known again by its words, whatever its number and day', () => {
  const first = dismissalWords({
    payer: '',
    text: 'COMMISSIONI SU BONIFICO DEL 03/10/2026 N. 4411',
  })
  expect(first).toBe('commissioni su bonifico del n')
  expect(dismissalWords({ payer: '', text: 'Commissioni su bonifico del 07/11/2026 n. 98' })).toBe(
    first,
  )
  expect(dismissalWords({ payer: '', text: 'Canone mensile' })).not.toBe(first)
})

it.each(['', '123 456', 'SDD 12'])('nothing can be remembered of %j', (text) => {
  expect(dismissalWords({ payer: '', text })).toBeNull()
})
