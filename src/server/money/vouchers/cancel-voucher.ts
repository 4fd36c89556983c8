import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { voucherState } from '../../../domain/money/vouchers.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockVoucher, markCancelled } from './store.ts'

/** The remaining amount can't be spent any more; earlier payments with it stay valid. */
export function cancelVoucher(deps: Deps, id: string, actor: Actor): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, { id })
    if (!voucher) throw new DomainError('NOT_FOUND')
    const state = voucherState(voucher, todayInRome(deps.now()))
    if (state === 'cancelled') return
    if (state === 'spent') throw new DomainError('VOUCHER_SPENT')
    await markCancelled(tx, id, actor.name, deps.now())
    await writeAudit(tx, {
      actor,
      action: 'voucher_cancelled',
      entity: 'ledger',
      entityId: id,
      before: { remaining: voucher.remaining },
    })
  })
}
