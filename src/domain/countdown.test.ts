import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { offerCountdown } from './countdown.ts'
import {
  expiredPaymentText,
  paymentCountdown,
  paymentDeadline,
  urgencyText,
} from './money/payment-countdown.ts'

describe('countdown of the offer', () => {
  test.each([
    ['2024-01-01T00:00:00Z', [2, 0, 0, 0]],
    ['2024-01-01T00:00:01Z', [1, 23, 59, 59]],
    ['2024-01-02T00:00:00Z', [1, 0, 0, 0]],
    ['2024-01-02T23:59:59Z', [0, 0, 0, 1]],
    ['2024-01-03T00:00:00Z', [2, 0, 0, 0]],
    ['2024-01-03T13:15:30Z', [1, 10, 44, 30]],
    ['2023-12-31T00:00:00Z', [1, 0, 0, 0]],
  ])('at %s shows %j', (moment, expected) => {
    const { days, hours, minutes, seconds } = offerCountdown(new Date(moment))
    expect([days, hours, minutes, seconds]).toEqual(expected)
  })

  it('repeats every 48 hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (time) => {
        const later = new Date(time + 48 * 3_600_000)
        expect(offerCountdown(later)).toEqual(offerCountdown(new Date(time)))
      }),
    )
  })
})

describe('countdown of the payment', () => {
  const now = new Date('2026-11-15T10:00:00Z')

  it('ends at the stored moment, or five hours from now without one', () => {
    expect(paymentDeadline('2026-11-15T11:00:00Z', now)).toEqual(new Date('2026-11-15T11:00:00Z'))
    expect(paymentDeadline(null, now)).toEqual(new Date('2026-11-15T15:00:00Z'))
    expect(paymentDeadline('boh', now)).toEqual(new Date('2026-11-15T15:00:00Z'))
  })

  test.each([
    ['2026-11-15T15:00:00Z', '05:00:00', 100, false],
    ['2026-11-15T12:30:00Z', '02:30:00', 50, false],
    ['2026-11-15T11:01:05Z', '01:01:05', 61 / 3, false],
    ['2026-11-15T10:30:00Z', '00:30:00', 10, false],
    ['2026-11-15T10:00:01Z', '00:00:01', 10, false],
    ['2026-11-15T10:00:00Z', '00:00:00', 10, true],
    ['2026-11-14T10:00:00Z', '00:00:00', 10, true],
    ['2026-11-16T12:00:00Z', '26:00:00', 100, false],
  ])('until %s shows %s', (deadline, text, progress, expired) => {
    const countdown = paymentCountdown(new Date(deadline), now)
    expect(countdown.text).toBe(text)
    expect(countdown.progress).toBeCloseTo(progress, 10)
    expect(countdown.expired).toBe(expired)
  })

  it('urges for the last spot or the last N, and stays kind afterwards', () => {
    expect(urgencyText(0)).toBe('La partenza è al completo.')
    expect(urgencyText(1)).toBe('Ultimo posto disponibile!')
    expect(urgencyText(3)).toBe('Ultimi 3 posti disponibili!')
    expect(expiredPaymentText).toBe('Tempo scaduto, ma puoi ancora completare il pagamento')
  })
})
