import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { migrationsFolder } from '../db/migrations-folder.ts'
import { selectRows } from '../db/rows.ts'
import { StartFailure } from '../start-failure.ts'

type Journal = { entries: { when: number; tag: string }[] }

const journalFile = (folder: string) => path.join(folder, 'meta', '_journal.json')

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(journalFile(migrationsFolder), 'utf8')) as Journal
}

/** The timestamp of the last migration that ran on this database. */
export async function schemaVersion(db: Db | Tx): Promise<number> {
  const [row] = await selectRows<{ last: string | null }>(
    db,
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  )
  return Number(row?.last ?? 0)
}

/** Whether the tables of that version are those of this release. */
export async function isThisRelease(version: number): Promise<boolean> {
  return (await readJournal()).entries.at(-1)?.when === version
}

/**
 * A folder with the migrations up to a version: rows of an older release are loaded into that release's
 * tables, and the newer migrations then change them as they would have done in an update.
 */
export async function migrationsUpTo(version: number): Promise<string> {
  const journal = await readJournal()
  const entries = journal.entries.filter(({ when }) => when <= version)
  if (entries.at(-1)?.when !== version) {
    throw new StartFailure(
      'This backup was made by a newer release of the site: restore it with that one.',
    )
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'ondalta-migrations-'))
  await mkdir(path.join(folder, 'meta'))
  await writeFile(journalFile(folder), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) {
    await copyFile(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  }
  return folder
}
