import type { z } from 'zod'
import type { documentStates } from '../../../contract/admin/catalogue.ts'
import { changesBetween } from '../../../domain/catalogue/changes.ts'
import {
  type DocumentGroup,
  documentTitle,
  groupOf,
  hasForm,
  kindName,
  sectionsOf,
} from '../../../domain/catalogue/document-forms.ts'
import { type Documents, schemaOf } from '../../../domain/catalogue/documents.ts'
import { fieldsOf } from '../../../domain/catalogue/form-shape.ts'
import { problemsOf } from '../../../domain/catalogue/problems.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { publishedDocuments } from '../store.ts'
import { scheduledKeys } from './scheduled-keys.ts'
import { allDrafts, type Draft, findDraft } from './store.ts'

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

type Facts = { published: Documents; drafts: Map<string, Draft>; scheduled: ReadonlySet<string> }

async function readFacts({ db }: Reading): Promise<Facts> {
  const [published, drafts, scheduled] = await Promise.all([
    publishedDocuments(db),
    allDrafts(db),
    scheduledKeys(db),
  ])
  return { published, drafts: new Map(drafts.map((draft) => [draft.key, draft])), scheduled }
}

function stateOf(key: string, { published, drafts, scheduled }: Facts): State {
  const shown = published[key] as { state?: unknown } | undefined
  if (scheduled.has(key)) return 'scheduled'
  if (!shown) return 'new'
  if (drafts.has(key)) return 'changed'
  if (shown.state === 'archived') return 'archived'
  return shown.state === 'hidden' ? 'hidden' : 'published'
}

/** The catalogue as the editor sees it: what is published, with what is being written laid over it. */
export async function listDocuments(
  deps: Reading,
  filters: DocumentFilters,
  { page, pageSize }: PageRequest,
) {
  const facts = await readFacts(deps)
  const keys = new Set([...Object.keys(facts.published), ...facts.drafts.keys()])
  const wanted = wordsOf(filters.search ?? '')
  const found = [...keys]
    .filter((key) => hasForm(key) && (!filters.group || groupOf(key) === filters.group))
    .map((key) => listed(key, facts))
    .filter(({ item }) => !filters.state || item.state === filters.state)
    .filter(({ item }) => wordsOf(`${item.title} ${item.key}`).includes(wanted))
    .toSorted((a, b) => a.rank - b.rank || a.item.title.localeCompare(b.item.title, 'it'))
  const first = (page - 1) * pageSize
  return {
    items: found.slice(first, first + pageSize).map(({ item }) => item),
    page,
    pageSize,
    total: found.length,
    totalIsExact: true,
    changed: facts.drafts.size,
  }
}

function wordsOf(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function listed(key: string, facts: Facts) {
  const draft = facts.drafts.get(key)
  const document = draft?.document ?? facts.published[key]
  const order = (document as { order?: unknown }).order
  return {
    rank: typeof order === 'number' ? order : 0,
    item: {
      key,
      title: documentTitle(key, document),
      kind: kindName(key),
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
  const document = draft?.document ?? published
  if (!hasForm(key) || !document) throw new DomainError('DOCUMENT_NOT_FOUND', { key })
  return {
    key,
    title: documentTitle(key, document),
    state: stateOf(key, facts),
    document,
    published: published ?? null,
    ...draftState(draft),
  }
}

export async function readDraftState({ db }: Reading, key: string) {
  return draftState(await findDraft(db, key))
}

/** Every draft with what it changes and what stands in its way. */
export async function pendingDocuments(deps: Reading) {
  const { published, drafts } = await readFacts(deps)
  return [...drafts.values()].map((draft) => ({
    key: draft.key,
    title: documentTitle(draft.key, draft.document),
    kind: kindName(draft.key),
    revision: draft.revision,
    isNew: !Object.hasOwn(published, draft.key),
    editedBy: draft.editorName,
    editedAt: draft.editedAt.toISOString(),
    ...assess(draft.key, published[draft.key], draft.document),
  }))
}

function assess(key: string, before: unknown, after: unknown) {
  const sections = sectionsOf(key)
  const parsed = schemaOf(key)?.safeParse(after)
  const issues: readonly z.core.$ZodIssue[] = parsed?.error?.issues ?? []
  return {
    changes: changesBetween(fieldsOf(sections), before, after),
    problems: problemsOf(sections, issues),
  }
}
