import type { PaymentMethod } from '../../../domain/money/ledger-accounts.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { requirePastDay } from '../ledger/months.ts'
import { type Settled, type Settlement, settlePayment } from './settle-payment.ts'

type Confirmation = Omit<Settlement, 'provider' | 'isDayChosen'> & {
  method?: PaymentMethod | undefined
}

/** A member of staff has seen the money, on the account or in cash. */
export async function confirmPayment(
  deps: Deps,
  { method = 'bank_transfer', ...confirmation }: Confirmation,
): Promise<Settled> {
  requirePastDay(deps, 'receivedOn', confirmation.receivedOn)
  return retrying(() =>
    deps.db.transaction((tx) =>
      settlePayment(tx, deps, { ...confirmation, provider: method, isDayChosen: true }),
    ),
  )
}
