import { paidByVouchers } from '../../../domain/money/refunds.ts'
import type { Cents } from '../../../domain/money.ts'
import { openMovementsOf, type StoredMovement } from '../../booking/bookings/booking-facts.ts'
import type { StaffChange } from '../../booking/bookings/staff-move.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { freeLinesOf } from '../statements/free-lines.ts'
import { giveVouchersBack, withdrawGivenVoucher } from '../vouchers/give-back.ts'
import { writeMovement } from './write-movement.ts'

const sumOf = (movements: readonly StoredMovement[]): Cents =>
  movements.reduce((sum, { amount }) => sum + amount, 0)

const isPaidByVoucher = ({ provider, amount }: StoredMovement) =>
  provider === 'voucher' && amount > 0

/**
 * Reverses payments that were recorded by mistake. Amounts paid by vouchers can be spent again, unless they
 * were refunded in another way; all other movements, refunds included, are reversed one by one, and their
 * bank lines wait for staff again.
 */
export async function takeBackPayments(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  { actor, note }: StaffChange,
): Promise<void> {
  const open = await openMovementsOf(tx, booking.id)
  // A voucher that was given back is reversed below, so all that vouchers paid is restored.
  const restored = Math.min(sumOf(open.filter(isPaidByVoucher)), booking.amountPaid)
  await restoreVouchers(tx, deps, booking.id, open, { actor, note, restored })
  const left = booking.amountPaid - restored
  if (left === 0) return
  const others = open.filter((movement) => !isPaidByVoucher(movement))
  const row = { bookingId: booking.id, provider: 'correction', note, actor } as const
  for (const movement of others) {
    await writeMovement(tx, deps, {
      ...row,
      amount: -movement.amount,
      kind: movement.kind,
      // A reversed refund returns to the account where it was recorded.
      provider: movement.amount < 0 ? movement.provider : 'correction',
      reversesId: movement.id,
      shareSeat: movement.shareSeat,
    })
    if (movement.provider === 'voucher') await withdrawGivenVoucher(tx, deps, movement, actor)
  }
  const rest = left - sumOf(others)
  if (rest !== 0) await writeMovement(tx, deps, { ...row, amount: -rest, kind: 'deposit' })
  await freeLinesOf(tx, booking.id, new Set(others.map(({ id }) => id)), actor)
}

/** Refunds everything to the customer: vouchers get back what they paid, the rest is refunded as money. */
export async function giveEverythingBack(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  { actor, note }: StaffChange,
): Promise<void> {
  const open = await openMovementsOf(tx, booking.id)
  const restored = Math.min(paidByVouchers(open), booking.amountPaid)
  await restoreVouchers(tx, deps, booking.id, open, { actor, note, restored })
  const left = booking.amountPaid - restored
  for (const { kind, amount } of byKind(open, left)) {
    const row = { bookingId: booking.id, provider: 'refund', note, actor } as const
    await writeMovement(tx, deps, { ...row, amount: -amount, kind })
  }
}

/** Deposits and balances are refunded separately, so that both sums stay right. */
function byKind(open: readonly StoredMovement[], left: Cents) {
  if (left === 0) return []
  const money = open.filter((movement) => !isPaidByVoucher(movement))
  const parts = (['deposit', 'full'] as const)
    .map((kind) => ({ kind, amount: sumOf(money.filter((movement) => movement.kind === kind)) }))
    .filter(({ amount }) => amount !== 0)
  const fits = parts.every(({ amount }) => amount > 0) && sumOf(money) === left
  return fits ? parts : [{ kind: 'deposit' as const, amount: left }]
}

async function restoreVouchers(
  tx: Tx,
  deps: Deps,
  bookingId: string,
  open: readonly StoredMovement[],
  { actor, note, restored }: Pick<StaffChange, 'actor' | 'note'> & { restored: Cents },
): Promise<void> {
  const paid = open.filter(isPaidByVoucher).toReversed()
  let left = restored
  for (const { id, amount, kind } of paid) {
    const part = Math.min(left, amount)
    if (part === 0) break
    left -= part
    await writeMovement(tx, deps, {
      bookingId,
      amount: -part,
      kind,
      provider: 'voucher',
      note,
      actor,
      // After a partial refund the original movement stays valid, because the other part had been refunded
      // before.
      ...(part === amount ? { reversesId: id } : {}),
    })
  }
  if (restored > 0) await giveVouchersBack(tx, bookingId, restored)
}
