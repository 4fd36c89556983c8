import { retrying } from '../db/retry.ts'
import type { Deps } from '../deps.ts'
import { type Settled, type Settlement, settlePayment } from './settle-payment.ts'

/** A member of staff has seen the money on the account. */
export function confirmPayment(
  deps: Deps,
  confirmation: Omit<Settlement, 'provider'>,
): Promise<Settled> {
  return retrying(() =>
    deps.db.transaction((tx) =>
      settlePayment(tx, deps, { ...confirmation, provider: 'bank_transfer' }),
    ),
  )
}
