import type { Tx } from '../../platform/db/client.ts'
import { insertUse, spentOn } from './store.ts'

/** The payments of a booking are taken back: what vouchers had paid can be spent again. */
export async function giveVouchersBack(tx: Tx, bookingId: string): Promise<void> {
  for (const { voucherId, amount } of await spentOn(tx, bookingId)) {
    await insertUse(tx, voucherId, bookingId, -amount)
  }
}
