import { formatIban } from '../../domain/accounts/iban.ts'
import { bookingReference } from '../../domain/booking/bookings.ts'
import { linkReference } from '../../domain/booking/links.ts'
import { system, writeAudit } from '../platform/audit/write-audit.ts'
import type { Tx } from '../platform/db/client.ts'
import type { Deps } from '../platform/deps.ts'
import { agencyAddress } from '../platform/mail/agency.ts'
import { writeMail } from '../platform/mail/layout.ts'
import { type Mail, queueEmail } from '../platform/mail/outbox.ts'
import type { BankAccount } from './bank-account.ts'

type Paying = { id: string; bookingLinkId: string | null; destinationTitle: string }

/** Notifies staff once per link that travellers see the agency's own account instead of the link's. */
export async function reportMissingAccount(
  tx: Tx,
  deps: Pick<Deps, 'env' | 'publicUrl' | 'catalogue'>,
  booking: Paying,
  shown: BankAccount,
): Promise<void> {
  const linkId = booking.bookingLinkId ?? booking.id
  const isNew = await queueEmail(tx, missingAccountMail(deps, booking, shown))
  if (!isNew) return
  await writeAudit(tx, {
    actor: system,
    action: 'missing_account',
    entity: 'link',
    entityId: linkId,
    after: { bookingId: booking.id },
  })
}

export function missingAccountMail(
  deps: Pick<Deps, 'env' | 'publicUrl' | 'catalogue'>,
  booking: Paying,
  shown: BankAccount,
): Mail {
  const linkId = booking.bookingLinkId ?? booking.id
  return writeMail(deps, {
    kind: 'missing_account',
    dedupeKey: `missing_account:${linkId}`,
    bookingId: booking.id,
    recipient: agencyAddress(deps),
    subject: `IBAN da sistemare: link ${linkReference(linkId)}`,
    title: 'Un link di prenotazione è senza conto',
    paragraphs: [
      `Il conto del link ${linkReference(linkId)} (${booking.destinationTitle}) non è leggibile: al viaggiatore della prenotazione ${bookingReference(booking.id)} viene mostrato il conto predefinito dell'agenzia, con un avviso.`,
      'Associa un IBAN al link, oppure creane uno nuovo per le prossime prenotazioni.',
    ],
    facts: [{ label: 'IBAN mostrato', value: formatIban(shown.iban) }],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}
