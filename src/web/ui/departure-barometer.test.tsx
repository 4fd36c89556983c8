import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DepartureBarometer } from './departure-barometer.tsx'

const onSale = {
  state: 'on_sale',
  missing: 4,
  minimumGroup: 4,
  isConfirmed: false,
  decisionDay: '2090-05-10',
} as const

it('keeps a number and what it counts on one line', () => {
  expect(renderToStaticMarkup(<DepartureBarometer barometer={onSale} />)).toContain(
    'si parte da 4\u00a0persone.',
  )
})
