import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { addDays, todayInRome } from '../../domain/dates.ts'
import { balanceDaysBeforeDeparture } from '../../domain/pricing.ts'
import { bankAccountOf } from '../accounts/bank-account.ts'
import { travelBookings } from '../db/schema/bookings.ts'
import { outbox } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'
import { queueEmail } from '../mail/outbox.ts'
import { balanceReminderMail } from './mails.ts'

const perRun = 100

/** 30 days before departure, once per booking: confirmed, deposit received, balance still open. */
export async function queueBalanceReminders(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'publicUrl'>,
): Promise<number> {
  const { db, now } = deps
  const today = todayInRome(now())
  const due = await db
    .select()
    .from(travelBookings)
    .where(
      and(
        eq(travelBookings.status, 'confirmed'),
        eq(travelBookings.paymentStatus, 'deposit_paid'),
        gt(travelBookings.startDate, today),
        lte(travelBookings.startDate, addDays(today, balanceDaysBeforeDeparture)),
        sql`${travelBookings.totalPrice} > ${travelBookings.amountPaid}`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(outbox)
            .where(eq(outbox.dedupeKey, sql`'balance_reminder:' || ${travelBookings.id}`)),
        ),
      ),
    )
    .orderBy(asc(travelBookings.startDate))
    .limit(perRun)
  for (const booking of due) {
    const account = await bankAccountOf(db, booking)
    await queueEmail(db, balanceReminderMail(deps, booking, account))
  }
  return due.length
}
