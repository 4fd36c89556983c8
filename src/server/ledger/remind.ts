import { eq } from 'drizzle-orm'
import { DomainError } from '../../domain/errors.ts'
import { amountDue, openBalance } from '../accounts/amounts.ts'
import { bankAccountOf } from '../accounts/bank-account.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import { requireBooking } from '../bookings/move-booking.ts'
import { paymentReminders } from '../db/schema/cassa.ts'
import type { Deps } from '../deps.ts'
import { queueEmail } from '../mail/outbox.ts'
import { balanceReminderMail } from '../payments/mails.ts'

type Reminder = { bookingId: string; channel: 'mail' | 'whatsapp'; actor: Actor }

/** Sends a reminder, or writes down that one went by WhatsApp; every one of them is on record. */
export function remind(deps: Deps, { bookingId, channel, actor }: Reminder): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const booking = await requireBooking(tx, bookingId)
    const amount = amountDue(booking) || openBalance(booking)
    if (booking.status === 'cancelled' || amount === 0) throw new DomainError('ALREADY_PAID')
    const sent = await tx
      .select({ id: paymentReminders.id })
      .from(paymentReminders)
      .where(eq(paymentReminders.bookingId, bookingId))
    await tx
      .insert(paymentReminders)
      .values({ bookingId, channel, occasion: 'hand', amount, sentBy: actor.name })
    if (channel === 'mail') {
      const mail = balanceReminderMail(deps, booking, await bankAccountOf(tx, booking))
      await queueEmail(tx, { ...mail, dedupeKey: `${mail.dedupeKey}:hand:${sent.length + 1}` })
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
