import { and, eq, sql } from 'drizzle-orm'
import { DomainError } from '../../../domain/errors.ts'
import { agencyTimeZone } from '../../../domain/rome-clock.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import { requireBooking } from '../../booking/bookings/move-booking.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { paymentReminders } from '../../platform/db/schema/cassa.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { reminderMail, stepToRemind } from '../payments/reminder-mails.ts'

type Channel = 'mail' | 'whatsapp'
type Reminder = { bookingId: string; channel: Channel; actor: Actor }

/** Sends a reminder by mail, or records one sent by WhatsApp; every reminder is stored. */
export function remind(deps: Deps, { bookingId, channel, actor }: Reminder): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const booking = await requireBooking(tx, bookingId)
    const { open: amount } = stepToRemind(booking)
    // Pressed twice, or by two colleagues: the customer gets one reminder a day.
    if (await wasReminded(tx, bookingId, channel)) {
      if (channel === 'mail') throw new DomainError('REMINDED_TODAY')
      return
    }
    const [row] = await tx
      .insert(paymentReminders)
      .values({ bookingId, channel, occasion: 'hand', amount, sentBy: actor.name })
      .returning({ id: paymentReminders.id })
    if (channel === 'mail') {
      const account = await bankAccountOf(tx, deps, booking)
      await queueEmail(tx, reminderMail(deps, booking, account, `hand:${row?.id}`))
    }
    await writeAudit(tx, {
      actor,
      action: 'reminder_sent',
      entity: 'booking',
      entityId: bookingId,
      after: { channel, amount },
    })
  })
}

/**
 * Whether there was one today in the agency's time zone, by the database's clock, because the clocks of two
 * processes may differ.
 */
async function wasReminded(tx: Tx, bookingId: string, channel: Channel): Promise<boolean> {
  const dayOf = (moment: unknown) => sql`(${moment} at time zone ${agencyTimeZone}::text)::date`
  const rows = await tx
    .select({ id: paymentReminders.id })
    .from(paymentReminders)
    .where(
      and(
        eq(paymentReminders.bookingId, bookingId),
        eq(paymentReminders.channel, channel),
        sql`${dayOf(paymentReminders.createdAt)} = ${dayOf(sql`now()`)}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
