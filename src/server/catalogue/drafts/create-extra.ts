import { idFromTitle } from '../../../domain/catalogue/documents.ts'
import { wrongField } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { publishedDocuments } from '../editions/store.ts'
import { allDrafts, insertDraft } from './store.ts'

type Creating = Pick<Deps, 'db' | 'now'> & { actor: Actor }

const taken = 'Esiste già un extra con questo nome: scegline un altro'

/** Withdrawn until somebody decides otherwise; what it costs is typed in its form. */
export async function createExtra(deps: Creating, { title }: { title: string }) {
  const id = idFromTitle(title)
  if (!id) throw wrongField('title', 'Usa almeno una lettera o una cifra')
  const key = `extra/${id}`
  return deps.db.transaction(async (tx) => {
    const published = await publishedDocuments(tx)
    const drafts = await allDrafts(tx)
    const keys = [...Object.keys(published), ...drafts.map((draft) => draft.key)]
    const order = new Set(keys.filter((other) => other.startsWith('extra/'))).size
    const document = { ...startingPoint, title, order }
    const saved =
      !Object.hasOwn(published, key) &&
      (await insertDraft(tx, key, document, deps.actor, deps.now()))
    if (!saved) throw wrongField('title', taken)
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'extra_created',
      entity: 'catalogue',
      entityId: key,
      after: { title },
    })
    return { key }
  })
}

const startingPoint = {
  description: '',
  kind: 'other',
  state: 'withdrawn',
  trips: [],
  per: 'person',
  included: false,
  lastDay: 30,
} as const
