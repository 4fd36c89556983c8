import { firstEdition } from '../../content/first-edition.ts'
import { parseDocument } from '../../domain/catalogue/check-documents.ts'
import { type Documents, singleDocuments } from '../../domain/catalogue/documents.ts'

/**
 * A stored edition as this release reads it: fields that came later get their defaults, and documents
 * that every site has now but had not then come from the first edition.
 */
export function wholeDocuments(stored: Documents): Documents {
  const missing = Object.keys(singleDocuments).filter((key) => !Object.hasOwn(stored, key))
  return {
    ...Object.fromEntries(
      Object.entries(stored).map(([key, value]) => [key, parseDocument(key, value).value]),
    ),
    ...Object.fromEntries(missing.map((key) => [key, firstEdition[key]])),
  }
}
