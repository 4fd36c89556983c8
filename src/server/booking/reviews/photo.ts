import { randomUUID } from 'node:crypto'
import { wrongField } from '../../../domain/errors.ts'
import { requireStoreRoom } from '../../access/uploads/upload-room.ts'
import type { Deps } from '../../platform/deps.ts'
import { type PhotoFile, readChecked } from '../../platform/files/read-photo.ts'
import { announceFiles } from '../../platform/files/removals.ts'
import { withoutNotes } from '../../platform/files/without-notes.ts'

const unreadable = 'Non riusciamo a leggere questa foto: prova con una in formato JPEG.'

/**
 * Stored before the review is, and announced for removal until the review refers to it. The page sends JPEG;
 * all camera metadata (above all where it was taken) is removed.
 */
export async function storePhoto(deps: Deps, file: PhotoFile): Promise<string> {
  const { content, mimeType } = await readChecked(file)
  const picture = mimeType === 'image/jpeg' ? withoutNotes(content, mimeType) : undefined
  if (!picture) throw wrongField('photo', unreadable)
  await requireStoreRoom(deps, picture.length)
  const filePath = `reviews/${randomUUID()}`
  await announceFiles(deps.db, [filePath])
  await deps.files.put(filePath, picture)
  return filePath
}
