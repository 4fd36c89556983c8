import { eq, sql } from 'drizzle-orm'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { openDay } from '../ledger/months.ts'

type Row = typeof bookingPayments.$inferInsert
export type Movement = typeof bookingPayments.$inferSelect

export type NewMovement = Pick<Row, 'bookingId' | 'kind' | 'provider'> & {
  /** Positive for money received, negative for money that left. */
  amount: Cents
  actor: Actor
  /** The day on which it happened; default today. */
  day?: IsoDate | undefined
  /** The movement's unique name: it is recorded only once. */
  externalId?: string | undefined
  note?: string | null | undefined
  acceptedFor?: Cents | undefined
  reversesId?: string | undefined
  /** The seat of the traveller whose part of the price it is. */
  shareSeat?: number | null | undefined
}

/**
 * The only file that writes movements of money. A movement outside has happened already, so it is never
 * refused: in a month that is closed by now it gets today's date.
 */
export async function writeMovement(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { actor, day, ...movement }: NewMovement,
): Promise<string> {
  // A shared lock: closing a month waits for this transaction, and this one for a closing that is running.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('ledger months'))`)
  const receivedOn = await openDay(tx, day ?? todayInRome(now()), now())
  const [row] = await tx
    .insert(bookingPayments)
    .values({ ...movement, receivedOn, note: movement.note ?? null, recordedBy: actor.id })
    .returning({ id: bookingPayments.id })
  if (!row) throw new Error('The movement was not written')
  return row.id
}

export async function findMovement(
  db: Db | Tx,
  by: { id: string } | { externalId: string } | { reversesId: string },
): Promise<Movement | undefined> {
  const { id, externalId, reversesId } = bookingPayments
  const where =
    'id' in by
      ? eq(id, by.id)
      : 'externalId' in by
        ? eq(externalId, by.externalId)
        : eq(reversesId, by.reversesId)
  const [row] = await db.select().from(bookingPayments).where(where).limit(1)
  return row
}

export async function isRecorded(tx: Tx, externalId: string): Promise<boolean> {
  return (await findMovement(tx, { externalId })) !== undefined
}
