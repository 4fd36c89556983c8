import { createHash } from 'node:crypto'
import { browserFamily, maskMessage, sameErrorKey } from '../../../domain/office/page-errors.ts'
import { knownBuild, type PageKind } from '../../../domain/office/vitals.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Deps } from '../../platform/deps.ts'
import { createPlaceFinder, readablePlaces } from './source-maps.ts'
import { countAgain, insertError } from './store.ts'

export type ToldError = {
  page: PageKind
  build: string
  message: string
  frames: readonly string[]
}

type Telling = Pick<Deps, 'db' | 'now'> & { build: string; headers: Headers }

/** Limits invented errors. */
const newErrorsPerDay = 200
const findBuiltPlace = createPlaceFinder()

/**
 * Counts an error again, or stores a new one. The message is masked again here, because the browser's masking
 * can't be trusted, because every program may call this.
 */
export async function recordError(
  { db, now, build: own, headers }: Telling,
  { page, build: told, message, frames }: ToldError,
  findPlace = findBuiltPlace,
): Promise<void> {
  const masked = maskMessage(message)
  const places = await readablePlaces(frames, findPlace)
  const key = createHash('sha256').update(sameErrorKey(masked, places)).digest('base64url')
  const seen = {
    fingerprint: key.slice(0, 22),
    build: knownBuild(told, own),
    page,
    browser: browserFamily(headers.get('user-agent') ?? ''),
    at: now(),
  }
  if (await countAgain(db, seen)) return
  const allowance = { what: 'page-errors', whose: 'all', amount: 1, limit: newErrorsPerDay }
  if (await takeOfDay(db, now(), allowance))
    await insertError(db, seen, { message: masked, places })
}
