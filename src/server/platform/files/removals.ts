import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { fileRemovals } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../describe-error.ts'
import { isPathTaken } from './paths-in-use.ts'

const perRun = 50
const longestPauseMinutes = 360

/**
 * Recorded before a file is written: if the process dies half-way, the file is removed after an hour, which
 * is longer than any request lives. False when one of the paths belongs to another upload of the same moment.
 */
export async function announceFiles(db: Db, filePaths: string[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .insert(fileRemovals)
      .values(filePaths.map((filePath) => ({ filePath, dueAt: sql`now() + interval '1 hour'` })))
      .onConflictDoNothing()
      .returning({ filePath: fileRemovals.filePath })
    // Checked after the insert, which waits for a concurrent upload with the same paths.
    if (rows.length === filePaths.length && !(await isPathTaken(tx, filePaths))) return true
    await keepFiles(
      tx,
      rows.map((row) => row.filePath),
    )
    return false
  })
}

/**
 * The same for files whose names belong to one job: a retry writes them again, and the entries of the first
 * attempt must not remove them meanwhile.
 */
export async function announceOwnFiles(db: Db, filePaths: string[]): Promise<void> {
  const dueAt = sql`now() + interval '1 hour'`
  await db
    .insert(fileRemovals)
    .values(filePaths.map((filePath) => ({ filePath, dueAt })))
    .onConflictDoUpdate({ target: fileRemovals.filePath, set: { dueAt } })
}

/** Keeps files whose rows are stored now. Answers how many of them were still announced. */
export async function keepFiles(tx: Tx, filePaths: string[]): Promise<number> {
  if (filePaths.length === 0) return 0
  const rows = await tx
    .delete(fileRemovals)
    .where(inArray(fileRemovals.filePath, filePaths))
    .returning({ filePath: fileRemovals.filePath })
  return rows.length
}

/** Called in the transaction that deletes the rows which refer to the files. */
export async function scheduleRemoval(tx: Tx | Db, filePaths: string[]): Promise<void> {
  if (filePaths.length === 0) return
  await tx
    .insert(fileRemovals)
    .values(filePaths.map((filePath) => ({ filePath, dueAt: sql`now()` })))
    .onConflictDoUpdate({ target: fileRemovals.filePath, set: { dueAt: sql`now()` } })
}

/** Removing a file twice is harmless, so no lock is held while the storage works. */
export async function removeDueFiles({
  db,
  files,
  log,
}: Pick<Deps, 'db' | 'files' | 'log'>): Promise<void> {
  const due = await db
    .select()
    .from(fileRemovals)
    .where(lte(fileRemovals.dueAt, sql`now()`))
    .orderBy(asc(fileRemovals.dueAt))
    .limit(perRun)
  for (const { filePath, attempts } of due) {
    try {
      // A file that a row refers to is never removed, however it came onto this list.
      if (!(await isPathTaken(db, [filePath]))) await files.remove(filePath)
      await db.delete(fileRemovals).where(eq(fileRemovals.filePath, filePath))
    } catch (error) {
      log.warn({ attempts: attempts + 1, err: describeError(error) }, 'file not removed')
      const minutes = Math.min(longestPauseMinutes, 2 ** attempts)
      await db
        .update(fileRemovals)
        .set({ attempts: attempts + 1, dueAt: sql`now() + make_interval(mins => ${minutes})` })
        .where(eq(fileRemovals.filePath, filePath))
    }
  }
}
