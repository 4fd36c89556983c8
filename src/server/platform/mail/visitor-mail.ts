import { and, eq } from 'drizzle-orm'
import { type MailAllowance, mailAllowance, mailboxOf } from '../../../domain/mail-allowance.ts'
import { takeOfDay } from '../day-allowance.ts'
import type { Db, Tx } from '../db/client.ts'
import { outbox } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'
import { type Mail, queueEmail } from './outbox.ts'

/**
 * Mail to an address that a visitor typed: it may belong to somebody who never asked for it. In the
 * transaction that causes it, so that what is undone does not count. False: enough for today.
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

/** A copy for whoever filled in a form; beyond the day's number there is none. */
export async function queueFormMail(tx: Tx, deps: Pick<Deps, 'now'>, mail: Mail): Promise<boolean> {
  return (await takeAllowance(tx, deps, 'form', mail.recipient)) && queueEmail(tx, mail)
}

/**
 * Mail about a booking that its traveller or the clock has caused. Behind a private link stands a
 * consultant who knows the traveller; without one, what goes beyond the day's number waits for staff.
 */
export async function queueBookingMail(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  booking: { bookingLinkId: string | null },
  mail: Mail,
): Promise<boolean> {
  return queueEmail(tx, await withinAllowance(tx, deps, booking, mail))
}

/** The mail as it may be queued: beyond the day's number it is held. */
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

/** Whether the summary of a booking waits for staff: its page says so. */
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
