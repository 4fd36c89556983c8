import { documentTitle } from '../../../domain/catalogue/document-forms.ts'
import { uploadIdOf, uploadsNamedIn } from '../../../domain/catalogue/picture-document.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { allDrafts } from '../drafts/store.ts'
import { listScheduled, publishedDocuments } from '../editions/store.ts'

export type Use = { key: string; title: string }

/** The newest document of every picture, and where each picture is used. */
export type PictureUses = {
  documents: ReadonlyMap<string, { document: Record<string, unknown>; revision: number }>
  published: ReadonlySet<string>
  /** Pictures whose own document is in a scheduled publication. */
  scheduled: ReadonlySet<string>
  usedIn: ReadonlyMap<string, readonly Use[]>
}

/** Read from published, drafted and scheduled documents. */
export async function readUses(db: Db | Tx): Promise<PictureUses> {
  const shown = await publishedDocuments(db)
  const drafts = await allDrafts(db)
  const scheduled = (await listScheduled(db)).flatMap(({ changes }) => Object.entries(changes))
  const documents = new Map<string, { document: Record<string, unknown>; revision: number }>()
  const usedIn = new Map<string, Use[]>()
  const published = new Set<string>()
  const read = (key: string, value: unknown, revision: number) => {
    const own = uploadIdOf(key)
    if (own) documents.set(own, { document: value as Record<string, unknown>, revision })
    else for (const id of uploadsNamedIn(value)) note(usedIn, id, key, value)
  }
  for (const [key, value] of Object.entries(shown)) {
    const own = uploadIdOf(key)
    if (own) published.add(own)
    read(key, value, 0)
  }
  const waiting = new Set<string>()
  for (const [key, value] of scheduled) {
    if (value === null) continue
    waiting.add(uploadIdOf(key) ?? '')
    read(key, value, 0)
  }
  for (const { key, document, revision } of drafts) read(key, document, revision)
  return { documents, published, scheduled: waiting, usedIn }
}

function note(usedIn: Map<string, Use[]>, id: string, key: string, value: unknown): void {
  const uses = usedIn.get(id) ?? []
  if (!uses.some((use) => use.key === key)) uses.push({ key, title: documentTitle(key, value) })
  usedIn.set(id, uses)
}
