import { type Change, changesBetween } from '../../../domain/catalogue/changes.ts'
import {
  documentTitle,
  hasForm,
  kindName,
  sectionsOf,
} from '../../../domain/catalogue/document-forms.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { fieldsOf } from '../../../domain/catalogue/form-shape.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PageRequest } from '../../platform/db/paging.ts'
import type { Deps } from '../../platform/deps.ts'
import { inSlices } from '../../platform/in-slices.ts'
import { listEditions, listScheduled, readDocuments, shownNumber } from '../editions/store.ts'
import { fieldNames } from './document-history.ts'
import { namesFor } from './names.ts'
import { countEditions } from './store.ts'

type Reading = Pick<Deps, 'db'>

/** The newest first; the last one is the edition shipped with the program, which has no row. */
export async function pageOfEditions({ db }: Reading, { page, pageSize }: PageRequest) {
  const first = (page - 1) * pageSize
  const [rows, stored, shown, scheduled] = await Promise.all([
    listEditions(db, pageSize, first),
    countEditions(db),
    shownNumber(db),
    listScheduled(db),
  ])
  const told = await toldOf(db, rows)
  const items = rows.map(({ number, publishedAt, actorName, note, restores, changed }) => ({
    number,
    isShown: number === shown,
    at: publishedAt.toISOString(),
    by: actorName,
    note,
    restores,
    changed: told.get(number) ?? [],
    changedCount: changed.filter(hasForm).length,
  }))
  const hasRoom = items.length < pageSize && first + items.length === stored
  return {
    items: hasRoom ? [...items, { ...firstOne, isShown: shown === 0 }] : items,
    page,
    pageSize,
    total: stored + 1,
    totalIsExact: true,
    scheduled: scheduled.map(({ id, dueAt, actorName, note, changes }) => ({
      id,
      at: dueAt.toISOString(),
      by: actorName,
      note,
      titles: Object.entries(changes).map(([key, value]) => documentTitle(key, value)),
    })),
  }
}

const firstOne = {
  number: 0,
  at: null,
  by: null,
  note: '',
  restores: null,
  changed: [],
  changedCount: 0,
}

type Row = Awaited<ReturnType<typeof listEditions>>[number]
type Told = { key: string; title: string; fields: string[] }

/** For a large publication only the first documents are listed here; the comparison lists all. */
const documentsTold = 4

/** The changes of each publication: which documents, and which of their fields. */
async function toldOf(db: Reading['db'], rows: readonly Row[]): Promise<Map<number, Told[]>> {
  const told = new Map<number, Told[]>()
  const read = new Map<number, Documents>()
  const documentsAt = async (number: number) => {
    const documents = read.get(number) ?? (await readDocuments(db, number)) ?? {}
    read.set(number, documents)
    return documents
  }
  for (const { number, basedOn, changed } of rows) {
    const [before, after] = [await documentsAt(basedOn), await documentsAt(number)]
    const names = await namesFor({ db }, after, before)
    const first = changed.filter(hasForm).slice(0, documentsTold)
    told.set(
      number,
      first.map((key) => {
        const [was, is] = [before[key], after[key]]
        const changes = was && is ? changesBetween(fieldsOf(sectionsOf(key)), was, is, names) : []
        return { key, title: documentTitle(key, is ?? was), fields: fieldNames(changes) }
      }),
    )
  }
  return told
}

type Compared = {
  key: string
  title: string
  kind: string
  isNew: boolean
  isGone: boolean
  changes: Change[]
}

/** The differences between two editions, document by document, with texts and prices. */
export async function compareEditions(
  { db }: Reading,
  { older, newer }: { older: number; newer: number },
) {
  const [before, after] = [await readDocuments(db, older), await readDocuments(db, newer)]
  if (!before || !after) throw new DomainError('EDITION_NOT_FOUND', { older, newer })
  // Documents that two editions share are the same object: only the others are compared field by field.
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const names = await namesFor({ db }, after, before)
  const different = [...keys].filter((key) => before[key] !== after[key] && hasForm(key))
  const documents: Compared[] = []
  await inSlices(different, (key) => {
    const [was, is] = [before[key], after[key]]
    const known = { key, title: documentTitle(key, is ?? was), kind: kindName(key) }
    const [isNew, isGone] = [!was, !is]
    const fields = fieldsOf(sectionsOf(key))
    const changes = isNew || isGone ? [] : changesBetween(fields, was, is, names)
    if (isNew || isGone || changes.length > 0) documents.push({ ...known, isNew, isGone, changes })
  })
  return { documents }
}
