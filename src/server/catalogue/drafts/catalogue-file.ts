import { type CatalogueFile, catalogueFile } from '../../../domain/catalogue/catalogue-file.ts'
import { parseDocument } from '../../../domain/catalogue/check-documents.ts'
import { documentTitle, hasForm } from '../../../domain/catalogue/document-forms.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { publishedDocuments, shownNumber } from '../editions/store.ts'
import { pictureDraft } from '../pictures/picture-of-upload.ts'
import { insertDraft } from './store.ts'

export type Writing = Pick<Deps, 'db' | 'now'> & { actor: Actor }

/** Exports the published documents as one file. Drafts are not included. */
export async function exportCatalogue({ db, now, actor }: Writing): Promise<CatalogueFile> {
  const number = await shownNumber(db)
  const file = catalogueFile(await publishedDocuments(db), number, now())
  await db.transaction((tx) =>
    writeAudit(tx, {
      actor,
      action: 'catalogue_exported',
      entity: 'catalogue',
      entityId: String(number),
    }),
  )
  return file
}

export type Imported = {
  /** Titles of the documents that became drafts. */
  drafts: string[]
  unchanged: number
  /** Documents that were skipped because a colleague has a draft of them. */
  kept: string[]
  /**
   * Documents left out: pictures without their files, and documents without a form, which no one could check.
   */
  left: number
}

/**
 * Every document that differs from the published one becomes a draft: visitors see nothing before an editor
 * has read the changes and published them.
 */
export async function importCatalogue(
  { db, now, actor }: Writing,
  { documents }: Pick<CatalogueFile, 'documents'>,
): Promise<Imported> {
  const result: Imported = { drafts: [], unchanged: 0, kept: [], left: 0 }
  await db.transaction(async (tx) => {
    const published = await publishedDocuments(tx)
    for (const [key, document] of Object.entries(documents)) {
      const title = documentTitle(key, document)
      // A picture document without an uploaded file is left out.
      const own = uploadIdOf(key) ? await pictureDraft(tx, key, document) : document
      if (!hasForm(key) || !own) result.left += 1
      else if (isSame(key, published[key], own)) result.unchanged += 1
      else if (await insertDraft(tx, key, own, actor, now())) result.drafts.push(title)
      else result.kept.push(title)
    }
    await writeAudit(tx, {
      actor,
      action: 'catalogue_imported',
      entity: 'catalogue',
      entityId: 'import',
      after: { drafts: result.drafts.length, kept: result.kept.length },
    })
  })
  return result
}

/**
 * Compares all fields, also those that no form shows, such as a list of pictures; parsing puts the fields
 * into the schema's order.
 */
function isSame(key: string, before: unknown, after: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(parseDocument(key, value).value)
  return before !== undefined && text(before) === text(after)
}
