import { placePath } from '../../../contract/pages.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { formatDate } from '../../../domain/dates.ts'
import { leaderSeat, placeEndsOn, sameAddress } from '../../../domain/trip/place.ts'
import { firstNameOf, mailToTraveller } from '../../booking/bookings/mail-facts.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { withFootLink } from '../../platform/mail/layout.ts'
import type { Mail, QueuedMail } from '../../platform/mail/outbox.ts'
import { passToken, placeAddress } from './keys.ts'
import { currentPass } from './store.ts'

/** Where the link stands in a mail about it; it is put there when the mail leaves. */
export const linkMark = '⟨il-mio-viaggio⟩'
const label = 'Il mio viaggio'

export function linkMail(deps: Pick<Deps, 'catalogue'>, booking: Booking, requestId: string): Mail {
  return mailToTraveller(deps, booking, {
    kind: 'trip_link',
    dedupeKey: `trip_link:${requestId}`,
    subject: `Il tuo viaggio: ${booking.destinationTitle} (${bookingReference(booking.id)})`,
    title: 'Ecco il tuo link',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, da qui vedi a che punto è il tuo viaggio e la prossima cosa da fare.`,
      `Il link è personale: non inoltrarlo. Vale fino al ${formatDate(placeEndsOn(booking.endDate))} e quello di prima non funziona più.`,
    ],
    button: { label: 'Apri il mio viaggio', href: linkMark },
    closing: 'Se non l’hai chiesto tu, non devi fare nulla: è arrivato solo a questo indirizzo.',
  })
}

export type LinkDeps = Pick<Deps, 'db' | 'now' | 'signingKey' | 'publicUrl'>

/**
 * Every mail of a booking leads to its place. The link is known only while the mail leaves: no table, list or
 * backup has it. It goes to the booking's own address alone, never to one that it had before.
 */
export async function withPlaceLink(deps: LinkDeps, mail: QueuedMail): Promise<QueuedMail> {
  const href = await placeLink(deps, mail)
  if (mail.text.includes(linkMark)) {
    // Ended meanwhile: from there a new one can be asked for.
    const shown = href ?? `${deps.publicUrl}/#${placePath}`
    return {
      ...mail,
      html: mail.html.replaceAll(linkMark, shown),
      text: mail.text.replaceAll(linkMark, shown),
    }
  }
  if (!href) return mail
  return {
    ...mail,
    ...withFootLink(mail, { text: 'Tutto del viaggio, in un posto solo:', label, href }),
  }
}

async function placeLink(deps: LinkDeps, mail: QueuedMail): Promise<string | undefined> {
  const booking = mail.bookingId ? await findBooking(deps.db, mail.bookingId) : undefined
  if (!booking || !sameAddress(booking.contactEmail, mail.recipient)) return undefined
  const pass = await currentPass(deps.db, deps, booking, leaderSeat)
  if (!pass || pass.endedAt !== null) return undefined
  return placeAddress(deps.publicUrl, passToken(deps, pass, booking))
}
