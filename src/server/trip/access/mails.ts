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

/** The link's placeholder in a mail, replaced when the mail is sent. */
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
 * Adds the link to the traveller's pages to every mail of a booking. The link is computed only when the mail
 * is sent: no table, list or backup contains it. It goes only to the booking's current address.
 */
export async function withPlaceLink(deps: LinkDeps, mail: QueuedMail): Promise<QueuedMail> {
  const href = await placeLink(deps, mail)
  if (mail.text.includes(linkMark)) {
    // The link has ended meanwhile: on that page a new one can be requested.
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
