import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Catalogue, Trip } from '../../../domain/catalogue/catalogue.ts'
import type { Edition } from '../../../domain/catalogue/edition.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { middle, type Picture } from '../../../domain/catalogue/pictures.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import { announceOwnFiles, keepFiles, scheduleRemoval } from '../../platform/files/removals.ts'
import { builtEdition } from '../editions/edition.ts'
import { lockShownNumber } from '../editions/store.ts'
import { drawSharePicture } from './picture-maker.ts'
import type { ShareWords } from './picture-orders.ts'
import { allSharePictures, dropSharePictures, keepSharePicture } from './share-store.ts'
import { findPictureFile } from './store.ts'

type Drawing = Pick<Deps, 'db' | 'files' | 'log' | 'catalogue'>

/** Counted up when they are drawn in another way. */
const recipe = 1
const publicFolder = new URL('../../../../public/', import.meta.url)

type Wanted = { tripId: string; hash: string; picture: Picture; words: ShareWords }

/** The edition whose pictures are all there: nothing is asked of the database until the next one. */
let finished: Edition | undefined

/**
 * Follows what is published: a trip whose picture, title or price is not that of the release gets a
 * picture of its own for sharing. Until it is drawn the one of before stays.
 */
export async function drawSharePictures(deps: Drawing, signal: AbortSignal): Promise<void> {
  const edition = deps.catalogue.current()
  if (edition === finished) return
  const wanted = sharesOf(edition.catalogue)
  const known = new Map((await allSharePictures(deps.db)).map(({ tripId, hash }) => [tripId, hash]))
  let isWhole = true
  for (const share of wanted) {
    if (signal.aborted) return
    if (known.get(share.tripId) !== share.hash)
      isWhole = (await draw(deps, share, signal)) && isWhole
  }
  await deps.db.transaction(async (tx) => {
    // A process that is behind by a publication has nothing to say about the new one's pictures.
    if ((await lockShownNumber(tx)) !== edition.number) return
    const gone = await dropSharePictures(
      tx,
      wanted.map(({ tripId }) => tripId),
    )
    await scheduleRemoval(tx, gone)
  })
  if (isWhole) finished = edition
}

function sharesOf(catalogue: Catalogue): Wanted[] {
  const painted = new Map(
    builtEdition.catalogue.trips.map((trip) => [trip.id, hashOf(builtEdition.catalogue, trip)]),
  )
  return catalogue.trips.flatMap((trip) => {
    const picture = catalogue.pictures.get(trip.pictures.main)
    const hash = hashOf(catalogue, trip)
    if (!picture || trip.state !== 'shown' || painted.get(trip.id) === hash) return []
    return [{ tripId: trip.id, hash, picture, words: wordsOf(trip) }]
  })
}

function wordsOf({ title, price }: Trip): ShareWords {
  return {
    title,
    strong: `da ${formatEuro(price)}`,
    small: 'a persona, massimo 10 viaggiatori',
  }
}

function hashOf({ pictures }: Catalogue, trip: Trip): string {
  const { id, v } = pictures.get(trip.pictures.main) ?? {}
  return createHash('sha256')
    .update(JSON.stringify([recipe, id, v, wordsOf(trip)]))
    .digest('hex')
    .slice(0, 16)
}

async function draw(deps: Drawing, wanted: Wanted, signal: AbortSignal): Promise<boolean> {
  const { db, files, log } = deps
  const { tripId, hash, picture, words } = wanted
  try {
    const content = await pixelsOf(deps, picture)
    const drawn = await drawSharePicture({ content, words, focus: picture.focus ?? middle }, signal)
    const filePath = `pictures/share/${tripId}-${hash}.jpg`
    await announceOwnFiles(db, [filePath])
    await files.put(filePath, drawn)
    await db.transaction(async (tx) => {
      const row = { tripId, hash, bytes: drawn.length, filePath }
      const before = await keepSharePicture(tx, row)
      await keepFiles(tx, [filePath])
      if (before) await scheduleRemoval(tx, [before])
    })
    return true
  } catch (error) {
    if (!signal.aborted) log.error({ tripId, err: describeError(error) }, 'share picture not drawn')
    return false
  }
}

/** The largest file that visitors are sent: of the release, or of the storage. */
async function pixelsOf({ db, files }: Drawing, picture: Picture): Promise<Uint8Array> {
  const width = Math.max(...picture.widths)
  const uploadId = uploadIdOf(picture.id)
  if (!uploadId) {
    return readFile(fileURLToPath(new URL(`pictures/${picture.id}-${width}.webp`, publicFolder)))
  }
  const row = await findPictureFile(db, { uploadId, cut: '', width, format: 'webp' })
  if (!row) throw new Error('The picture is not in the storage')
  return files.get(row.filePath)
}
