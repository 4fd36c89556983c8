import { expect, it } from 'vitest'
import { callOffParagraphs, reasonsFor } from './call-off.ts'

it('offers the want of people only where people are wanting', () => {
  expect(reasonsFor({ missing: 2 }).map(({ value }) => value)).toContain('minimum')
  expect(reasonsFor({ missing: 0 }).map(({ value }) => value)).not.toContain('minimum')
})

it('promises back what was paid, and nothing to who paid nothing', () => {
  expect(callOffParagraphs('Giulia', 'Motivo.', 51_600).join(' ')).toContain('516 €')
  expect(callOffParagraphs('Giulia', 'Motivo.', 0).join(' ')).toContain(
    'Non risulta alcun versamento',
  )
})
