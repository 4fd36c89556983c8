import { bookingLinkAddress } from '../../../domain/booking/links.ts'
import { formatDateRange, formatMoment, todayInRome } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import { type Mail, queueEmail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'
import { lockLink } from './admin-store.ts'
import { requireOpen } from './require-open-link.ts'
import type { BookingLink } from './store.ts'

type Recipient = { id: string; name: string | null; email: string }

/** One mail a day to each address, however often the button is pressed. */
export function sendLink(deps: Deps & { actor: Actor }, recipient: Recipient) {
  return deps.db.transaction(async (tx) => {
    const link = requireOpen(await lockLink(tx, recipient.id), deps.now())
    const isNew = await queueEmail(tx, linkMail(deps, link, recipient))
    if (isNew) {
      await writeAudit(tx, {
        actor: deps.actor,
        action: 'link_sent',
        entity: 'link',
        entityId: link.id,
        after: { recipient: recipient.email },
      })
    }
    return { isNew }
  })
}

export function linkMail(
  deps: Pick<Deps, 'publicUrl' | 'catalogue' | 'now'>,
  link: BookingLink,
  { name, email }: Recipient,
): Mail {
  const first = (name ?? link.customerName)?.trim().split(/\s+/)[0]
  const mail: Mail = writeMail(deps, {
    kind: 'booking_link',
    dedupeKey: `booking_link:${link.id}:${email.toLowerCase()}:${todayInRome(deps.now())}`,
    recipient: email,
    subject: `${link.travelTitle}: il tuo link per prenotare`,
    title: 'Il tuo link per prenotare',
    paragraphs: [
      `Ciao${first ? ` ${first}` : ''}, ecco il link per prenotare il viaggio di cui abbiamo parlato.`,
      'Aprilo quando vuoi: inserisci i dati di chi parte, come sul passaporto, e vedi subito quanto costa e come si paga.',
    ],
    facts: [
      { label: 'Viaggio', value: link.travelTitle },
      { label: 'Date', value: formatDateRange(link.startDate, link.endDate) },
      ...(link.price > 0 ? [{ label: 'Prezzo a persona', value: formatEuro(link.price) }] : []),
      ...(link.kind === 'date'
        ? []
        : [{ label: 'Valido fino al', value: formatMoment(link.expiresAt) }]),
    ],
    button: { label: 'Prenota', href: bookingLinkAddress(deps.publicUrl, link.token) },
    closing: 'Hai una domanda? Scrivici: i nostri recapiti sono qui sotto.',
  })
  return hideSecrets(mail, [link.token])
}
