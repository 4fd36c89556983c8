import { asc, count, eq, gte } from 'drizzle-orm'
import type { z } from 'zod'
import type { whatsappNumberSchema } from '../../../contract/admin/contact/whatsapp-numbers.ts'
import { digitsOnly } from '../../../domain/contact/whatsapp.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { whatsappClicks, whatsappNumbers } from '../../platform/db/schema/contact.ts'
import type { Deps } from '../../platform/deps.ts'

type Managing = Pick<Deps, 'db' | 'now'> & { actor: Actor }
type NumberRow = typeof whatsappNumbers.$inferSelect
type NumberView = z.input<typeof whatsappNumberSchema>
type Fields = { label: string; weight: number; paused: boolean }

const thirtyDaysMs = 30 * 86_400_000

export async function listNumbers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<NumberView[]> {
  const [numbers, clicks] = await Promise.all([
    db
      .select()
      .from(whatsappNumbers)
      .orderBy(asc(whatsappNumbers.createdAt), asc(whatsappNumbers.id)),
    clicksSince(db, new Date(now().getTime() - thirtyDaysMs)),
  ])
  const active = numbers.filter((row) => !row.paused)
  const allWeights = active.reduce((sum, row) => sum + row.weight, 0)
  return numbers.map((row) => ({
    ...row,
    share: row.paused ? 0 : Math.round((row.weight * 1000) / allWeights) / 10,
    clicksLast30Days: clicks.get(digitsOnly(row.phoneNumber)) ?? 0,
  }))
}

async function clicksSince(db: Db, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ phoneNumber: whatsappClicks.phoneNumber, total: count() })
    .from(whatsappClicks)
    .where(gte(whatsappClicks.clickedAt, since))
    .groupBy(whatsappClicks.phoneNumber)
  const totals = new Map<string, number>()
  for (const { phoneNumber, total } of rows) {
    const key = digitsOnly(phoneNumber)
    totals.set(key, (totals.get(key) ?? 0) + total)
  }
  return totals
}

export async function addNumber(
  deps: Managing,
  input: Fields & { phoneNumber: string },
): Promise<NumberView> {
  const id = await deps.db.transaction(async (tx) => {
    const known = await tx.select().from(whatsappNumbers).for('update')
    const digits = digitsOnly(input.phoneNumber)
    if (known.some((row) => digitsOnly(row.phoneNumber) === digits)) {
      throw new DomainError('NUMBER_EXISTS')
    }
    const [row] = await tx.insert(whatsappNumbers).values(input).returning()
    if (!row) throw new Error('The number was not inserted')
    await restartRotation(tx)
    await auditNumber(tx, deps.actor, 'created', row.id, undefined, input)
    return row.id
  })
  return requireNumber(deps, id)
}

export async function editNumber(
  deps: Managing,
  { id, version, ...fields }: Fields & { id: string; version: number },
): Promise<NumberView> {
  await deps.db.transaction(async (tx) => {
    const before = await requireRow(tx, id)
    if (before.version !== version) throw new DomainError('VERSION_CONFLICT')
    await tx
      .update(whatsappNumbers)
      .set({ ...fields, version: version + 1 })
      .where(eq(whatsappNumbers.id, id))
    if (before.weight !== fields.weight || before.paused !== fields.paused) {
      await restartRotation(tx)
    }
    const { label, weight, paused } = before
    await auditNumber(tx, deps.actor, 'edited', id, { label, weight, paused }, fields)
  })
  return requireNumber(deps, id)
}

export async function removeNumber(
  deps: Managing,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await requireRow(tx, id)
    if (before.version !== version) throw new DomainError('VERSION_CONFLICT')
    await tx.delete(whatsappNumbers).where(eq(whatsappNumbers.id, id))
    await auditNumber(tx, deps.actor, 'deleted', id, { phoneNumber: before.phoneNumber })
  })
}

/**
 * Restarts the counting of shares: otherwise a reactivated number would get all visitors until it had caught
 * up.
 */
async function restartRotation(tx: Tx) {
  await tx.update(whatsappNumbers).set({ turns: 0 })
}

async function requireRow(tx: Tx, id: string): Promise<NumberRow> {
  const [row] = await tx
    .select()
    .from(whatsappNumbers)
    .where(eq(whatsappNumbers.id, id))
    .for('update')
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

async function requireNumber(deps: Managing, id: string): Promise<NumberView> {
  const row = (await listNumbers(deps)).find((number) => number.id === id)
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

function auditNumber(
  tx: Tx,
  actor: Actor,
  action: string,
  entityId: string,
  before?: unknown,
  after?: unknown,
) {
  return writeAudit(tx, { actor, action, entity: 'whatsapp_number', entityId, before, after })
}
