import { pictureMimeType } from '../../../domain/catalogue/picture-uploads.ts'
import { middle } from '../../../domain/catalogue/pictures.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import { announceOwnFiles, keepFiles } from '../../platform/files/removals.ts'
import { makePicture } from './picture-maker.ts'
import { versionOf } from './picture-of-upload.ts'
import type { MadeFile } from './picture-orders.ts'
import { Refused } from './refused.ts'
import {
  type Cut,
  claimCut,
  claimUpload,
  dropCut,
  findUpload,
  markCutReady,
  markReady,
  markRefused,
  noteProgress,
  type PictureFile,
  recordFiles,
  releaseCut,
  releaseUpload,
  renewCut,
  type Upload,
} from './store.ts'

type Working = Pick<Deps, 'db' | 'files' | 'log'>

/** A file that crashes the process three times is not tried a fourth time. */
const mostAttempts = 3

/** Works through the queue one by one: crops first, because an editor is waiting for theirs. */
export async function workOnPictures(deps: Working, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const cut = await claimCut(deps.db)
    if (cut) {
      await workOnCut(deps, cut, signal)
      continue
    }
    const upload = await claimUpload(deps.db)
    if (!upload) return
    await workOnUpload(deps, upload, signal)
  }
}

async function workOnUpload(deps: Working, upload: Upload, signal: AbortSignal): Promise<void> {
  const { db } = deps
  const { id } = upload
  const version = versionOf(upload, middle)
  const kept = keeper(deps, id, version)
  let total = 0
  const hear = {
    planned: (files: number) => {
      total = files
      return noteProgress(db, id, { done: 0, total })
    },
    file: async (file: MadeFile) => {
      await kept.keep(file)
      await noteProgress(db, id, { done: kept.rows.length, total })
    },
  }
  try {
    const order = { ...(await originalOf(deps, upload)), focus: middle, cutOnly: false }
    const found = await makePicture(order, hear, signal)
    await db.transaction(async (tx) => {
      await kept.record(tx)
      await markCutReady(tx, { uploadId: id, version, focusX: middle.x, focusY: middle.y })
      await markReady(tx, id, found)
    })
  } catch (error) {
    await uploadFailed(deps, upload, error, signal)
  }
}

async function uploadFailed(
  { db, log }: Working,
  { id, attempts, mimeType }: Upload,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (error instanceof Refused) {
    log.info({ upload: id, reason: error.reason, mimeType }, 'picture refused')
    await markRefused(db, id, error.reason)
    return
  }
  // When the process shuts down, another one, or the next start, continues at once.
  if (signal.aborted) return releaseUpload(db, id, attempts - 1)
  if (error instanceof StorageAway) {
    await releaseUpload(db, id, attempts - 1)
    throw error
  }
  log.error({ upload: id, attempts, mimeType, err: describeError(error) }, 'picture not made')
  if (attempts >= mostAttempts) await markRefused(db, id, 'failed')
  else await releaseUpload(db, id, attempts)
}

async function workOnCut(deps: Working, cut: Cut, signal: AbortSignal): Promise<void> {
  const { db, log } = deps
  const { uploadId, version, focusX, focusY, attempts } = cut
  const kept = keeper(deps, uploadId, version)
  const hear = {
    planned: () => renewCut(db, cut),
    file: async (file: MadeFile) => {
      await kept.keep(file)
      await renewCut(db, cut)
    },
  }
  try {
    const upload = await findUpload(db, uploadId)
    if (!upload) return
    const focus = { x: focusX, y: focusY }
    const order = { ...(await originalOf(deps, upload)), focus, cutOnly: true }
    await makePicture(order, hear, signal)
    await db.transaction(async (tx) => {
      await kept.record(tx)
      await markCutReady(tx, { uploadId, version, focusX, focusY })
    })
  } catch (error) {
    if (error instanceof Refused) return dropCut(db, cut)
    if (!signal.aborted) {
      log.error({ upload: uploadId, attempts, err: describeError(error) }, 'cut not made')
    }
    // Otherwise it waits until its claim expires: the obstacle may be gone by then.
    if (signal.aborted) await releaseCut(db, cut)
  }
}

async function originalOf({ files }: Working, { mimeType, filePath }: Upload) {
  const known = pictureMimeType(mimeType)
  if (!known) throw new Refused('broken')
  return { content: await stored(() => files.get(filePath)), mimeType: known }
}

/** The storage is down: the picture waits until it is back. */
class StorageAway extends Error {}

async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new StorageAway('The storage could not be used', { cause })
  }
}

/** Files are announced before they are written, so that an interrupted attempt leaves none behind. */
function keeper({ db, files }: Working, uploadId: string, version: string) {
  const rows: PictureFile[] = []
  return {
    rows,
    keep: async ({ isCut, width, format, content }: MadeFile) => {
      const filePath = `pictures/${uploadId}/${isCut ? version : 'whole'}-${width}.${format}`
      await announceOwnFiles(db, [filePath])
      await stored(() => files.put(filePath, content))
      const cut = isCut ? version : ''
      rows.push({ uploadId, cut, width, format, bytes: content.length, filePath })
    },
    /** Called in the transaction that marks them as ready. */
    record: async (tx: Tx) => {
      await recordFiles(tx, rows)
      await keepFiles(
        tx,
        rows.map(({ filePath }) => filePath),
      )
    },
  }
}
