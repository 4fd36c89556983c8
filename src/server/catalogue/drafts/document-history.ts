import { type Change, changesBetween } from '../../../domain/catalogue/changes.ts'
import { hasForm, sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { fieldsOf } from '../../../domain/catalogue/form-shape.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { builtEdition } from '../editions/edition.ts'
import { readDocuments, readTexts, versionsOf } from '../editions/store.ts'
import { namesFor } from './names.ts'
import { latest, readFacts, writtenDocuments } from './read-documents.ts'
import { saveDraft } from './save-draft.ts'

type Restoring = Pick<Deps, 'db' | 'now'> & { actor: Actor }

/**
 * The most versions listed for one document; whole editions further back can still be restored from the
 * history.
 */
const versionsTold = 40
const changesTold = 20

/** Every published version of a document, the newest first, with the changes of each publication. */
export async function documentVersions({ db }: Pick<Deps, 'db'>, key: string) {
  if (!hasForm(key)) throw new DomainError('DOCUMENT_NOT_FOUND', { key })
  const facts = await readFacts({ db })
  const rows = (await versionsOf(db, key)).slice(0, versionsTold + 1)
  const texts = await readTexts(
    db,
    rows.flatMap(({ hash }) => hash ?? []),
  )
  const first = builtEdition.documents[key]
  const textOf = (row: (typeof rows)[number] | undefined) =>
    texts.get(row?.hash ?? '') ?? (row?.number === 0 ? first : undefined)
  const names = await namesFor({ db }, writtenDocuments(facts), facts.published)
  const told = (before: unknown, after: unknown) =>
    changesBetween(fieldsOf(sectionsOf(key)), before, after, names)
  const now = latest(key, facts)
  const versions = rows.slice(0, versionsTold).flatMap((row, at) => {
    const text = textOf(row)
    if (text === undefined) return []
    const before = textOf(rows[at + 1])
    const back = told(now, text)
    return [
      {
        number: row.number,
        at: row.at?.toISOString() ?? null,
        by: row.by,
        note: row.note,
        fields: before === undefined ? [] : fieldNames(told(before, text)),
        /** What restoring it would change in the text that the form shows now. */
        differences: back.slice(0, changesTold),
        differenceCount: back.length,
      },
    ]
  })
  return { versions }
}

/** Only the section's name: `Itinerario · Giorno 3 · Titolo` becomes `Itinerario`. */
export function fieldNames(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ where }) => where.split(' · ')[0] ?? where))]
}

/**
 * Restores one document from an edition as a draft: the rest of the site stays unchanged, and nothing is
 * public yet.
 */
export async function restoreDocument(
  deps: Restoring,
  { key, number, revision }: { key: string; number: number; revision: number },
) {
  const document = (await readDocuments(deps.db, number))?.[key]
  if (!document || !hasForm(key)) throw new DomainError('EDITION_NOT_FOUND', { number })
  const before = latest(key, await readFacts(deps))
  const saved = await saveDraft(deps, {
    key,
    revision,
    document: document as Record<string, unknown>,
  })
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      actor: deps.actor,
      action: 'document_restored',
      entity: 'catalogue',
      entityId: key,
      // The replaced draft can still be read in the audit log.
      before,
      after: { edition: number },
    }),
  )
  return saved
}
