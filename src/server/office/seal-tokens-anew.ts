import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { selectRows } from '../platform/db/rows.ts'
import { groupLinks } from '../platform/db/schema/catalogue.ts'
import { verificationAddresses } from '../platform/db/schema/links.ts'
import { currentSeal, openValue, sealValue } from '../platform/db/sealed-fields.ts'
import { openToken, storedToken, tokenTables } from '../platform/db/sealed-tokens.ts'

type Column = {
  table: string
  column: string
  open: (stored: string) => string
  store: (opened: string) => string
}

const columns: readonly Column[] = [
  ...tokenTables.map((table) => ({
    table,
    column: 'token',
    open: (stored: string) => openToken(table, stored),
    store: (opened: string) => storedToken(table, opened),
  })),
  {
    table: 'passport_verification_links',
    column: 'sumsub_url',
    open: (stored) => openValue(verificationAddresses, stored),
    store: (opened) => sealValue(verificationAddresses, opened),
  },
  {
    table: 'travel_dates',
    column: 'group_link',
    open: (stored) => openValue(groupLinks, stored),
    store: (opened) => sealValue(groupLinks, opened),
  },
]

const perBatch = 200
export const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Seals unsealed link tokens, and those sealed with an older key, with the current key and its name. Rows
 * already done are skipped, so it may be interrupted and run again.
 */
export async function sealTokensAnew(db: Db): Promise<number> {
  let changed = 0
  for (const column of columns) {
    for (let after: string | undefined = firstId; after !== undefined; ) {
      const batch: { changed: number; last: string | undefined } = await sealBatch(
        db,
        column,
        after,
      )
      changed += batch.changed
      after = batch.last
    }
  }
  return changed
}

function sealBatch(db: Db, { open, store, ...place }: Column, after: string) {
  const [table, column] = [sql.identifier(place.table), sql.identifier(place.column)]
  return db.transaction(async (tx) => {
    const rows = await selectRows<{ id: string; stored: string }>(
      tx,
      sql`select id, ${column} as stored from ${table}
        where id > ${after} and ${column} <> '' and not starts_with(${column}, ${currentSeal()})
        order by id limit ${perBatch} for update`,
    )
    let changed = 0
    for (const { id, stored } of rows) {
      const opened = unlessLost(() => open(stored))
      if (opened === undefined) continue
      await tx.execute(sql`update ${table} set ${column} = ${store(opened)} where id = ${id}`)
      changed += 1
    }
    return { changed, last: rows.at(-1)?.id }
  })
}

/** A value whose key is lost can't be opened: it stays as it is, and the others are processed. */
export function unlessLost<T>(open: () => T): T | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
