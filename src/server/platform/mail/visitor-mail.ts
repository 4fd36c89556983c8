import { and, eq } from 'drizzle-orm'
import { type MailAllowance, mailAllowance, mailboxOf } from '../../../domain/mail-allowance.ts'
import { takeOfDay } from '../day-allowance.ts'
import type { Db, Tx } from '../db/client.ts'
import { outbox } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'
import { type Mail, queueEmail } from './outbox.ts'

/**
 * Limits mail to an address that a visitor typed, because it may belong to a stranger. Counted in the
 * transaction that causes the mail, so that a rollback does not count. False: the day's limit is reached.
 */
export async function takeAllowance(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  allowance: MailAllowance,
  recipient: string,
): Promise<boolean> {
  const [what, whose] = [`mail-${allowance}`, mailboxOf(recipient)]
  return takeOfDay(tx, now(), { what, whose, amount: 1, limit: mailAllowance[allowance] })
}

/** Queues a copy for the sender of a form; beyond the day's limit there is none. */
export async function queueFormMail(tx: Tx, deps: Pick<Deps, 'now'>, mail: Mail): Promise<boolean> {
  return (await takeAllowance(tx, deps, 'form', mail.recipient)) && queueEmail(tx, mail)
}

/**
 * Queues mail about a booking that its traveller or a timer has caused. A booking by private link came
 * through a consultant who knows the traveller; for others, mail beyond the day's limit waits for staff.
 */
export async function queueBookingMail(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  booking: { bookingLinkId: string | null },
  mail: Mail,
): Promise<boolean> {
  return queueEmail(tx, await withinAllowance(tx, deps, booking, mail))
}

/** Marks the mail as held when it exceeds the day's limit. */
export async function withinAllowance(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  booking: { bookingLinkId: string | null },
  mail: Mail,
): Promise<Mail> {
  const isFree =
    booking.bookingLinkId !== null ||
    (await takeAllowance(tx, deps, 'directBooking', mail.recipient))
  return isFree ? mail : { ...mail, state: 'held' }
}

/** Whether the summary of a booking waits for staff: the booking's page says so. */
export async function isSummaryHeld(
  db: Db | Tx,
  booking: { id: string; bookingLinkId: string | null },
): Promise<boolean> {
  if (booking.bookingLinkId !== null) return false
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.bookingId, booking.id),
        eq(outbox.kind, 'booking_received'),
        eq(outbox.state, 'held'),
      ),
    )
    .limit(1)
  return rows.length > 0
}
