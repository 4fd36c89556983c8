import { describe, expect, it, test } from 'vitest'
import {
  copyExactlyText,
  heldUntilText,
  isHoldOver,
  paymentPromise,
  receiptText,
  trialPromise,
} from './payment-promise.ts'

const waiting = {
  status: 'pending',
  paymentStatus: 'pending',
  amountPaid: 0,
  spotsHeldUntil: new Date('2026-11-18T16:40:00Z'),
  spotsReleasedAt: null,
  bookingLinkId: null,
} as const

describe('what a traveller is told about paying', () => {
  it('is what is specified, on a trial', () => {
    expect(paymentPromise(waiting, true)).toEqual(trialPromise)
    expect(copyExactlyText(trialPromise, 'come indicati')).toContain(
      'altrimenti il bonifico viene respinto',
    )
    expect(receiptText(trialPromise)).toContain('al tuo consulente entro 24 ore')
  })

  it('is one moment in Rome, with real data', () => {
    const { payBy } = paymentPromise(waiting, false)
    expect(heldUntilText(payBy ?? '')).toBe(
      'I tuoi posti sono riservati fino al 18/11/2026 alle 17:40.',
    )
  })

  test.each([
    ['declared', { paymentStatus: 'bank_transfer_pending' }],
    ['paid in part', { amountPaid: 1 }],
    ['released', { spotsReleasedAt: new Date() }],
  ] as const)('has no deadline once it is %s', (_how, change) => {
    expect(paymentPromise({ ...waiting, ...change }, false).payBy).toBeNull()
  })

  it('sends nobody to a consultant who has none', () => {
    const direct = paymentPromise(waiting, false)
    expect(receiptText(direct)).not.toMatch(/consulente|ore/)
    const linked = paymentPromise({ ...waiting, bookingLinkId: 'un link' }, false)
    expect(receiptText(linked)).toContain('al tuo consulente')
  })

  it('is over at that moment, not before', () => {
    const promise = paymentPromise(waiting, false)
    expect(isHoldOver(promise, new Date('2026-11-18T16:39:59Z'))).toBe(false)
    expect(isHoldOver(promise, new Date('2026-11-18T16:40:00Z'))).toBe(true)
    expect(isHoldOver(trialPromise, new Date('2099-01-01T00:00:00Z'))).toBe(false)
  })
})
