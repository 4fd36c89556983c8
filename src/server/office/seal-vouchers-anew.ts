import { eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { voucherCodes, vouchers } from '../platform/db/schema/vouchers.ts'
import { currentSeal, namesOf } from '../platform/db/sealed-fields.ts'

const perBatch = 200

/** Seals unsealed voucher codes, and those sealed with an older key, with the current key and its name. */
export async function sealVouchersAnew(db: Db): Promise<number> {
  let changed = 0
  for (let batch = perBatch; batch === perBatch; changed += batch) batch = await sealBatch(db)
  return changed
}

function sealBatch(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, code, codeName } = vouchers
    const rows = await tx
      .select({ id, code })
      .from(vouchers)
      .where(or(isNull(codeName), sql`not starts_with(${code}, ${currentSeal()})`))
      .limit(perBatch)
      .for('update')
    for (const row of rows) {
      const named = namesOf(voucherCodes, row.code)[0]
      await tx.update(vouchers).set({ code: row.code, codeName: named }).where(eq(id, row.id))
    }
    return rows.length
  })
}
