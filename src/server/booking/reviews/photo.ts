import { randomUUID } from 'node:crypto'
import { wrongField } from '../../../domain/errors.ts'
import { requireStoreRoom } from '../../access/uploads/upload-room.ts'
import type { Deps } from '../../platform/deps.ts'
import { type PhotoFile, readChecked } from '../../platform/files/read-photo.ts'
import { announceFiles } from '../../platform/files/removals.ts'

const unreadable = 'Non riusciamo a leggere questa foto: prova con una in formato JPEG.'

/**
 * Written before the review is, and announced for removal until the review speaks for it. The page
 * sends JPEG; everything that a camera notes beside the picture (where it was taken, above all) goes.
 */
export async function storePhoto(deps: Deps, file: PhotoFile): Promise<string> {
  const { content, mimeType } = await readChecked(file)
  const picture = mimeType === 'image/jpeg' ? withoutNotes(content) : undefined
  if (!picture) throw wrongField('photo', unreadable)
  await requireStoreRoom(deps, picture.length)
  const filePath = `reviews/${randomUUID()}`
  await announceFiles(deps.db, [filePath])
  await deps.files.put(filePath, picture)
  return filePath
}

const marker = { scan: 0xda, firstApp: 0xe1, lastApp: 0xef, comment: 0xfe } as const
/** Adobe's own says how the colours are meant. */
const adobe = 0xee

/** The segments of a JPEG that draw it, without those that tell of it; undefined where it is broken. */
export function withoutNotes(jpeg: Uint8Array): Uint8Array | undefined {
  const kept = [jpeg.subarray(0, 2)]
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const kind = jpeg[at + 1] ?? 0
    if (jpeg[at] !== 0xff) return undefined
    if (kind === marker.scan) {
      kept.push(jpeg.subarray(at))
      return Buffer.concat(kept)
    }
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    if (!isNote(kind)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return undefined
}

function isNote(kind: number): boolean {
  if (kind === marker.comment) return true
  return kind >= marker.firstApp && kind <= marker.lastApp && kind !== adobe
}
