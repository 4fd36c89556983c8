import { desc, eq } from 'drizzle-orm'
import { type IsoDate, monthKey, todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { closedMonths } from '../../platform/db/schema/cassa.ts'
import type { Deps } from '../../platform/deps.ts'

export async function isMonthClosed(db: Db | Tx, day: IsoDate): Promise<boolean> {
  const [row] = await db
    .select({ month: closedMonths.month })
    .from(closedMonths)
    .where(eq(closedMonths.month, monthKey(day)))
    .limit(1)
  return row !== undefined
}

/** The day itself, or today if the accountant has closed its month. */
export async function openDay(db: Db | Tx, day: IsoDate, now: Date): Promise<IsoDate> {
  return (await isMonthClosed(db, day)) ? todayInRome(now) : day
}

export async function requireOpenMonth(db: Db | Tx, day: IsoDate): Promise<void> {
  if (await isMonthClosed(db, day)) throw new DomainError('MONTH_CLOSED', { month: monthKey(day) })
}

/** A movement recorded by hand has already happened, so its day can't be in the future. */
export function requirePastDay(
  { now }: Pick<Deps, 'now'>,
  field: string,
  day: IsoDate | undefined,
): void {
  if (day !== undefined && day > todayInRome(now())) {
    throw wrongField(field, 'La data non può essere nel futuro')
  }
}

export async function listClosedMonths(db: Db): Promise<string[]> {
  const rows = await db.select().from(closedMonths).orderBy(desc(closedMonths.month)).limit(120)
  return rows.map(({ month }) => month)
}

/** Only past months can be closed, and a closed month is never opened again. */
export async function closeMonth(
  deps: Pick<Deps, 'db' | 'now'>,
  month: string,
  actor: Actor,
): Promise<void> {
  if (month >= monthKey(todayInRome(deps.now()))) throw new DomainError('MONTH_NOT_OVER')
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(closedMonths)
      .values({ month, closedBy: actor.name })
      .onConflictDoNothing()
      .returning()
    if (row) {
      await writeAudit(tx, { actor, action: 'month_closed', entity: 'ledger', entityId: month })
    }
  })
}
