import { todayInRome } from '../../domain/dates.ts'
import { system, writeAudit } from '../platform/audit/write-audit.ts'
import type { Deps } from '../platform/deps.ts'
import { scheduleRemoval } from '../platform/files/removals.ts'
import { ledView } from './access/led-departures.ts'
import {
  deleteReceipts,
  departuresWithKitty,
  eraseKittyOf,
  expiredReceipts,
} from './purses/store.ts'

/**
 * After the trip: the kitty is deleted when the departure closes, receipts after the same time as documents.
 */
export async function forgetRoad(deps: Pick<Deps, 'db' | 'now' | 'catalogue'>): Promise<void> {
  const today = todayInRome(deps.now())
  const rows = await departuresWithKitty(deps.db)
  for (const { row, closesOn } of rows.map((one) => ledView(deps, one))) {
    if (closesOn >= today) continue
    await deps.db.transaction(async (tx) => {
      const erased = await eraseKittyOf(tx, row.id)
      await writeAudit(tx, {
        actor: system,
        action: 'kitty_erased',
        entity: 'departure',
        entityId: row.id,
        after: { entries: erased },
      })
    })
  }
  await deps.db.transaction(async (tx) => {
    const expired = await expiredReceipts(tx, deps.now())
    if (expired.length === 0) return
    await deleteReceipts(
      tx,
      expired.map(({ id }) => id),
    )
    await scheduleRemoval(
      tx,
      expired.map(({ filePath }) => filePath),
    )
  })
}
