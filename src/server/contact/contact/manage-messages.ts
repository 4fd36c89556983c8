import { and, count, eq, sql } from 'drizzle-orm'
import { messageStates } from '../../../contract/admin/contact/contact.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { countUpTo, offsetOf, type PageRequest } from '../../platform/db/paging.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { matchesWords, searchCondition } from '../../platform/db/search-words.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  type ContactMessageRow,
  findMessage,
  messageColumns,
  newestFirst,
  updateMessage,
} from './store.ts'

type MessageState = (typeof messageStates)[number]

export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  input: PageRequest & { search?: string | undefined; state: 'all' | MessageState },
) {
  const { page, pageSize, search, state } = input
  const where = and(
    state === 'all' ? undefined : eq(contactMessages.state, state),
    search
      ? await searchCondition(db, contactMessages, [
          matchesWords(sql`${contactMessages.searchWords}`, search),
        ])
      : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select(messageColumns)
      .from(contactMessages)
      .where(where)
      .orderBy(...newestFirst)
      .limit(pageSize)
      .offset(offsetOf({ page, pageSize })),
    countUpTo(db, sql`select 1 from ${contactMessages} where ${where ?? sql`true`}`),
  ])
  return { page, pageSize, ...counted, items: rows.map(messageView) }
}

export async function countMessages({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .select({ state: contactMessages.state, total: count() })
    .from(contactMessages)
    .groupBy(contactMessages.state)
  const totals = new Map(rows.map((row) => [row.state, row.total]))
  return Object.fromEntries(
    messageStates.map((state) => [state, totals.get(state) ?? 0]),
  ) as Record<MessageState, number>
}

export async function requireMessage({ db }: Pick<Deps, 'db'>, id: string) {
  const row = await findMessage(db, id)
  if (!row) throw new DomainError('NOT_FOUND')
  return messageView(row)
}

export async function changeMessage(
  { db, actor }: Pick<Deps, 'db'> & { actor: Actor },
  input: { id: string; version: number; state: MessageState; staffNote: string | null },
) {
  return db.transaction(async (tx) => {
    const before = await findMessage(tx, input.id)
    if (!before) throw new DomainError('NOT_FOUND')
    const change = { state: input.state, staffNote: input.staffNote || null }
    const after = await updateMessage(tx, input.id, input.version, change)
    if (!after) throw new DomainError('VERSION_CONFLICT')
    await writeAudit(tx, {
      actor,
      action: 'edited',
      entity: 'message',
      entityId: input.id,
      before: { state: before.state, staffNote: before.staffNote },
      after: change,
    })
    return messageView(after)
  })
}

function messageView({ createdAt, updatedAt, ...row }: ContactMessageRow) {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
