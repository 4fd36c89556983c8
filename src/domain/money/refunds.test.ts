import { describe, expect, it } from 'vitest'
import { owedAsVoucher, voucherNotMoney } from './refunds.ts'

const by = (provider: string, amount: number) => ({ provider, amount })
const both = [by('voucher', 30_000), by('bank_transfer', 70_000)]

describe('the part of a refund that goes back as a voucher', () => {
  it.each([
    ['all that vouchers paid', 100_000, 0, both, 30_000],
    ['a penalty is kept from the money first', 100_000, 80_000, both, 20_000],
    ['nothing where everything came as money', 70_000, 0, both.slice(1), 0],
    ['only the rest of it', 80_000, 0, [...both, by('voucher', -20_000)], 10_000],
    ['nothing after a larger voucher', 60_000, 0, [...both, by('voucher', -40_000)], 0],
    ['never more than is left', 20_000, 0, [...both, by('refund', -80_000)], 20_000],
  ])('of a cancelled booking: %s', (_what, amountPaid, leavingPenalty, open, expected) => {
    const booking = {
      status: 'cancelled',
      totalPrice: 100_000,
      amountPaid,
      leavingPenalty,
    } as const
    expect(owedAsVoucher(booking, open)).toBe(expected)
  })

  it.each([
    ['is none while its price covers the vouchers', 90_000, 0],
    ['is what vouchers paid beyond the price', 20_000, 10_000],
  ])('of a booking that goes on %s', (_what, totalPrice, expected) => {
    const booking = { status: 'confirmed', totalPrice, amountPaid: 100_000 } as const
    expect(owedAsVoucher({ ...booking, leavingPenalty: 0 }, both)).toBe(expected)
  })
})

it('why a transfer is refused, also where nothing had come as money', () => {
  expect(voucherNotMoney(100_000, 30_000)).toMatch(/al massimo 700 €: 300 € erano/)
  expect(voucherNotMoney(30_000, 30_000)).toMatch(/^Qui non c’è denaro .*: 300 € erano/)
})
