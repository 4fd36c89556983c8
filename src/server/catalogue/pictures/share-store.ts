import { eq, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { sharePictures } from '../../platform/db/schema/pictures.ts'

export type SharePicture = typeof sharePictures.$inferSelect

export async function allSharePictures(db: Db | Tx): Promise<SharePicture[]> {
  return db.select().from(sharePictures)
}

export async function findSharePicture(
  db: Db | Tx,
  tripId: string,
): Promise<SharePicture | undefined> {
  const [row] = await db
    .select()
    .from(sharePictures)
    .where(eq(sharePictures.tripId, tripId))
    .limit(1)
  return row
}

/** Answers the path of the file that it replaces. */
export async function keepSharePicture(
  tx: Tx,
  picture: Pick<SharePicture, 'tripId' | 'hash' | 'bytes' | 'filePath'>,
): Promise<string | undefined> {
  const before = await findSharePicture(tx, picture.tripId)
  await tx
    .insert(sharePictures)
    .values(picture)
    .onConflictDoUpdate({ target: sharePictures.tripId, set: picture })
  return before?.filePath === picture.filePath ? undefined : before?.filePath
}

/** Drops the pictures of trips that are shown as in the release again. */
export async function dropSharePictures(tx: Tx, keep: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(sharePictures)
    .where(keep.length > 0 ? notInArray(sharePictures.tripId, [...keep]) : undefined)
    .returning({ filePath: sharePictures.filePath })
  return rows.map(({ filePath }) => filePath)
}
