import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { sealedFields } from '../../domain/booking/traveller-fields.ts'
import { storedFiles } from '../platform/backup/stored-files.ts'
import type { Db } from '../platform/db/client.ts'
import { travelBookings } from '../platform/db/schema/bookings.ts'
import { currentSeal, openTraveller } from '../platform/db/sealed-fields.ts'
import { sealFileAnew } from '../platform/files/encrypted-store.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { KeyRing } from '../platform/keys.ts'
import { sealMailsAnew } from './seal-mails-anew.ts'
import { sealVouchersAnew } from './seal-vouchers-anew.ts'

const perBatch = 200
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Seals travellers' sensitive fields with the current key, both unsealed ones and those sealed with an older
 * key. Rows already done are skipped, so it may be interrupted and run again.
 */
export async function sealFieldsAnew(db: Db): Promise<number> {
  let changed = 0
  for (let after: string | undefined = firstId; after !== undefined; ) {
    const batch: { changed: number; last: string | undefined } = await sealBatch(db, after)
    changed += batch.changed
    after = batch.last
  }
  return changed + (await sealVouchersAnew(db)) + (await sealMailsAnew(db))
}

function sealBatch(db: Db, after: string) {
  return db.transaction(async (tx) => {
    const { id, travelers } = travelBookings
    const rows = await tx
      .select({ id, travelers })
      .from(travelBookings)
      .where(and(gt(id, after), hasOtherSeals()))
      .orderBy(asc(id))
      .limit(perBatch)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      // Opened here, sealed with the current key when written.
      const people = row.travelers.map(openTraveller)
      // Version and change date are not updated, because no person changed the booking.
      await tx.update(travelBookings).set({ travelers: people }).where(eq(id, row.id))
    }
    return { changed: rows.length, last: rows.at(-1)?.id }
  })
}

/** Rows with a value that is not sealed with the current key. */
function hasOtherSeals(): SQL | undefined {
  const others = sealedFields.map((field) => {
    const due = `$[*].${field} ? (@ != "" && !(@ starts with "${currentSeal()}"))`
    return sql`${travelBookings.travelers} @? ${due}::jsonpath`
  })
  return or(...others)
}

/** The same for all files in the storage; `store` is the storage without its encryption layer. */
export async function sealFilesAnew(db: Db, store: FileStore, ring: KeyRing): Promise<number> {
  let changed = 0
  for (const filePath of await storedFiles(db)) {
    if (await sealFileAnew(store, ring, filePath)) changed += 1
  }
  return changed
}
