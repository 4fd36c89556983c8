import { path } from '../../../contract/pages.ts'
import { addressOf } from '../../../domain/catalogue/addresses.ts'
import { assembleCatalogue, shownTrips } from '../../../domain/catalogue/catalogue.ts'
import type {
  Ahead,
  Edition,
  Editions,
  Prepare,
  Preview,
} from '../../../domain/catalogue/edition.ts'
import type { Db } from '../../platform/db/client.ts'
import { describeError } from '../../platform/describe-error.ts'
import type { Log } from '../../platform/log.ts'
import { builtEdition } from './edition.ts'
import {
  changeDates,
  documentsOf,
  findEdition,
  shownNumber,
  shownState,
  touchSite,
} from './store.ts'

/** Visitors keep a tab open for a day, but rarely over more than a few publications. */
const earlierKept = 4
/** An edition whose pages can't be made is retried after this time, not every other second. */
const retryMs = 30_000
/** A warmed-up renderer stays warm for longer than this. */
const readyMs = 60_000
/**
 * Rendering pages again for changed figures (such as spots) may take at most one fifth of the time, when
 * there are many bookings.
 */
const restShare = 4
/** A caller that waits for its change asks again when the run was abandoned for a newer one. */
const mostTries = 5

/**
 * Keeps the shown edition in memory. Each process polls the database every two seconds for one number: that
 * works on the embedded database, behind a connection pool and with many processes, where a notification
 * would need a connection of its own and could still be missed.
 */
export async function followEditions({ db, log }: { db: Db; log: Log }): Promise<Editions> {
  let prepare: Prepare = async () => () => undefined
  let preview: Preview = async () => undefined
  let ahead: Ahead = async () => undefined
  let shown = (await readEdition(db, await shownNumber(db))) ?? builtEdition
  let running: Promise<void> | undefined
  let failed: { number: number; at: number } | undefined
  let restsUntil = 0
  let readyUntil = 0
  let isAheadOld = true
  /** What visitors see: the edition, and the counter of changes without a publication. */
  let seen = { number: shown.number, touched: 0 }
  /** The state being made now, and the function that abandons the rest of it for a newer one. */
  let goal = seen
  let giveUp: (() => void) | undefined
  /** How many callers wait with a newer state. */
  let newer = 0
  /** Callers that wait for the next step. */
  const waiting = new Set<() => void>()
  const known = new Map<number, Edition>([[shown.number, shown]])

  const find = async (number: number) => {
    const edition = known.get(number) ?? (await readEdition(db, number))
    if (edition) keep(known, edition)
    return edition
  }

  const show = async (edition: Edition, touched = seen.touched) => {
    const change = await prepare(edition)
    // Nothing is awaited between these two, so that a page and the prices behind it are of one edition.
    const changing = change()
    shown = edition
    keep(known, edition)
    const tell = () => {
      seen = { number: edition.number, touched }
      failed = undefined
      for (const step of waiting) step()
      waiting.clear()
    }
    if (!changing?.comesLast) tell()
    giveUp = changing?.giveUp
    if (newer > 0) giveUp?.()
    const isWhole = await changing?.all
    if (isWhole !== false) tell()
  }

  const catchUp = async (isRound: boolean) => {
    const { number, touched } = await shownState(db)
    goal = { number, touched }
    const isNews = number !== shown.number || touched !== seen.touched
    if (isRound && !isNews && performance.now() < restsUntil) return
    const begun = performance.now()
    if (failed?.number === number && Date.now() - failed.at < retryMs) return
    // Also for the edition already shown: figures change without a publication.
    const edition = number === shown.number ? shown : await find(number)
    if (!edition) return
    try {
      const isNew = edition !== shown
      await show(edition, touched)
      restsUntil = performance.now() + restShare * (performance.now() - begun)
      if (isNew) log.info({ edition: number }, 'edition shown')
    } catch (error) {
      failed = { number, at: Date.now() }
      log.error({ edition: number, err: describeError(error) }, 'edition not shown')
    }
  }

  /** Renders one page of each kind, because the first rendering takes several times as long. */
  const drawOnce = async ({ documents, catalogue }: Edition) => {
    const trips = shownTrips(catalogue).slice(0, 1)
    const tripPages = trips.map((trip) => path('trip', { id: addressOf(trip) }))
    for (const page of [path('home'), path('trips'), ...tripPages, path('contact')]) {
      await preview(documents, page)
    }
  }

  const isSeen = ({ number, touched }: typeof seen) =>
    seen.number >= number && seen.touched >= touched && !failed

  const untilSeen = async () => {
    const wanted = await shownState(db)
    // A run may be abandoned for a newer state, which then includes this one.
    for (let tries = 0; tries < mostTries && !isSeen(wanted); tries += 1) {
      const isOnItsWay = goal.number >= wanted.number && goal.touched >= wanted.touched
      await untilOver(running && isOnItsWay ? running : follow(), wanted)
    }
    return isSeen(wanted)
  }

  const untilOver = async (following: Promise<void>, wanted: typeof seen) => {
    let isOver = false
    const over = following.finally(() => {
      isOver = true
    })
    over.catch(() => undefined)
    while (!isOver && !isSeen(wanted)) {
      await Promise.race([new Promise<void>((step) => waiting.add(step)), over])
    }
  }

  const follow: Editions['follow'] = async ({ isRound = false } = {}) => {
    // The caller's change may have been published after the current run began, so that run is not enough.
    if (running && !isRound) {
      newer += 1
      giveUp?.()
      await running.finally(() => {
        newer -= 1
      })
    } else await running
    running ??= catchUp(isRound).finally(() => {
      running = undefined
      giveUp = undefined
      // Pages drawn ahead are outdated now. Polling rounds mostly bring changed spots: for those the next
      // call of staff is enough.
      if (!isRound) isAheadOld = true
    })
    await running
  }

  return {
    current: () => shown,
    find,
    follow,
    untilSeen,
    touch: async () => {
      await touchSite(db)
      await follow()
    },
    preview: (documents, path, look) => preview(documents, path, look),
    getReady: () => {
      const isCold = performance.now() >= readyUntil
      if (!isCold && !isAheadOld) return
      if (isCold) readyUntil = performance.now() + readyMs
      isAheadOld = false
      const drawn = isCold ? drawOnce(shown) : Promise.resolve()
      drawn
        .then(() => ahead(shown))
        .catch(() => {
          readyUntil = 0
        })
    },
    beforeShowing: async (nextPrepare, others = {}) => {
      prepare = nextPrepare
      preview = others.preview ?? preview
      ahead = others.ahead ?? ahead
      await show(shown)
    },
  }
}

async function readEdition(db: Db, number: number): Promise<Edition | undefined> {
  if (number === 0) return builtEdition
  const stored = await findEdition(db, number)
  if (!stored) return undefined
  const documents = await documentsOf(db, stored)
  return {
    number,
    publishedAt: stored.publishedAt,
    documents,
    catalogue: assembleCatalogue(documents),
    changedAt: await changeDates(db, number),
  }
}

function keep(known: Map<number, Edition>, edition: Edition): void {
  known.delete(edition.number)
  known.set(edition.number, edition)
  if (known.size > earlierKept) known.delete(known.keys().next().value ?? -1)
}
