import { titleFieldOf } from '../../../domain/catalogue/document-forms.ts'
import { type Documents, idFromTitle } from '../../../domain/catalogue/documents.ts'
import { asRecord, type Plain } from '../../../domain/catalogue/form-shape.ts'
import {
  type NewKind,
  startingPoints,
  structureOf,
} from '../../../domain/catalogue/new-documents.ts'
import type { TripDocument } from '../../../domain/catalogue/trip-document.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { resolveTripId } from '../../../domain/ids.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { readFacts } from './read-documents.ts'
import { insertDraft } from './store.ts'

type Creating = Pick<Deps, 'db' | 'now'> & { actor: Actor }
type Input = { kind: NewKind; title: string; from: string }

const taken = 'Questo nome c’è già: scegline un altro'

/** Creates a draft, empty or with the structure of another document, hidden until an editor shows it. */
export async function createDocument(deps: Creating, { kind, title, from }: Input) {
  const id = idFromTitle(title)
  if (!id) throw wrongField('title', 'Usa almeno una lettera o una cifra')
  const key = `${kind}/${id}`
  return deps.db.transaction(async (tx) => {
    const { published, drafts, scheduled } = await readFacts({ db: tx })
    const known = new Set([...Object.keys(published), ...drafts.keys(), ...scheduled.keys()])
    if (known.has(key) || isReserved(kind, id, published)) throw wrongField('title', taken)
    const model = from ? published[`${kind}/${from}`] : undefined
    if (from && !model) throw new DomainError('DOCUMENT_NOT_FOUND', { key: from })
    const orders = [...known]
      .filter((other) => other.startsWith(`${kind}/`))
      .map((other) => orderOf(drafts.get(other)?.document ?? published[other]))
    const document = {
      ...(model ? structureOf(kind, model as Plain) : startingPoints[kind]),
      state: kind === 'extra' ? 'withdrawn' : 'hidden',
      [titleFieldOf(key)]: title,
      order: Math.max(-1, ...orders) + 1,
    }
    const saved = await insertDraft(tx, key, document, deps.actor, deps.now())
    if (!saved) throw wrongField('title', taken)
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'document_created',
      entity: 'catalogue',
      entityId: key,
      after: { title, ...(from ? { from } : {}) },
    })
    return { key }
  })
}

function orderOf(document: unknown): number {
  return Number(asRecord(document).order) || 0
}

/**
 * The addresses and aliases of existing trips must stay valid. Names of built-in object properties are
 * refused too, and so is 'all', which lists use for every zone.
 */
function isReserved(kind: NewKind, id: string, published: Documents): boolean {
  if (Object.hasOwn(Object.prototype, id)) return true
  if (kind === 'zone') return id === 'all'
  return kind === 'trip' && (resolveTripId(id) !== undefined || isAddress(id, published))
}

function isAddress(id: string, published: Documents): boolean {
  return Object.entries(published).some(([key, value]) => {
    if (!key.startsWith('trip/')) return false
    const { address, formerAddresses = [] } = value as TripDocument
    return address === id || formerAddresses.includes(id)
  })
}
