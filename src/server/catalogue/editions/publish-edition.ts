import {
  checkDocuments,
  type DocumentProblem,
  parseDocument,
} from '../../../domain/catalogue/check-documents.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { keepFormerAddresses } from '../../../domain/catalogue/former-addresses.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inSlices } from '../../platform/in-slices.ts'
import { forgetReplaced } from '../confirmations/confirm-document.ts'
import {
  findEdition,
  insertEdition,
  keepVersions,
  lockShownNumber,
  readDocuments,
  showEdition,
} from './store.ts'
import { hashesOf, hashOf } from './versions.ts'

/** Document key → value; null removes the document. */
export type Changes = Readonly<Record<string, unknown>>

export type Publication = {
  actor: Actor
  note: string
  changes: Changes
  /** The edition that the changes were made on, so that a colleague's newer publication is not overwritten. */
  basedOn?: number
  restores?: number
}

export type Published = {
  number: number
  publishedAt: Date
  changed: string[]
  before: Documents
  after: Documents
}

/**
 * Creates an immutable edition of all documents and shows it, in the caller's transaction: readers of the
 * database see either the old edition or the new one, complete.
 */
export async function publishEdition(tx: Tx, publication: Publication): Promise<Published> {
  const { actor, note, changes, basedOn, restores } = publication
  const shown = await lockShownNumber(tx)
  const before = await readDocuments(tx, shown)
  if (!before) throw new Error(`Edition ${shown} is shown but not stored`)
  await refuseOverwriting(tx, { shown, basedOn, keys: Object.keys(changes) })
  const after = requireWhole(
    keepFormerAddresses(before, withChanges(before, await parsed(changes))),
  )
  const [then, hashes] = [await hashesOf(before), await hashesOf(after)]
  const changed = changedKeys(then, hashes)
  if (changed.length === 0) throw new DomainError('NOTHING_TO_PUBLISH')
  const number = await nextNumber(tx, shown)
  const stored = new Set(Object.values((await findEdition(tx, shown))?.documents ?? {}))
  await keepVersions(tx, after, { hashes, stored })
  const publishedAt = await insertEdition(tx, {
    number,
    actorId: actor.id,
    actorName: actor.name,
    note,
    basedOn: shown,
    restores: restores ?? null,
    documents: hashes,
    changed,
  })
  await showEdition(tx, number)
  await forgetReplaced(tx, { changed, after })
  await writeAudit(tx, {
    actor,
    action: restores === undefined ? 'edition_published' : 'edition_restored',
    entity: 'catalogue',
    entityId: String(number),
    before: { edition: shown },
    after: { edition: number, note, changed, ...(restores === undefined ? {} : { restores }) },
  })
  return { number, publishedAt, changed, before, after }
}

export function withChanges(documents: Documents, changes: Changes): Documents {
  const whole = { ...documents, ...changes }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null))
}

/** Parses the changes in slices, because a whole catalogue may come at once. */
async function parsed(changes: Changes): Promise<Changes> {
  const found: Record<string, unknown> = {}
  await inSlices(Object.entries(changes), ([key, value]) => {
    found[key] = value === null ? null : parseDocument(key, value).value
  })
  return found
}

function requireWhole(documents: Documents): Documents {
  const checked = checkDocuments(documents)
  if (checked.documents) return checked.documents
  throw notWhole(checked.problems)
}

/** Only the first problem is named: the editor lists them all before publishing. */
export function notWhole([first, ...others]: readonly DocumentProblem[]): DomainError {
  return new DomainError('EDITION_NOT_WHOLE', { ...first, others: others.length })
}

type Hashes = Readonly<Record<string, string>>

function changedKeys(before: Hashes, after: Hashes): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => before[key] !== after[key])
}

type Overwriting = { shown: number; basedOn: number | undefined; keys: string[] }

async function refuseOverwriting(tx: Tx, { shown, basedOn, keys }: Overwriting): Promise<void> {
  if (basedOn === undefined || basedOn === shown) return
  const [then, now] = [await readDocuments(tx, basedOn), await readDocuments(tx, shown)]
  const moved = keys.filter((key) => hashOf(key, then?.[key]) !== hashOf(key, now?.[key]))
  if (moved.length > 0) throw new DomainError('VERSION_CONFLICT', { keys: moved.join(', ') })
}

/** The numbers of editions that are stored but no longer shown are not used again. */
async function nextNumber(tx: Tx, shown: number): Promise<number> {
  let number = shown + 1
  while (await findEdition(tx, number)) number += 1
  return number
}
