import { and, desc, eq, getTableColumns, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { voucherCodes, vouchers, voucherUses } from '../../platform/db/schema/vouchers.ts'
import { namesOf } from '../../platform/db/sealed-fields.ts'

const everyColumn = getTableColumns(vouchers)
/** The keyed hash is only for finding the code, so it is never returned. */
const columns = withoutName(everyColumn)

function withoutName({ codeName: _name, ...others }: typeof everyColumn) {
  return others
}

const newestFirst = [desc(vouchers.createdAt), desc(vouchers.id)]

export type Voucher = Omit<typeof vouchers.$inferSelect, 'codeName'>
export type NewVoucher = Omit<typeof vouchers.$inferInsert, 'codeName'>

/** Undefined where the same form has issued one before. */
export async function insertVoucher(tx: Tx, values: NewVoucher): Promise<Voucher | undefined> {
  const [row] = await tx
    .insert(vouchers)
    .values({ ...values, codeName: namesOf(voucherCodes, values.code)[0] })
    .onConflictDoNothing({ target: vouchers.submissionId })
    .returning(columns)
  return row
}

type VoucherName = { id: string } | { code: string } | { submissionId: string }

/**
 * By the keyed hash; a code from before sealing has none until it is sealed soon after the start, so it is
 * compared directly.
 */
function isCode(code: string) {
  const older = and(isNull(vouchers.codeName), sql`${vouchers.code} = ${code}`)
  return or(inArray(vouchers.codeName, namesOf(voucherCodes, code)), older)
}

/** Locks the voucher until the transaction ends. */
export async function lockVoucher(tx: Tx, by: VoucherName) {
  const where =
    'id' in by
      ? eq(vouchers.id, by.id)
      : 'code' in by
        ? isCode(by.code)
        : eq(vouchers.submissionId, by.submissionId)
  const [row] = await tx.select(columns).from(vouchers).where(where).limit(1).for('update')
  return row
}

export async function insertUse(tx: Tx, voucherId: string, bookingId: string, amount: Cents) {
  await tx.insert(voucherUses).values({ voucherId, bookingId, amount })
}

export async function markCancelled(tx: Tx, id: string, cancelledBy: string, now: Date) {
  await tx.update(vouchers).set({ cancelledAt: now, cancelledBy }).where(eq(vouchers.id, id))
}

export async function vouchersOfPerson(db: Db | Tx, email: string): Promise<Voucher[]> {
  return db
    .select(columns)
    .from(vouchers)
    .where(sql`lower(${vouchers.holderEmail}) = ${email}`)
    .orderBy(...newestFirst)
}

/** Removes the holder's data from vouchers without any value; the sums stay. */
export async function forgetHolder(
  tx: Tx,
  email: string,
  { nobody, today }: { nobody: string; today: IsoDate },
): Promise<void> {
  await tx
    .update(vouchers)
    .set({ holderName: nobody, holderEmail: '', note: null })
    .where(
      and(
        sql`lower(${vouchers.holderEmail}) = ${email}`,
        sql`(${vouchers.remaining} = 0 or ${vouchers.cancelledAt} is not null or ${vouchers.expiresOn} < ${today})`,
      ),
    )
}

const mostListed = 300

export async function listVouchers(db: Db): Promise<Voucher[]> {
  return db
    .select(columns)
    .from(vouchers)
    .orderBy(...newestFirst)
    .limit(mostListed)
}

/** Whether any voucher is valid: pages ask for a code only then. */
export async function anyValid(db: Db | Tx, today: IsoDate): Promise<boolean> {
  const rows = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(
      and(
        isNull(vouchers.cancelledAt),
        gte(vouchers.expiresOn, today),
        sql`${vouchers.remaining} > 0`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** What each voucher has paid for a booking, minus returned amounts, the last used first. */
export async function spentOn(tx: Tx, bookingId: string) {
  const total = sql`sum(${voucherUses.amount})`.mapWith(voucherUses.amount)
  const rows = await tx
    .select({ voucherId: voucherUses.voucherId, amount: total })
    .from(voucherUses)
    .where(eq(voucherUses.bookingId, bookingId))
    .groupBy(voucherUses.voucherId)
    .orderBy(sql`max(${voucherUses.createdAt}) desc`, voucherUses.voucherId)
  return rows.filter(({ amount }) => amount > 0)
}
