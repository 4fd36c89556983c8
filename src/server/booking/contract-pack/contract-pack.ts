import { createHash } from 'node:crypto'
import { paperFileName } from '../../../domain/booking/contract-pack.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { type Booking, findBooking } from '../bookings/store.ts'
import type { ContractPaper } from './contract-pdf.tsx'
import { keepPack } from './keep-pack.ts'
import { type ContractPack, keepFileHash, legalTextsBy } from './store.ts'

type File = Uint8Array<ArrayBuffer>
type PackDeps = Pick<Deps, 'db' | 'now' | 'log' | 'catalogue' | 'publicUrl'>

/** A contract has some 100 kB, so the cache takes a few megabytes at most. */
const mostKept = 50
const kept = new Map<string, Promise<File>>()

export type NamedPaper = { file: File; name: string }

/** The current contract as a PDF: a proposal until the agency has accepted. */
export async function contractFile(deps: PackDeps, booking: Booking): Promise<NamedPaper> {
  const pack = await keepPack(deps.db, deps, booking)
  const name = paperFileName(pack.facts.state, pack.facts.agreed.reference)
  return { file: await drawnOnce(deps, pack), name }
}

/** Draws each contract once and caches it. */
function drawnOnce(deps: PackDeps, pack: ContractPack): Promise<File> {
  const known = kept.get(pack.id)
  if (known) return known
  const drawn = draw(deps, pack)
  // A failure is not cached: the next request tries again.
  drawn.catch(() => kept.delete(pack.id))
  kept.set(pack.id, drawn)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}

/** The contract for a mail; undefined when its booking is gone. */
export async function contractFileOf(
  deps: PackDeps,
  bookingId: string,
): Promise<NamedPaper | undefined> {
  const booking = await findBooking(deps.db, bookingId)
  return booking && contractFile(deps, booking)
}

async function draw(deps: PackDeps, pack: ContractPack): Promise<File> {
  const file = await drawPaper<ContractPaper>('contract', await paperOf(deps, pack))
  const hash = createHash('sha256').update(file).digest('hex')
  if (!pack.fileHash) await keepFileHash(deps.db, pack.id, hash)
  // A newer drawing library may place letters differently; the words are the same, but staff should know.
  else if (pack.fileHash !== hash) deps.log.warn({ pack: pack.id }, 'contract drawn differently')
  return file
}

export async function paperOf(
  { db }: Pick<Deps, 'db'>,
  { facts, number, createdAt }: ContractPack,
): Promise<ContractPaper> {
  const texts = await legalTextsBy(
    db,
    facts.texts.map(({ hash }) => hash),
  )
  return {
    facts,
    number,
    createdAt,
    texts: facts.texts
      // The privacy policy only informs and is not agreed to: its version is enough.
      .filter(({ kind }) => kind !== 'privacy')
      .flatMap(({ hash }) => texts.get(hash) ?? []),
  }
}
