import { expect, it } from 'vitest'
import { adviceOf } from './advice.ts'

const open = {
  decidedAt: null,
  barometer: { isConfirmed: false, missing: 0, decisionDay: '2026-01-01' },
} as unknown as Parameters<typeof adviceOf>[0]
const today = '2026-01-02'

it('tells nobody to decide who may not', () => {
  expect(adviceOf(open, { mayDecide: true, today })).toMatch(
    /puoi confermare\. .*: decidi subito\.$/,
  )
  expect(adviceOf(open, { mayDecide: false, today })).toMatch(
    /un amministratore può confermare\. .*: va deciso subito\.$/,
  )
})
