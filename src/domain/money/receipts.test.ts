import { describe, expect, it } from 'vitest'
import { isReversal, receiptTitle } from './receipts.ts'

describe('a paper', () => {
  it.each([
    ['a payment', { kind: 'receipt', provider: 'bank_transfer', reversesId: null }, false],
    ['a refund', { kind: 'credit_note', provider: 'refund', reversesId: null }, false],
    [
      'an undone payment',
      { kind: 'credit_note', provider: 'bank_transfer', reversesId: 'a' },
      true,
    ],
    ['an undone refund', { kind: 'receipt', provider: 'refund', reversesId: 'a' }, true],
    ['a correction', { kind: 'credit_note', provider: 'correction', reversesId: null }, true],
    [
      'value back on a voucher',
      { kind: 'credit_note', provider: 'voucher', reversesId: 'a' },
      false,
    ],
    ['an undone voucher refund', { kind: 'receipt', provider: 'voucher', reversesId: 'a' }, true],
  ] as const)('of %s', (_what, recorded, expected) => {
    expect(isReversal(recorded)).toBe(expected)
  })

  it('is named by what it is', () => {
    const numbered = { number: 12, year: 2026 }
    const titles = (['receipt', 'credit_note'] as const).flatMap((kind) =>
      [false, true].map((reverses) => receiptTitle({ ...numbered, kind, isReversal: reverses })),
    )
    expect(titles).toEqual([
      'Ricevuta di pagamento R-2026-0012',
      'Storno di rimborso R-2026-0012',
      'Ricevuta di rimborso NC-2026-0012',
      'Storno di pagamento NC-2026-0012',
    ])
  })
})
