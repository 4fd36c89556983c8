import { draftProblems } from '../../../domain/catalogue/draft-problems.ts'
import { newPackagePromises } from '../../../domain/catalogue/package-promises.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { withSiteState } from '../../../domain/catalogue/site-kinds.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { foreignIban } from '../../http/foreign-iban.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { inSlices } from '../../platform/in-slices.ts'
import { settleBundle } from '../bundles/store.ts'
import { notWhole, publishEdition, withChanges } from '../editions/publish-edition.ts'
import { restoreEdition } from '../editions/restore-edition.ts'
import { scheduleEdition, withdrawScheduled } from '../editions/schedule-edition.ts'
import { publishedDocuments } from '../editions/store.ts'
import { finishedPicture } from '../pictures/picture-of-upload.ts'
import { isHidden } from './read-documents.ts'
import { type Draft, deleteDrafts, insertDraft, lockDrafts } from './store.ts'

type Publishing = Pick<Deps, 'db' | 'env' | 'now' | 'catalogue'> & {
  actor: Actor
  staff: { sessionId: string }
}

type Named = { key: string; revision: number; show?: boolean | undefined }
type Input = {
  documents: readonly Named[]
  note: string
  at: string | null
  /** The bundle of these drafts: the outcome is stored in it. */
  bundle?: string | undefined
}

/**
 * Publishes the drafts that the dialog showed, in the revisions it showed: all of them in one edition, or
 * none.
 */
export async function publishDrafts(
  deps: Publishing,
  { documents, note, at, bundle }: Input,
): Promise<void> {
  await requireFreshSignIn(deps)
  const dueAt = at === null ? null : new Date(at)
  if (dueAt && dueAt <= deps.now()) throw new DomainError('PUBLICATION_PAST')
  const { actor } = deps
  await deps.db.transaction(async (tx) => {
    const drafts = await requireDrafts(tx, documents)
    const today = todayInRome(dueAt ?? deps.now())
    const shown = await publishedDocuments(tx)
    await inSlices(drafts, ({ key, document }) => {
      const problems = draftProblems(key, document, { today, published: shown[key] })
      if (problems.length === 0) return
      throw new DomainError('EDITION_NOT_WHOLE')
    })
    const changes = await finishedChanges(tx, drafts)
    const unkept = newPackagePromises(shown, withChanges(shown, changes))
    if (unkept.length > 0) throw notWhole(unkept)
    // Checked again, for drafts that were imported, or saved before the account was blocked.
    if (await foreignIban(tx, changes)) throw new DomainError('FOREIGN_IBAN')
    const outcome = dueAt
      ? { scheduledId: (await scheduleEdition(tx, { actor, note, changes, dueAt })).id }
      : { number: (await publishEdition(tx, { actor, note, changes })).number }
    if (bundle) await settleBundle(tx, bundle, outcome)
    await deleteDrafts(
      tx,
      drafts.map(({ key }) => key),
    )
  })
  if (!dueAt) await deps.catalogue.untilSeen()
}

async function requireDrafts(tx: Tx, wanted: readonly Named[]): Promise<Draft[]> {
  const drafts = await lockDrafts(
    tx,
    wanted.map(({ key }) => key),
  )
  const revisions = new Map(drafts.map(({ key, revision }) => [key, revision]))
  for (const { key, revision } of wanted) {
    if (revisions.get(key) !== revision) throw new DomainError('DRAFT_CONFLICT', { key })
  }
  const shown = new Set(wanted.filter(({ show }) => show).map(({ key }) => key))
  return drafts.map((draft) =>
    shown.has(draft.key) && isHidden(draft)
      ? { ...draft, document: withSiteState(draft.key, draft.document, 'shown') }
      : draft,
  )
}

/**
 * The crop for a focus that was just chosen is ready a second later: a page published before would miss its
 * picture.
 */
async function finishedChanges(tx: Tx, drafts: readonly Draft[]): Promise<Record<string, unknown>> {
  const changes: Record<string, unknown> = {}
  for (const { key, document } of drafts) {
    changes[key] = uploadIdOf(key) ? await finishedPicture(tx, key, document) : document
    if (changes[key] === undefined) throw new DomainError('PICTURE_NOT_READY', { key })
  }
  return changes
}

/** Undo: publishes an earlier edition's content again. Drafts stay as they are. */
export async function restore(
  deps: Publishing,
  { number, note }: { number: number; note: string },
): Promise<void> {
  await requireFreshSignIn(deps)
  const { actor } = deps
  await deps.db.transaction((tx) => restoreEdition(tx, { actor, note, number, now: deps.now() }))
  await deps.catalogue.untilSeen()
}

/** The scheduled changes become drafts again, unless a newer draft exists. */
export async function cancelScheduled(
  deps: Pick<Publishing, 'db' | 'now' | 'actor'>,
  id: string,
): Promise<void> {
  const { db, actor, now } = deps
  await db.transaction((tx) => callOffScheduled(tx, { actor, now: now() }, id))
}

export async function callOffScheduled(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  id: string,
): Promise<void> {
  const { changes } = await withdrawScheduled(tx, { actor, id })
  for (const [key, document] of Object.entries(changes)) {
    if (document === null) continue
    await insertDraft(tx, key, document as Record<string, unknown>, actor, now)
  }
}
