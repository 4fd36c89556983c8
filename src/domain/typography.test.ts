import { describe, expect, test } from 'vitest'
import { typographic } from './typography.ts'

describe('prose', () => {
  test.each([
    ["l'alba dell'11 settembre", 'l’alba dell’11 settembre'],
    ["un po' di mare, com'è", 'un po’ di mare, com’è'],
    ["Anne's Beach e Xi'an", 'Anne’s Beach e Xi’an'],
    ["all'«Opera»", 'all’«Opera»'],
  ])('%s has the apostrophes of print', (typed, printed) => {
    expect(typographic(typed)).toBe(printed)
    expect(typographic(printed)).toBe(printed)
  })

  test.each([["scegli 'Prenota Ora' in alto"], ["5' di cammino"], ["dato 'vero'"]])(
    '%s keeps marks that are no apostrophes',
    (typed) => {
      expect(typographic(typed)).toBe(typed)
    },
  )
})
