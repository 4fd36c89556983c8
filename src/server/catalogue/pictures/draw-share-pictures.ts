import { createHash } from 'node:crypto'
import { hasOwnMark, lookVersion } from '../../../domain/catalogue/brand-look.ts'
import type { Catalogue, Trip } from '../../../domain/catalogue/catalogue.ts'
import type { Edition } from '../../../domain/catalogue/edition.ts'
import { type Figures, newDatesText, tripFigures } from '../../../domain/catalogue/figures.ts'
import { middle, type Picture } from '../../../domain/catalogue/pictures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import { announceOwnFiles, keepFiles, scheduleRemoval } from '../../platform/files/removals.ts'
import { builtEdition } from '../editions/edition.ts'
import { lockShownNumber } from '../editions/store.ts'
import { loadFigures } from '../figures/load-figures.ts'
import { lockupOf } from './brand-files.ts'
import { drawSharePicture } from './picture-maker.ts'
import type { ShareWords } from './picture-orders.ts'
import { pixelsOf } from './share-pixels.ts'
import { allSharePictures, dropSharePictures, keepSharePicture } from './share-store.ts'

type Drawing = Pick<Deps, 'db' | 'files' | 'log' | 'catalogue' | 'now'>

/** Increased when the pictures are drawn in another way. */
const recipe = 1

type Wanted = { tripId: string; hash: string; picture: Picture; words: ShareWords }

/** The edition whose pictures are complete: for a while the database is not queried again. */
let finished: { edition: Edition; until: number } | undefined
/** With real data prices also change without an edition, for example when a cheaper departure fills up. */
const restMs = 60_000

/**
 * Runs after publications: a trip whose picture, title or price differs from the release gets its own picture
 * for sharing. Until it is drawn, the previous one stays.
 */
export async function drawSharePictures(deps: Drawing, signal: AbortSignal): Promise<void> {
  const edition = deps.catalogue.current()
  const now = deps.now()
  if (edition === finished?.edition && now.getTime() < finished.until) return
  const figures = await loadFigures(deps)
  const wanted = sharesOf(edition.catalogue, (trip) => wordsOf(trip, figures, todayInRome(now)))
  const known = new Map((await allSharePictures(deps.db)).map(({ tripId, hash }) => [tripId, hash]))
  let isWhole = true
  for (const share of wanted) {
    if (signal.aborted) return
    if (known.get(share.tripId) !== share.hash)
      isWhole = (await draw(deps, share, signal)) && isWhole
  }
  await deps.db.transaction(async (tx) => {
    // A process that has not seen the latest publication yet must not remove the new edition's pictures.
    if ((await lockShownNumber(tx)) !== edition.number) return
    const gone = await dropSharePictures(
      tx,
      wanted.map(({ tripId }) => tripId),
    )
    await scheduleRemoval(tx, gone)
  })
  if (isWhole) finished = { edition, until: now.getTime() + restMs }
}

function sharesOf(catalogue: Catalogue, wordsNow: (trip: Trip) => ShareWords): Wanted[] {
  const painted = new Map(
    builtEdition.catalogue.trips.map((trip) => [
      trip.id,
      hashOf(builtEdition.catalogue, trip, paintedWords(trip)),
    ]),
  )
  return catalogue.trips.flatMap((trip) => {
    const picture = catalogue.pictures.get(trip.pictures.main)
    const words = wordsNow(trip)
    const hash = hashOf(catalogue, trip, words)
    if (!picture || trip.state !== 'shown' || painted.get(trip.id) === hash) return []
    return [{ tripId: trip.id, hash, picture, words }]
  })
}

/** With real data: the lowest price that can be booked, or that there are no bookable dates. */
function wordsOf(trip: Trip, figures: Figures, today: IsoDate): ShareWords {
  const { price, isUnbookable } = tripFigures(figures, trip.id, trip.price, today)
  return isUnbookable
    ? { ...paintedWords(trip), strong: newDatesText }
    : paintedWords({ ...trip, price })
}

function paintedWords({ title, price }: Pick<Trip, 'title' | 'price'>): ShareWords {
  return {
    title,
    strong: `da ${formatEuro(price)}`,
    small: 'a persona, massimo 10 viaggiatori',
  }
}

function hashOf({ pictures, brand }: Catalogue, trip: Trip, words: ShareWords): string {
  const { id, v } = pictures.get(trip.pictures.main) ?? {}
  const look = hasOwnMark(brand) ? [lookVersion(brand)] : []
  return createHash('sha256')
    .update(JSON.stringify([recipe, id, v, words, ...look]))
    .digest('hex')
    .slice(0, 16)
}

async function draw(deps: Drawing, wanted: Wanted, signal: AbortSignal): Promise<boolean> {
  const { db, files, log } = deps
  const { tripId, hash, picture, words } = wanted
  try {
    const content = await pixelsOf(deps, picture)
    const lockup = await lockupOf(deps.catalogue.current().catalogue.brand)
    const order = { content, words, focus: picture.focus ?? middle, lockup }
    const drawn = await drawSharePicture(order, signal)
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
