import { type Change, changesBetween } from '../../../domain/catalogue/changes.ts'
import {
  documentTitle,
  hasForm,
  kindName,
  sectionsOf,
} from '../../../domain/catalogue/document-forms.ts'
import { fieldsOf } from '../../../domain/catalogue/form-shape.ts'
import { pictureTitleIn } from '../../../domain/catalogue/pictures-in.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PageRequest } from '../../platform/db/paging.ts'
import type { Deps } from '../../platform/deps.ts'
import { inSlices } from '../../platform/in-slices.ts'
import { listEditions, listScheduled, readDocuments, shownNumber } from '../editions/store.ts'
import { countEditions } from './store.ts'

type Reading = Pick<Deps, 'db'>

/** The newest first; at the end the one that came with the program, which no row stands for. */
export async function pageOfEditions({ db }: Reading, { page, pageSize }: PageRequest) {
  const first = (page - 1) * pageSize
  const [rows, stored, shown, scheduled] = await Promise.all([
    listEditions(db, pageSize, first),
    countEditions(db),
    shownNumber(db),
    listScheduled(db),
  ])
  const items = rows.map(({ number, publishedAt, actorName, note, restores }) => ({
    number,
    isShown: number === shown,
    at: publishedAt.toISOString(),
    by: actorName,
    note,
    restores,
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

const firstOne = { number: 0, at: null, by: null, note: '', restores: null }

type Compared = {
  key: string
  title: string
  kind: string
  isNew: boolean
  isGone: boolean
  changes: Change[]
}

/** From one edition to another, document by document, in words and prices. */
export async function compareEditions(
  { db }: Reading,
  { older, newer }: { older: number; newer: number },
) {
  const [before, after] = [await readDocuments(db, older), await readDocuments(db, newer)]
  if (!before || !after) throw new DomainError('EDITION_NOT_FOUND', { older, newer })
  // What two editions share is one object: only what differs is read word by word.
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const titleOf = pictureTitleIn(after, before)
  const different = [...keys].filter((key) => before[key] !== after[key] && hasForm(key))
  const documents: Compared[] = []
  await inSlices(different, (key) => {
    const [was, is] = [before[key], after[key]]
    const known = { key, title: documentTitle(key, is ?? was), kind: kindName(key) }
    const [isNew, isGone] = [!was, !is]
    const fields = fieldsOf(sectionsOf(key))
    const changes = isNew || isGone ? [] : changesBetween(fields, was, is, titleOf)
    if (isNew || isGone || changes.length > 0) documents.push({ ...known, isNew, isGone, changes })
  })
  return { documents }
}
