import { isDeepStrictEqual } from 'node:util'
import type { Brand } from '../../../domain/catalogue/brand.ts'
import { parseDocument } from '../../../domain/catalogue/check-documents.ts'
import { documentTitle } from '../../../domain/catalogue/document-forms.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { draftProblems } from '../../../domain/catalogue/draft-problems.ts'
import { uploadKey, uploadsNamedIn } from '../../../domain/catalogue/picture-document.ts'
import { siteKindOf, withSiteState } from '../../../domain/catalogue/site-kinds.ts'
import { todayInRome } from '../../../domain/dates.ts'
import type { Deps } from '../../platform/deps.ts'
import { previewPath } from '../editions/preview-path.ts'
import { publishedDocuments } from '../editions/store.ts'
import { withDraftedLook } from '../pictures/brand-files.ts'
import { findDocument } from './read-documents.ts'

export type Preview = { title: string } & (
  | { html: string; isPublished: boolean }
  | { problems: readonly { where: string; message: string }[] }
)

type Wanted = {
  typed?: Record<string, unknown>
  beside?: Documents
  /** Marks every text with the name of its field, in invisible characters. */
  isMarked?: boolean
}

/**
 * The page of a document with its draft, or with what is being typed; of other drafts only those in `beside`
 * are used.
 */
export async function drawPreview(
  deps: Pick<Deps, 'db' | 'now' | 'catalogue'>,
  key: string,
  { typed, beside = {}, isMarked = false }: Wanted = {},
): Promise<Preview> {
  const { document: saved, published } = await findDocument(deps, key)
  const document = typed ?? saved
  const title = documentTitle(key, document)
  const { value, problems } = parseDocument(key, asShown(key, document))
  if (problems.length > 0) {
    const today = todayInRome(deps.now())
    return { title, problems: draftProblems(key, document, { today, published }) }
  }
  const documents = {
    ...(await publishedDocuments(deps.db)),
    ...beside,
    ...(await picturesNamedIn(deps, value)),
    [key]: value,
  }
  const html = await deps.catalogue.preview(documents, previewPath(key, document), { isMarked })
  return html === undefined
    ? { title, problems: [{ where: title, message: 'Non ha una pagina sua.' }] }
    : {
        title,
        html: withDraftedLook(
          documents.brand as Brand,
          deps.catalogue.current().catalogue.brand,
          html,
        ),
        isPublished: isDeepStrictEqual(document, published),
      }
}

/** The drafts of a bundle, without those that are invalid by themselves. */
export async function draftsBeside(
  deps: Pick<Deps, 'db'>,
  keys: readonly string[],
): Promise<Documents> {
  const found: Record<string, unknown> = {}
  for (const key of keys) {
    const { document } = await findDocument(deps, key)
    const { value, problems } = parseDocument(key, asShown(key, document))
    if (problems.length === 0) found[key] = value
  }
  return found
}

/** A photograph that was just chosen is in no edition yet: the preview uses its draft. */
async function picturesNamedIn(deps: Pick<Deps, 'db'>, value: unknown): Promise<Documents> {
  const found: Record<string, unknown> = {}
  for (const id of uploadsNamedIn(value)) {
    const key = uploadKey(id)
    found[key] = (await findDocument(deps, key)).document
  }
  return found
}

/** A hidden document is shown to the holder of the link. */
function asShown(key: string, document: Record<string, unknown>): Record<string, unknown> {
  return siteKindOf(key) ? withSiteState(key, document, 'shown') : document
}
