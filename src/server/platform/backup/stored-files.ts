import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { selectRows } from '../db/rows.ts'

/** Files that wait to be removed are not part of a backup. */
const notSpeaking = 'file_removals'

/** Every stored file that a row refers to, in any table with a column `file_path`. */
export async function storedFiles(db: Db | Tx): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'file_path' and table_name <> ${notSpeaking}
      order by 1`,
  )
  const paths = new Set<string>()
  for (const { name } of tables) {
    const rows = await selectRows<{ path: string }>(
      db,
      sql.raw(`select file_path as path from "${name}" where file_path is not null order by 1`),
    )
    for (const { path } of rows) paths.add(path)
  }
  return [...paths]
}
