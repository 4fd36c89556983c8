import { firstEdition } from '../../../content/first-edition.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import type { Db, Tx } from '../../db/client.ts'

/** What visitors see now, document by document. */
export async function publishedDocuments(_db: Db | Tx): Promise<Documents> {
  return firstEdition
}

/** Keys of the documents that a publication waiting for its hour will change. */
export async function scheduledKeys(_db: Db | Tx): Promise<ReadonlySet<string>> {
  return new Set()
}
