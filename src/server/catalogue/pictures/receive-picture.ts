import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { uploadKey } from '../../../domain/catalogue/picture-document.ts'
import { maxPictureBytes, pictureMimeType } from '../../../domain/catalogue/picture-uploads.ts'
import type { PictureKind } from '../../../domain/catalogue/pictures.ts'
import { DomainError } from '../../../domain/errors.ts'
import { requireStoreRoom } from '../../access/uploads/upload-room.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { announceFiles, keepFiles, scheduleRemoval } from '../../platform/files/removals.ts'
import { countWaiting, findUploadByHash, insertUpload, queueAgain, type Upload } from './store.ts'

type Receiving = Deps & { actor: Actor }

/** The part of the browser's `File` that is needed. */
export type SentFile = { name: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> }

/** An afternoon of work for the machine: further uploads must wait until these are done. */
const mostWaiting = 300

/**
 * Stores the original and leaves the rest to a worker. The same file sent twice is one picture; the type is
 * detected from its first bytes, whatever its name.
 */
export async function receivePicture(
  deps: Receiving,
  { file, kind, id: given }: { file: SentFile; kind: PictureKind; id?: string },
): Promise<Upload> {
  if (file.size > maxPictureBytes) throw new DomainError('PICTURE_SIZE', { bytes: file.size })
  const content = new Uint8Array(await file.arrayBuffer())
  const mimeType = pictureMimeType((await fileTypeFromBuffer(content))?.mime)
  if (!mimeType) throw new DomainError('PICTURE_TYPE')
  const sha256 = createHash('sha256').update(content).digest('hex')
  const known = await findUploadByHash(deps.db, sha256)
  if (known) return (await queueAgain(deps.db, known.id)) ?? known
  const id = given ?? randomUUID()
  // An import is not limited in number.
  if (!given && (await countWaiting(deps.db)) >= mostWaiting)
    throw new DomainError('PICTURES_WAITING')
  await requireStoreRoom(deps, content.length)
  const filePath = `pictures/${id}/original`
  if (!(await announceFiles(deps.db, [filePath]))) throw new DomainError('PICTURES_WAITING')
  await deps.files.put(filePath, content)
  const { actor } = deps
  const stored = await deps.db.transaction(async (tx) => {
    const upload = await insertUpload(tx, {
      id,
      fileName: shownName(file.name),
      mimeType,
      bytes: content.length,
      sha256,
      filePath,
      kind,
      actorId: actor.id,
      actorName: actor.name,
    })
    if (!upload) return undefined
    await keepFiles(tx, [filePath])
    await writeAudit(tx, {
      actor,
      action: 'picture_uploaded',
      entity: 'catalogue',
      entityId: uploadKey(id),
      after: { fileName: upload.fileName, bytes: upload.bytes },
    })
    return upload
  })
  if (stored) return stored
  await scheduleRemoval(deps.db, [filePath])
  const other = await findUploadByHash(deps.db, sha256)
  if (!other) throw new DomainError('PICTURES_WAITING')
  return other
}

/** Without the folders that some browsers send along, and shortened. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/\p{C}/gu, '').slice(0, 120).trim() || 'immagine'
}
