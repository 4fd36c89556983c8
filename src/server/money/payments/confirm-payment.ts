import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { requirePastDay } from '../ledger/months.ts'
import { type Settled, type Settlement, settlePayment } from './settle-payment.ts'

/** A member of staff has seen the money on the account. */
export async function confirmPayment(
  deps: Deps,
  confirmation: Omit<Settlement, 'provider'>,
): Promise<Settled> {
  requirePastDay(deps, 'receivedOn', confirmation.receivedOn)
  return retrying(() =>
    deps.db.transaction((tx) =>
      settlePayment(tx, deps, { ...confirmation, provider: 'bank_transfer' }),
    ),
  )
}
