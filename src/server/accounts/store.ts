import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { readSetting } from '../access/settings/store.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { prepared } from '../platform/db/prepared.ts'
import { accountChanges } from '../platform/db/schema/accounts.ts'
import { bookingLinks, savedIbans } from '../platform/db/schema/links.ts'

export type SavedIban = typeof savedIbans.$inferSelect

export type CountedIban = SavedIban & { linkCount: number }

// The table name is written out, because in a query on one table the builder omits it.
const linkCount = sql<number>`(select count(*)::int from booking_links l where l.iban_id = saved_ibans.id)`

/** By IBAN, then by last use, so that the rows of one IBAN are adjacent. */
export async function listIbans(db: Db): Promise<CountedIban[]> {
  const counts = db
    .select({ ibanId: bookingLinks.ibanId, total: sql<number>`count(*)::int`.as('total') })
    .from(bookingLinks)
    .groupBy(bookingLinks.ibanId)
    .as('counts')
  const rows = await db
    .select({ iban: savedIbans, linkCount: sql<number>`coalesce(${counts.total}, 0)::int` })
    .from(savedIbans)
    .leftJoin(counts, eq(counts.ibanId, savedIbans.id))
    .orderBy(asc(savedIbans.iban), sql`${savedIbans.lastUsedAt} desc nulls last`, savedIbans.id)
  return rows.map((row) => ({ ...row.iban, linkCount: row.linkCount }))
}

/** By creation, the oldest first. */
export async function listEveryIban(db: Db): Promise<SavedIban[]> {
  return db.select().from(savedIbans).orderBy(savedIbans.createdAt, savedIbans.id)
}

export async function listActiveIbans(db: Db): Promise<SavedIban[]> {
  return db
    .select()
    .from(savedIbans)
    .where(eq(savedIbans.isActive, true))
    .orderBy(
      sql`${savedIbans.lastUsedAt} desc nulls last`,
      desc(savedIbans.createdAt),
      savedIbans.id,
    )
}

export async function findIban(db: Db | Tx, id: string): Promise<CountedIban | undefined> {
  const [row] = await db
    .select({ iban: savedIbans, linkCount })
    .from(savedIbans)
    .where(eq(savedIbans.id, id))
  return row ? { ...row.iban, linkCount: row.linkCount } : undefined
}

/** Locks the account until the transaction ends, so that it can't be deactivated while a link is being made. */
export async function lockIban(tx: Tx, id: string): Promise<SavedIban | undefined> {
  const [row] = await tx.select().from(savedIbans).where(eq(savedIbans.id, id)).for('update')
  return row
}

/** A lock per IBAN: otherwise two transactions could both find it new and make 40 links. */
export async function lockIbanNumber(tx: Tx, iban: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`iban:${iban}`}))`)
}

export async function listByNumber(tx: Db | Tx, iban: string): Promise<SavedIban[]> {
  return tx
    .select()
    .from(savedIbans)
    .where(eq(savedIbans.iban, iban))
    .orderBy(savedIbans.createdAt, savedIbans.id)
}

export async function insertIban(tx: Tx, iban: typeof savedIbans.$inferInsert): Promise<SavedIban> {
  const [row] = await tx.insert(savedIbans).values(iban).returning()
  if (!row) throw new Error('The IBAN was not inserted')
  return row
}

/** Undefined when the row's version has changed. */
export async function updateIban(
  tx: Tx,
  id: string,
  version: number,
  change: Partial<typeof savedIbans.$inferInsert>,
): Promise<SavedIban | undefined> {
  const [row] = await tx
    .update(savedIbans)
    .set({ ...change, version: version + 1 })
    .where(and(eq(savedIbans.id, id), eq(savedIbans.version, version)))
    .returning()
  return row
}

export async function touchIban(db: Db | Tx, id: string, now: Date) {
  const [row] = await db
    .update(savedIbans)
    .set({ lastUsedAt: now })
    .where(eq(savedIbans.id, id))
    .returning()
  return row
}

/** The account that an administrator chose for bookings without a link. */
export async function defaultIbanId(db: Db | Tx): Promise<string | null> {
  return (await readSetting(db, 'bank', { defaultIbanId: null })).value.defaultIbanId
}

export async function ibanOfLink(db: Db | Tx, linkId: string | null): Promise<string | null> {
  if (!linkId) return null
  const [link] = await db
    .select({ ibanId: bookingLinks.ibanId })
    .from(bookingLinks)
    .where(eq(bookingLinks.id, linkId))
    .limit(1)
  return link?.ibanId ?? null
}

const accountById = prepared('account by id', ['id'], (db, { id }) =>
  db.select().from(savedIbans).where(eq(savedIbans.id, id)).limit(1),
)

/**
 * The account itself, or the replacement of a blocked one. A replacement is never blocked when it is chosen,
 * so the chain always ends.
 */
export async function findOpenAccount(
  db: Db | Tx,
  id: string | null,
): Promise<SavedIban | undefined> {
  if (!id) return undefined
  const [row] = await accountById(db, { id })
  return row?.blockedAt ? findOpenAccount(db, row.replacedById) : row
}

/** The fields of an account that payers see. */
export type ShownIban = Pick<SavedIban, 'accountHolder' | 'iban' | 'bankName' | 'isActive'>

/** The same as a subquery: null where the account is blocked, and its replacement must be looked up. */
export const openAccountWith = (id: SQLWrapper) =>
  sql<ShownIban | null>`(select json_build_object('accountHolder', a.account_holder, 'iban', a.iban,
      'bankName', a.bank_name, 'isActive', a.is_active)
    from saved_ibans a where a.id = ${id}::uuid and a.blocked_at is null)`

/** The replacement of a blocked IBAN; undefined while the IBAN is not blocked. */
export async function findReplacement(db: Db | Tx, iban: string): Promise<SavedIban | undefined> {
  const [row] = await db
    .select()
    .from(savedIbans)
    .where(and(eq(savedIbans.iban, iban), isNotNull(savedIbans.blockedAt)))
    .orderBy(desc(savedIbans.blockedAt), savedIbans.id)
    .limit(1)
  return findOpenAccount(db, row?.id ?? null)
}

const accountForBooking = prepared('account for booking', ['id'], (db, { id }) =>
  db.select().from(savedIbans).where(eq(savedIbans.id, id)).for('key share'),
)

/**
 * A shared lock: bookings don't wait for each other, but blocking the account waits for them, and they for
 * it.
 */
export async function lockForBooking(tx: Tx, id: string): Promise<SavedIban | undefined> {
  const [row] = await accountForBooking(tx, { id })
  return row
}

/** For a link's account: the account itself, or its replacement if it was blocked meanwhile. */
export async function lockOpenAccount(tx: Tx, id: string | null): Promise<SavedIban | undefined> {
  if (!id) return undefined
  const row = await lockForBooking(tx, id)
  return row?.blockedAt ? lockOpenAccount(tx, row.replacedById) : row
}

/** The same lock for the configured account, which has no row. */
export async function shareIbanNumber(tx: Tx, iban: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${`iban:${iban}`}))`)
}

/** Changes of accounts are rare and critical, so only one runs at a time. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts'))`)
}

export async function countLinks(db: Db, ibanIds: string[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(bookingLinks)
    .where(inArray(bookingLinks.ibanId, ibanIds))
  return row?.total ?? 0
}

/**
 * Active accounts that an open booking is paid into, or that a link given out by staff names. The twenty
 * links made for a new account count only after a booking through one of them.
 */
export async function listAccountsInUse(db: Db, now: Date): Promise<SavedIban[]> {
  return db
    .select()
    .from(savedIbans)
    .where(
      and(
        eq(savedIbans.isActive, true),
        sql`(exists (
          select 1 from booking_links l
          where l.iban_id = ${savedIbans.id} and l.price > 0 and l.expires_at >= ${now.toISOString()}
            and (l.kind <> 'auto' or l.used)
        ) or exists (
          select 1 from travel_bookings b
          where b.iban_id = ${savedIbans.id} and b.status not in ('cancelled', 'completed')
            and b.payment_status not in ('paid', 'not_required', 'refunded')
        ))`,
      ),
    )
    .orderBy(asc(savedIbans.createdAt), asc(savedIbans.id))
}

export type PendingChange = typeof accountChanges.$inferSelect

export async function insertChange(
  tx: Tx,
  change: typeof accountChanges.$inferInsert,
): Promise<PendingChange> {
  const [row] = await tx.insert(accountChanges).values(change).returning()
  if (!row) throw new Error('The change was not kept')
  return row
}

/** Changes that can still be decided, or all undecided ones. */
export async function listPending(
  db: Db | Tx,
  now: Date,
  which: 'open' | 'all' = 'open',
): Promise<PendingChange[]> {
  const { state, expiresAt, requestedAt } = accountChanges
  return db
    .select()
    .from(accountChanges)
    .where(and(eq(state, 'pending'), which === 'open' ? gt(expiresAt, now) : undefined))
    .orderBy(desc(requestedAt), accountChanges.id)
}

export async function markToldAgain(tx: Tx, id: string, toldAgainAt: Date): Promise<void> {
  await tx.update(accountChanges).set({ toldAgainAt }).where(eq(accountChanges.id, id))
}

export async function lockChange(tx: Tx, id: string): Promise<PendingChange | undefined> {
  const [row] = await tx
    .select()
    .from(accountChanges)
    .where(eq(accountChanges.id, id))
    .for('update')
  return row
}

export async function decideChange(
  tx: Tx,
  id: string,
  decision: Pick<PendingChange, 'state' | 'decidedBy' | 'decidedByName' | 'decidedAt'>,
): Promise<void> {
  await tx.update(accountChanges).set(decision).where(eq(accountChanges.id, id))
}
