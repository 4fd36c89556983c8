import type { documentStates } from '../../../contract/admin/catalogue/catalogue-answers.ts'
import { changesBetween, type Names } from '../../../domain/catalogue/changes.ts'
import { checkDocuments } from '../../../domain/catalogue/check-documents.ts'
import {
  type DocumentGroup,
  documentTitle,
  groupOf,
  hasForm,
  kindName,
  sectionsOf,
  summaryOf,
} from '../../../domain/catalogue/document-forms.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { draftProblems } from '../../../domain/catalogue/draft-problems.ts'
import { asList, asRecord, fieldsOf, textOf } from '../../../domain/catalogue/form-shape.ts'
import { newPackagePromises } from '../../../domain/catalogue/package-promises.ts'
import { uploadKey } from '../../../domain/catalogue/picture-document.ts'
import {
  type Noticed,
  noticedByVisitors,
  siteKindNames,
  siteKindOf,
  siteKinds,
  siteStateOf,
} from '../../../domain/catalogue/site-kinds.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PageRequest } from '../../platform/db/paging.ts'
import type { Deps } from '../../platform/deps.ts'
import { inSlices } from '../../platform/in-slices.ts'
import { builtEdition } from '../editions/edition.ts'
import { listScheduled, publishedDocuments } from '../editions/store.ts'
import { startingPicture } from '../pictures/picture-of-upload.ts'
import { allUploads } from '../pictures/store.ts'
import { namesFor } from './names.ts'
import { allDrafts, type Draft, findDraft } from './store.ts'
import { leftBehind, usesOf } from './uses.ts'

type Reading = Pick<Deps, 'db'>
type State = (typeof documentStates)[number]
type Json = Record<string, unknown>

export type DocumentFilters = {
  group?: DocumentGroup | undefined
  state?: State | undefined
  search?: string | undefined
}

export function draftState(draft: Draft | undefined) {
  return {
    revision: draft?.revision ?? 0,
    editedBy: draft?.editorName ?? null,
    editedAt: draft?.editedAt.toISOString() ?? null,
  }
}

/** A document's content in a scheduled publication, and its time. */
type Waiting = { document: Json; at: Date }

type Facts = {
  published: Documents
  drafts: Map<string, Draft>
  scheduled: Map<string, Waiting>
}

export async function readFacts({ db }: Reading): Promise<Facts> {
  const [published, drafts, scheduled] = await Promise.all([
    publishedDocuments(db),
    allDrafts(db),
    listScheduled(db),
  ])
  const waiting = scheduled.flatMap(({ changes, dueAt }) =>
    Object.entries(changes).flatMap(([key, document]): [string, Waiting][] =>
      document === null ? [] : [[key, { document: document as Json, at: dueAt }]],
    ),
  )
  return {
    published,
    drafts: new Map(drafts.map((draft) => [draft.key, draft])),
    scheduled: new Map(waiting),
  }
}

export function writtenDocuments({ drafts }: Pick<Facts, 'drafts'>): Documents {
  return Object.fromEntries([...drafts].map(([key, { document }]) => [key, document]))
}

/** The newest content of a document: the draft, else the scheduled one, else the published one. */
export function latest(key: string, { published, drafts, scheduled }: Facts): Json | undefined {
  const shown = published[key] as Json | undefined
  return drafts.get(key)?.document ?? scheduled.get(key)?.document ?? shown
}

function stateOf(key: string, { published, drafts, scheduled }: Facts): State {
  const isPublished = Object.hasOwn(published, key)
  if (drafts.has(key)) return isPublished ? 'changed' : 'new'
  if (scheduled.has(key)) return 'scheduled'
  if (!isPublished) return 'new'
  const state = siteStateOf(published[key])
  return state === 'shown' ? 'published' : state
}

/**
 * The catalogue as the editor sees it: the published documents, replaced by their drafts where there are any.
 */
export async function listDocuments(
  deps: Reading,
  filters: DocumentFilters,
  { page, pageSize }: PageRequest,
) {
  const facts = await readFacts(deps)
  const { published, drafts, scheduled } = facts
  const files = await shelfOfPictures(deps, filters)
  const keys = new Set([
    ...Object.keys(published),
    ...drafts.keys(),
    ...scheduled.keys(),
    ...files.keys(),
  ])
  const wanted = wordsOf(filters.search ?? '')
  const chosen = chosenOrder(facts)
  const found = [...keys]
    .filter((key) => hasForm(key) && (!filters.group || groupOf(key) === filters.group))
    .map((key) => listed(key, facts, chosen))
    .filter(({ item }) => !filters.state || item.state === filters.state)
    .filter(({ item }) => {
      const words = `${item.title} ${item.key} ${files.get(item.key) ?? ''}`
      return !wanted || wordsOf(words).includes(wanted)
    })
    .toSorted((a, b) => a.rank - b.rank || italian.compare(a.item.title, b.item.title))
  const first = (page - 1) * pageSize
  return {
    items: found.slice(first, first + pageSize).map(({ item }) => item),
    page,
    pageSize,
    total: found.length,
    totalIsExact: true,
    changed: drafts.size,
  }
}

/** File names of uploaded photographs by document key, also of those without a description yet. */
async function shelfOfPictures({ db }: Reading, { group }: DocumentFilters) {
  if (group !== undefined && group !== 'picture') return new Map<string, string>()
  const ready = (await allUploads(db)).filter(({ state }) => state === 'ready')
  return new Map(ready.map(({ id, fileName }) => [uploadKey(id), fileName]))
}

const italian = new Intl.Collator('it')

function wordsOf(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** The order chosen in the editor, published or not; documents added later follow by their own `order`. */
function chosenOrder(facts: Facts): ReadonlyMap<string, number> {
  const ranks = siteKindNames.flatMap((kind) => {
    const { orderedIn, orderedAs } = siteKinds[kind]
    const ids = asList(asRecord(latest(orderedIn, facts))[orderedAs])
    return ids.map((id, index): [string, number] => [`${kind}/${textOf(id)}`, index - ids.length])
  })
  return new Map(ranks)
}

function listed(key: string, facts: Facts, chosen: ReadonlyMap<string, number>) {
  const draft = facts.drafts.get(key)
  const document = latest(key, facts)
  const order = (document as { order?: unknown } | undefined)?.order
  return {
    rank: chosen.get(key) ?? (typeof order === 'number' ? order : 0),
    item: {
      key,
      title: documentTitle(key, document),
      kind: summaryOf(key, document),
      state: stateOf(key, facts),
      isChanged: draft !== undefined,
      editedBy: draft?.editorName ?? null,
      editedAt: draft?.editedAt.toISOString() ?? null,
    },
  }
}

export async function findDocument(deps: Reading, key: string) {
  const facts = await readFacts(deps)
  const draft = facts.drafts.get(key)
  const published = facts.published[key] as Json | undefined
  const document = latest(key, facts) ?? (await startingPicture(deps.db, key))
  if (!hasForm(key) || !document) throw new DomainError('DOCUMENT_NOT_FOUND', { key })
  return {
    key,
    title: documentTitle(key, document),
    state: stateOf(key, facts),
    document,
    published: published ?? null,
    first: (builtEdition.documents[key] as Json | undefined) ?? null,
    scheduledFor: facts.scheduled.get(key)?.at.toISOString() ?? null,
    ...draftState(draft),
  }
}

/** Includes where else the document is named, for an editor who is about to hide or archive it. */
export async function openDocument(deps: Pick<Deps, 'db' | 'now'>, key: string) {
  const found = await findDocument(deps, key)
  return { ...found, uses: await usesOf(deps, key, await publishedDocuments(deps.db)) }
}

export async function readDraftState({ db }: Reading, key: string) {
  return draftState(await findDraft(db, key))
}

/** Every draft with its changes and the problems that keep it from being published. */
export async function pendingDocuments(deps: Pick<Deps, 'db' | 'now'>) {
  const facts = await readFacts(deps)
  const { published, drafts } = facts
  const today = todayInRome(deps.now())
  const names = await namesFor(deps, writtenDocuments(facts), published)
  const documents: PendingDocument[] = []
  await inSlices(drafts.values(), (draft) => {
    documents.push({
      key: draft.key,
      title: documentTitle(draft.key, draft.document),
      kind: kindName(draft.key),
      revision: draft.revision,
      isNew: !Object.hasOwn(published, draft.key),
      editedBy: draft.editorName,
      editedAt: draft.editedAt.toISOString(),
      ...toldInShort(published[draft.key], draft, names),
      asksToShow: isHidden(draft) && !Object.hasOwn(published, draft.key),
      noticed: noticedByVisitors(draft.key, published[draft.key], draft.document),
      uses: [],
      problems: draftProblems(draft.key, draft.document, {
        today,
        published: published[draft.key],
      }),
    })
  })
  for (const one of documents) {
    const draft = drafts.get(one.key)
    if (draft) one.uses = await leftBehind(deps, draft, published)
  }
  return { documents, together: together(published, documents, drafts) }
}

type PendingDocument = ReturnType<typeof toldInShort> & {
  problems: ReturnType<typeof draftProblems>
  key: string
  title: string
  kind: string
  revision: number
  isNew: boolean
  asksToShow: boolean
  noticed: Noticed
  uses: string[]
  editedBy: string
  editedAt: string
}

export function isHidden({ key, document }: Pick<Draft, 'key' | 'document'>): boolean {
  return siteKindOf(key) !== undefined && siteStateOf(document) === 'hidden'
}

type Assessed = { key: string; problems: readonly unknown[] }

/** Problems between documents that would appear if all drafts that are valid by themselves were published. */
function together(published: Documents, pending: readonly Assessed[], drafts: Facts['drafts']) {
  const whole = pending.filter(({ problems }) => problems.length === 0)
  if (whole.length === 0) return []
  const changes = whole.map(({ key }) => [key, drafts.get(key)?.document])
  const after: Documents = { ...published, ...Object.fromEntries(changes) }
  const problems = [...checkDocuments(after).problems, ...newPackagePromises(published, after)]
  return problems.map(({ key, message }) => ({
    key,
    title: documentTitle(key, after[key]),
    message,
  }))
}

/** Enough for the dialog before publishing; the document's own page lists all changes. */
const changesTold = 30

function toldInShort(before: unknown, { key, document }: Draft, names: Names) {
  const changes = changesBetween(fieldsOf(sectionsOf(key)), before, document, names)
  return { changes: changes.slice(0, changesTold), changeCount: changes.length }
}
