import { path } from '../../../contract/pages.ts'
import { formatDate } from '../../../domain/dates.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'
import { firstNameOf } from '../bookings/mail-facts.ts'
import type { Booking } from '../bookings/store.ts'
import type { StoredReview } from './store.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'env' | 'catalogue'>
export type Invited = { review: StoredReview; booking: Booking; recipient: string; name: string }

export function invitationMail(deps: MailDeps, invited: Invited): Mail {
  const { review, booking, recipient, name } = invited
  const mail: Mail = writeMail(deps, {
    kind: 'review_invitation',
    dedupeKey: `review_invitation:${review.id}`,
    bookingId: booking.id,
    recipient,
    subject: `Com’è andato il viaggio «${booking.destinationTitle}»?`,
    title: "Bentornati a casa! Com'è andato il viaggio?",
    paragraphs: [
      `Ciao ${name}, il ${formatDate(booking.endDate)} è finito il viaggio «${booking.destinationTitle}»: ci racconti com'è andato?`,
      'Bastano due minuti: le stelle, due righe e, se vuoi, una foto. Dicci anche che cosa non ha funzionato: è quello che ci serve di più.',
      'Il link è personale. Pubblichiamo le recensioni positive e quelle negative, con il tuo nome e la sola iniziale del cognome.',
    ],
    button: { label: 'Scrivi la recensione', href: linkOf(deps.publicUrl, review) },
  })
  return hideSecrets(mail, [review.token ?? ''])
}

export function reminderMail(deps: MailDeps, invited: Invited): Mail {
  const { review, booking, recipient, name } = invited
  const mail: Mail = writeMail(deps, {
    kind: 'review_reminder',
    dedupeKey: `review_reminder:${review.id}`,
    bookingId: booking.id,
    recipient,
    subject: `${booking.destinationTitle}: ci manca la tua opinione`,
    title: 'Due righe sul tuo viaggio?',
    paragraphs: [
      `Ciao ${name}, una settimana fa ti abbiamo chiesto com'è andato il viaggio «${booking.destinationTitle}». Se ti va, il tuo link è ancora aperto.`,
      'È l’ultima volta che te lo chiediamo.',
    ],
    button: { label: 'Scrivi la recensione', href: linkOf(deps.publicUrl, review) },
  })
  return hideSecrets(mail, [review.token ?? ''])
}

function linkOf(publicUrl: string, { token }: StoredReview): string {
  return `${publicUrl}/#${path('review', { token: token ?? '' })}`
}

export function receivedMail(deps: MailDeps, review: StoredReview, tripTitle: string): Mail {
  return writeMail(deps, {
    kind: 'agency_review',
    dedupeKey: `agency_review:${review.id}`,
    recipient: agencyAddress(deps),
    subject: `Nuova recensione: ${tripTitle}, ${review.stars} su 5`,
    title: 'È arrivata una recensione',
    paragraphs: [`${review.shownName} ha scritto di ${tripTitle}. Leggila e pubblicala.`],
    facts: [{ label: 'Stelle', value: `${review.stars} su 5` }],
    button: { label: 'Apri le recensioni', href: `${deps.publicUrl}/#/admin/reviews` },
  })
}

/** The name used to address the traveller. */
export function invitedName(booking: Booking, index: number): string {
  return booking.travelers[index]?.firstName || firstNameOf(booking)
}
