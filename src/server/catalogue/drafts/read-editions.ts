import { changesBetween } from '../../../domain/catalogue/changes.ts'
import {
  documentTitle,
  hasForm,
  kindName,
  sectionsOf,
} from '../../../domain/catalogue/document-forms.ts'
import { fieldsOf } from '../../../domain/catalogue/form-shape.ts'
import { pictureTitleIn } from '../../../domain/catalogue/pictures-in.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { listEditions, listScheduled, readDocuments, shownNumber } from '../store.ts'
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

/** From one edition to another, document by document, in words and prices. */
export async function compareEditions(
  { db }: Reading,
  { older, newer }: { older: number; newer: number },
) {
  const [before, after] = [await readDocuments(db, older), await readDocuments(db, newer)]
  if (!before || !after) throw new DomainError('EDITION_NOT_FOUND', { older, newer })
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const titleOf = pictureTitleIn(after, before)
  const documents = [...keys].filter(hasForm).flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    const changes = changesBetween(fieldsOf(sectionsOf(key)), was, is, titleOf)
    if (changes.length === 0) return []
    const title = documentTitle(key, is ?? was)
    return [{ key, title, kind: kindName(key), isNew: !was, isGone: !is, changes }]
  })
  return { documents }
}
