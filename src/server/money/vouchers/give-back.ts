import { DomainError } from '../../../domain/errors.ts'
import type { Cents } from '../../../domain/money.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Movement } from '../movements/write-movement.ts'
import { insertUse, lockVoucher, markCancelled, spentOn } from './store.ts'

/** Returns this much of a booking's voucher payments to the vouchers, the last used first. */
export async function giveVouchersBack(tx: Tx, bookingId: string, amount: Cents): Promise<void> {
  let left = amount
  for (const { voucherId, amount: spent } of await spentOn(tx, bookingId)) {
    const part = Math.min(left, spent)
    if (part > 0) await insertUse(tx, voucherId, bookingId, -part)
    left -= part
  }
}

/** Withdraws a voucher whose refund was reversed. Refused if it has been spent. */
export async function withdrawGivenVoucher(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { externalId }: Pick<Movement, 'externalId'>,
  actor: Actor,
): Promise<void> {
  const submissionId = externalId?.replace(/^refund:/, '')
  const voucher = submissionId ? await lockVoucher(tx, { submissionId }) : undefined
  if (!voucher) return
  if (voucher.remaining < voucher.amount) throw new DomainError('VOUCHER_GIVEN_SPENT')
  if (voucher.cancelledAt) return
  await markCancelled(tx, voucher.id, actor.name, now())
  await writeAudit(tx, {
    actor,
    action: 'voucher_cancelled',
    entity: 'ledger',
    entityId: voucher.id,
    before: { remaining: voucher.remaining },
  })
}
