import { type Documents, idFromTitle } from '../../../domain/catalogue/documents.ts'
import type { TripDocument } from '../../../domain/catalogue/trip-document.ts'
import { DomainError } from '../../../domain/errors.ts'
import { resolveTripId } from '../../../domain/ids.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { publishedDocuments } from '../editions/store.ts'
import { allDrafts, insertDraft } from './store.ts'

type Creating = Pick<Deps, 'db' | 'now'> & { actor: Actor }

/** A trip that only the editor sees, empty or with the structure of another. */
export async function createTrip(deps: Creating, input: { title: string; from: string }) {
  const id = idFromTitle(input.title)
  // Addresses and aliases of the trips that exist must go on leading where they lead, and a word that
  // every object knows is no name.
  const isTaken = resolveTripId(id) !== undefined || Object.hasOwn(Object.prototype, id)
  if (!id || isTaken) throw new DomainError('TRIP_ID_TAKEN', { id })
  const key = `trip/${id}`
  return deps.db.transaction(async (tx) => {
    const published = await publishedDocuments(tx)
    if (Object.hasOwn(published, key) || isAddress(id, published))
      throw new DomainError('TRIP_ID_TAKEN', { id })
    const model = input.from ? published[`trip/${input.from}`] : undefined
    if (input.from && !model) throw new DomainError('DOCUMENT_NOT_FOUND', { key: input.from })
    const drafts = await allDrafts(tx)
    const orders = [
      ...Object.entries(published),
      ...drafts.map((one) => [one.key, one.document] as const),
    ]
      .filter(([other]) => other.startsWith('trip/'))
      .map(([, value]) => Number((value as { order?: unknown }).order) || 0)
    const document = {
      ...startingPoint(model),
      title: input.title,
      order: Math.max(-1, ...orders) + 1,
    }
    const saved = await insertDraft(tx, key, document, deps.actor, deps.now())
    if (!saved) throw new DomainError('TRIP_ID_TAKEN', { id })
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'trip_created',
      entity: 'catalogue',
      entityId: key,
      after: { title: input.title, ...(input.from ? { from: input.from } : {}) },
    })
    return { key }
  })
}

/** Whoever has the old address of another trip must go on finding that one. */
function isAddress(id: string, published: Documents): boolean {
  return Object.entries(published).some(([key, value]) => {
    if (!key.startsWith('trip/')) return false
    const { address, formerAddresses = [] } = value as TripDocument
    return address === id || formerAddresses.includes(id)
  })
}

/** Hidden until somebody decides otherwise, and in no list of automatic links. */
function startingPoint(model: unknown): Record<string, unknown> {
  const asked = { state: 'hidden', automaticLink: false } as const
  if (model) {
    // Addresses are the model's own.
    return {
      ...(model as TripDocument),
      address: undefined,
      formerAddresses: undefined,
      ...asked,
    }
  }
  return {
    ...asked,
    description: '',
    tags: ['', '', ''],
    hasCard: true,
    price: 0,
    days: 7,
    duration: '7 giorni / 6 notti',
    flights: '',
    hotels: [],
    experiences: [],
    includes: [],
    related: [],
    itinerary: [],
    pictures: { main: 'site/fallback', extras: [], gallery: [] },
  }
}
