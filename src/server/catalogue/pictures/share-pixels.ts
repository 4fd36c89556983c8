import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import type { Picture } from '../../../domain/catalogue/pictures.ts'
import type { Deps } from '../../platform/deps.ts'
import { findPictureFile } from './store.ts'

const publicFolder = new URL('../../../../public/', import.meta.url)

/** The largest public file of a picture: from the release, or from the storage. */
export async function pixelsOf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  picture: Picture,
): Promise<Uint8Array> {
  const width = Math.max(...picture.widths)
  const uploadId = uploadIdOf(picture.id)
  if (!uploadId) {
    return readFile(fileURLToPath(new URL(`pictures/${picture.id}-${width}.webp`, publicFolder)))
  }
  const row = await findPictureFile(db, { uploadId, cut: '', width, format: 'webp' })
  if (!row) throw new Error('The picture is not in the storage')
  return files.get(row.filePath)
}
