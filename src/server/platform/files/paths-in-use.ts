import { inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { documentUploads } from '../db/schema/bookings.ts'
import { pictureFiles, pictureUploads, sharePictures } from '../db/schema/pictures.ts'
import { roadReceipts } from '../db/schema/road.ts'

/** Every table whose rows refer to a file in the storage. */
const owners = [documentUploads, pictureUploads, pictureFiles, sharePictures, roadReceipts]

export async function isPathTaken(db: Db | Tx, filePaths: string[]): Promise<boolean> {
  for (const owner of owners) {
    const { filePath } = owner
    const rows = await db
      .select({ filePath })
      .from(owner)
      .where(inArray(filePath, filePaths))
      .limit(1)
    if (rows.length > 0) return true
  }
  return false
}
