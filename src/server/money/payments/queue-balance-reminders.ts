import { sql } from 'drizzle-orm'
import { addDays, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import {
  type ReminderRules,
  reminderDefaults,
  reminderOccasion,
} from '../../../domain/money/reminders.ts'
import { readSetting } from '../../access/settings/store.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import { type Booking, lockBooking } from '../../booking/bookings/store.ts'
import { system, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { paymentReminders } from '../../platform/db/schema/cassa.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { reminderMail, stepToRemind } from './reminder-mails.ts'

const perRun = 100

type Due = { id: string; occasion: string; departure: IsoDate }
type ReminderDeps = Pick<Deps, 'db' | 'now' | 'env' | 'publicUrl' | 'catalogue'>

/**
 * On the days that the agency has chosen, once each: for confirmed bookings with the deposit paid and an open
 * balance. The database ensures that each reminder is sent once, however often and in how many processes this
 * runs.
 */
export async function queueBalanceReminders(deps: ReminderDeps): Promise<number> {
  const { value: rules } = await readSetting(deps.db, 'reminders', reminderDefaults)
  const due = await dueReminders(deps.db, rules, todayInRome(deps.now()))
  let sent = 0
  for (const reminder of due.slice(0, perRun)) {
    if (await deps.db.transaction((tx) => sendOne(tx, deps, reminder))) sent += 1
  }
  return sent
}

type Row = {
  id: string
  startDate: IsoDate
  since: IsoDate
  dueOn: IsoDate | null
  sent: string[] | null
}

async function dueReminders(db: Db, rules: ReminderRules, today: IsoDate): Promise<Due[]> {
  const furthest = addDays(today, Math.max(0, ...rules.days))
  const rows = await selectRows<Row>(
    db,
    sql`select b.id, b.start_date::text as "startDate",
      case when b.payment_plan is null then null else b.balance_due_date::text end as "dueOn",
      greatest((b.created_at at time zone 'Europe/Rome')::date, coalesce((select max(p.received_on)
        from booking_payments p where p.booking_id = b.id and p.amount > 0), '-infinity'))::text as since,
      (select array_agg(r.occasion) from payment_reminders r
        where r.booking_id = b.id and r.departure = b.start_date) as sent
      from travel_bookings b
      where b.status = 'confirmed' and b.payment_status = 'deposit_paid' and b.start_date > ${today}
        and b.total_price > b.amount_paid
        and (b.start_date <= ${furthest} or b.payment_plan is not null)
      order by b.start_date, b.id`,
  )
  return rows.flatMap(({ id, startDate, since, dueOn, sent }) => {
    const occasion = reminderOccasion({ startDate, bookedOn: since, dueOn }, rules, today)
    if (occasion === null || sent?.includes(occasion)) return []
    return [{ id, occasion, departure: startDate }]
  })
}

/** Only the transaction that inserts the row queues the mail. */
async function sendOne(tx: Tx, deps: ReminderDeps, { id, occasion, departure }: Due) {
  const booking = await lockBooking(tx, id)
  if (!booking || !isWaiting(booking, departure)) return false
  const { open: amount } = stepToRemind(booking)
  const [row] = await tx
    .insert(paymentReminders)
    .values({ bookingId: id, channel: 'mail', occasion, departure, amount, sentBy: system.name })
    .onConflictDoNothing()
    .returning({ id: paymentReminders.id })
  if (!row) return false
  const account = await bankAccountOf(tx, deps, booking)
  await queueEmail(tx, reminderMail(deps, booking, account, `${departure}:${occasion}`))
  await writeAudit(tx, {
    actor: system,
    action: 'reminder_sent',
    entity: 'booking',
    entityId: id,
    after: { channel: 'mail', amount, occasion },
  })
  return true
}

/** Checked again, because the row was first read without the lock. */
function isWaiting(booking: Booking, departure: IsoDate): boolean {
  return (
    booking.status === 'confirmed' &&
    booking.paymentStatus === 'deposit_paid' &&
    booking.totalPrice > booking.amountPaid &&
    booking.startDate === departure
  )
}
