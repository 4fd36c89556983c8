import { beginningNow } from '../../../domain/catalogue/campaign-days.ts'
import { documentTitle } from '../../../domain/catalogue/document-forms.ts'
import { DomainError } from '../../../domain/errors.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { callOffScheduled } from '../drafts/publish-drafts.ts'
import { insertDraft, lockDrafts } from '../drafts/store.ts'
import { publishEdition } from '../editions/publish-edition.ts'
import { whatStays } from '../editions/restore-edition.ts'
import { findEdition, lockShownNumber, readDocuments } from '../editions/store.ts'
import { hashOf } from '../editions/versions.ts'
import { bundleState } from './read-bundles.ts'
import { type Bundle, deleteBundle, insertBundle, lockBundle, reopenBundle } from './store.ts'

type Managing = Pick<Deps, 'db' | 'now'> & { actor: Actor }

/** Groups the chosen drafts under one name; each of them stays an ordinary draft. */
export async function createBundle(
  { db, actor }: Managing,
  { name, keys }: { name: string; keys: readonly string[] },
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const drafts = await lockDrafts(tx, keys)
    const missing = keys.find((key) => !drafts.some((draft) => draft.key === key))
    if (missing) throw new DomainError('DRAFT_CONFLICT', { key: missing })
    const id = await insertBundle(tx, {
      name,
      keys: drafts.map(({ key }) => key),
      createdBy: actor.name,
    })
    await note(tx, actor, 'bundle_made', id, { name, keys })
    return { id }
  })
}

/** Removes only the group: its drafts stay drafts, and published documents stay published. */
export async function removeBundle({ db, actor }: Managing, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const bundle = await requireLocked(tx, id)
    if (bundleState(bundle) === 'scheduled') throw new DomainError('BUNDLE_WAITS')
    await deleteBundle(tx, id)
    await note(tx, actor, 'bundle_removed', id, { name: bundle.name })
  })
}

type TakingBack = Managing & Pick<Deps, 'env' | 'catalogue'> & { staff: { sessionId: string } }

/**
 * Reverts the whole bundle: a scheduled publication is cancelled, and published documents get their previous
 * content back. Its documents become drafts again, so that they can be published another day.
 */
export async function takeBundleBack(deps: TakingBack, id: string): Promise<void> {
  await requireFreshSignIn(deps)
  const { db, actor, now } = deps
  const wasPublished = await db.transaction(async (tx) => {
    const bundle = await requireLocked(tx, id)
    const state = bundleState(bundle)
    if (state === 'scheduled' && bundle.scheduledId) {
      await callOffScheduled(tx, { actor, now: now() }, bundle.scheduledId)
    } else if (state === 'published' && bundle.number !== null) {
      await unpublish(tx, { actor, now: now() }, { ...bundle, number: bundle.number })
    } else throw new DomainError('NOTHING_TO_PUBLISH')
    await reopenBundle(tx, id)
    await note(tx, actor, 'bundle_taken_back', id, { name: bundle.name })
    return state === 'published'
  })
  if (wasPublished) await deps.catalogue.untilSeen()
}

type By = { actor: Actor; now: Date }

async function unpublish(
  tx: Tx,
  { actor, now }: By,
  { number, name, keys }: Bundle & { number: number },
): Promise<void> {
  const shown = (await readDocuments(tx, await lockShownNumber(tx))) ?? {}
  const edition = await findEdition(tx, number)
  const [before, after] = [
    (edition && (await readDocuments(tx, edition.basedOn))) ?? {},
    (await readDocuments(tx, number)) ?? {},
  ]
  const newer = keys.find((key) => hashOf(key, shown[key]) !== hashOf(key, after[key]))
  if (newer) throw new DomainError('BUNDLE_CHANGED', { title: documentTitle(newer, shown[newer]) })
  const changes = Object.fromEntries(
    keys.map((key) => [key, before[key] ?? whatStays(key, shown[key])]),
  )
  if (changes['campaign']) {
    changes['campaign'] = beginningNow(changes['campaign'], shown['campaign'], now)
  }
  await publishEdition(tx, { actor, note: `Ritirata: ${name}`, changes })
  for (const key of keys) {
    await insertDraft(tx, key, after[key] as Record<string, unknown>, actor, now)
  }
}

async function requireLocked(tx: Tx, id: string): Promise<Bundle> {
  const bundle = await lockBundle(tx, id)
  if (!bundle) throw new DomainError('BUNDLE_NOT_FOUND', { id })
  return bundle
}

function note(tx: Tx, actor: Actor, action: string, entityId: string, after: object) {
  return writeAudit(tx, { actor, action, entity: 'catalogue', entityId, after })
}
