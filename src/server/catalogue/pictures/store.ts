import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Focus, PictureFormat } from '../../../domain/catalogue/pictures.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { documentVersions } from '../../platform/db/schema/editions.ts'
import { pictureCuts, pictureFiles, pictureUploads } from '../../platform/db/schema/pictures.ts'

export type Upload = typeof pictureUploads.$inferSelect
export type Cut = typeof pictureCuts.$inferSelect
export type PictureFile = typeof pictureFiles.$inferSelect

export async function findUpload(db: Db | Tx, id: string): Promise<Upload | undefined> {
  const [row] = await db.select().from(pictureUploads).where(eq(pictureUploads.id, id)).limit(1)
  return row
}

export async function findUploadByHash(db: Db | Tx, sha256: string): Promise<Upload | undefined> {
  const [row] = await db
    .select()
    .from(pictureUploads)
    .where(eq(pictureUploads.sha256, sha256))
    .limit(1)
  return row
}

/** The newest first. */
export async function allUploads(db: Db | Tx): Promise<Upload[]> {
  return db.select().from(pictureUploads).orderBy(desc(pictureUploads.createdAt), pictureUploads.id)
}

/** The original file names, by upload id. */
export async function uploadFileNames(db: Db | Tx): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: pictureUploads.id, fileName: pictureUploads.fileName })
    .from(pictureUploads)
  return new Map(rows.map(({ id, fileName }) => [id, fileName]))
}

export async function uploadsBefore(db: Db | Tx, moment: Date): Promise<Upload[]> {
  return db
    .select()
    .from(pictureUploads)
    .where(lt(pictureUploads.createdAt, moment))
    .orderBy(asc(pictureUploads.createdAt))
}

export async function countWaiting(db: Db | Tx): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(pictureUploads)
    .where(inArray(pictureUploads.state, ['queued', 'working']))
  return row?.waiting ?? 0
}

/** Undefined when the same file was uploaded meanwhile. */
export async function insertUpload(
  tx: Tx,
  upload: typeof pictureUploads.$inferInsert,
): Promise<Upload | undefined> {
  const [row] = await tx.insert(pictureUploads).values(upload).onConflictDoNothing().returning()
  return row
}

/** A refused file that is uploaded again gets another try, because a newer program may accept it. */
export async function queueAgain(db: Db | Tx, id: string): Promise<Upload | undefined> {
  const [row] = await db
    .update(pictureUploads)
    .set({ state: 'queued', reason: null, attempts: 0, claimedAt: null, done: 0, total: 0 })
    .where(and(eq(pictureUploads.id, id), eq(pictureUploads.state, 'refused')))
    .returning()
  return row
}

/** Deletes the row with everything made from it; answers the files that no row refers to any more. */
export async function deleteUpload(tx: Tx, id: string): Promise<string[]> {
  const files = await tx
    .select({ filePath: pictureFiles.filePath })
    .from(pictureFiles)
    .where(eq(pictureFiles.uploadId, id))
  const [row] = await tx.delete(pictureUploads).where(eq(pictureUploads.id, id)).returning()
  return row ? [row.filePath, ...files.map(({ filePath }) => filePath)] : []
}

/** The document keys that some edition contains: an undo may need them again. */
export async function keysOfEditions(db: Db | Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ key: documentVersions.key })
    .from(documentVersions)
    .where(inArray(documentVersions.key, [...keys]))
  return new Set(rows.map(({ key }) => key))
}

/** Requests the crop for this focus, unless it exists already. */
export async function wantCut(
  tx: Tx,
  { uploadId, version, focus }: { uploadId: string; version: string; focus: Focus },
): Promise<void> {
  await tx
    .insert(pictureCuts)
    .values({ uploadId, version, focusX: focus.x, focusY: focus.y })
    .onConflictDoNothing()
}

export async function isCutReady(db: Db | Tx, uploadId: string, version: string): Promise<boolean> {
  const [row] = await db
    .select({ state: pictureCuts.state })
    .from(pictureCuts)
    .where(and(eq(pictureCuts.uploadId, uploadId), eq(pictureCuts.version, version)))
    .limit(1)
  return row?.state === 'ready'
}

type Wanted = { uploadId: string; cut: string; width: number; format: PictureFormat }

export async function findPictureFile(
  db: Db | Tx,
  { uploadId, cut, width, format }: Wanted,
): Promise<PictureFile | undefined> {
  const [row] = await db
    .select()
    .from(pictureFiles)
    .where(
      and(
        eq(pictureFiles.uploadId, uploadId),
        eq(pictureFiles.cut, cut),
        eq(pictureFiles.width, width),
        eq(pictureFiles.format, format),
      ),
    )
    .limit(1)
  return row
}

/** The newest crop of this width, for previews while the chosen one is being made. */
export async function findOtherCut(
  db: Db | Tx,
  { uploadId, width, format }: Omit<Wanted, 'cut'>,
): Promise<PictureFile | undefined> {
  const [row] = await db
    .select(getTableColumns(pictureFiles))
    .from(pictureFiles)
    .leftJoin(
      pictureCuts,
      and(
        eq(pictureCuts.uploadId, pictureFiles.uploadId),
        eq(pictureCuts.version, pictureFiles.cut),
      ),
    )
    .where(
      and(
        eq(pictureFiles.uploadId, uploadId),
        sql`${pictureFiles.cut} <> ''`,
        eq(pictureFiles.width, width),
        eq(pictureFiles.format, format),
      ),
    )
    .orderBy(sql`${pictureCuts.createdAt} desc nulls last`, pictureFiles.cut)
    .limit(1)
  return row
}

/** A worker that has not renewed its claim for this long is gone; each finished file renews it. */
const patience = sql`now() - interval '3 minutes'`

function isFree(claimedAt: typeof pictureUploads.claimedAt | typeof pictureCuts.claimedAt): SQL {
  return or(isNull(claimedAt), lt(claimedAt, patience)) as SQL
}

/** Claims the oldest waiting upload, by the database's clock; other processes skip the locked row. */
export async function claimUpload(db: Db): Promise<Upload | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(pictureUploads)
      .where(
        and(inArray(pictureUploads.state, ['queued', 'working']), isFree(pictureUploads.claimedAt)),
      )
      .orderBy(asc(pictureUploads.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const [claimed] = await tx
      .update(pictureUploads)
      .set({ state: 'working', claimedAt: sql`now()`, attempts: due.attempts + 1, done: 0 })
      .where(eq(pictureUploads.id, due.id))
      .returning()
    return claimed
  })
}

export async function claimCut(db: Db): Promise<Cut | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(pictureCuts)
      .where(and(eq(pictureCuts.state, 'queued'), isFree(pictureCuts.claimedAt)))
      .orderBy(asc(pictureCuts.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const [claimed] = await tx
      .update(pictureCuts)
      .set({ claimedAt: sql`now()`, attempts: due.attempts + 1 })
      .where(isCut(due))
      .returning()
    return claimed
  })
}

const isCut = ({ uploadId, version }: Pick<Cut, 'uploadId' | 'version'>) =>
  and(eq(pictureCuts.uploadId, uploadId), eq(pictureCuts.version, version))

export async function noteProgress(
  db: Db,
  id: string,
  progress: { done: number; total: number },
): Promise<void> {
  await db
    .update(pictureUploads)
    .set({ ...progress, claimedAt: sql`now()` })
    .where(and(eq(pictureUploads.id, id), eq(pictureUploads.state, 'working')))
}

/** Releases an unfinished upload. */
export async function releaseUpload(db: Db, id: string, attempts: number): Promise<void> {
  await db
    .update(pictureUploads)
    .set({ state: 'queued', claimedAt: null, attempts: Math.max(0, attempts) })
    .where(and(eq(pictureUploads.id, id), eq(pictureUploads.state, 'working')))
}

export async function releaseCut(db: Db, cut: Cut): Promise<void> {
  await db
    .update(pictureCuts)
    .set({ claimedAt: null })
    .where(and(isCut(cut), eq(pictureCuts.state, 'queued')))
}

/** An unreadable file has no crop either. */
export async function dropCut(db: Db, cut: Cut): Promise<void> {
  await db.delete(pictureCuts).where(isCut(cut))
}

export async function renewCut(db: Db, cut: Cut): Promise<void> {
  await db.update(pictureCuts).set({ claimedAt: sql`now()` }).where(isCut(cut))
}

/** Records the files made from an upload; a slow second worker changes nothing any more. */
export async function recordFiles(tx: Tx, files: readonly PictureFile[]): Promise<PictureFile[]> {
  return tx
    .insert(pictureFiles)
    .values([...files])
    .onConflictDoNothing()
    .returning()
}

export async function markReady(
  tx: Tx,
  id: string,
  found: Pick<Upload, 'width' | 'height' | 'placeholder'>,
): Promise<void> {
  await tx
    .update(pictureUploads)
    .set({ ...found, state: 'ready', claimedAt: null, done: sql`${pictureUploads.total}` })
    .where(eq(pictureUploads.id, id))
}

export async function markCutReady(
  tx: Tx,
  cut: Pick<Cut, 'uploadId' | 'version' | 'focusX' | 'focusY'>,
): Promise<void> {
  await tx
    .insert(pictureCuts)
    .values({ ...cut, state: 'ready' })
    .onConflictDoUpdate({
      target: [pictureCuts.uploadId, pictureCuts.version],
      set: { state: 'ready', claimedAt: null },
    })
}

export async function markRefused(db: Db, id: string, reason: Upload['reason']): Promise<void> {
  await db
    .update(pictureUploads)
    .set({ state: 'refused', reason, claimedAt: null })
    .where(eq(pictureUploads.id, id))
}
