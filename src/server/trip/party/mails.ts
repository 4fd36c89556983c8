import { formatDateRange } from '../../../domain/dates.ts'
import { firstNameOf } from '../../booking/bookings/mail-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'

type Invitation = {
  booking: Booking
  name: string
  email: string
  href: string
  token: string
  id: string
}

export function invitationMail(
  deps: Pick<Deps, 'catalogue'>,
  { booking, name, email, href, token, id }: Invitation,
): Mail {
  const mail: Mail = {
    kind: 'trip_invitation',
    dedupeKey: `trip_invitation:${id}`,
    bookingId: booking.id,
    recipient: email,
    subject: `${firstNameOf(booking)} ti invita: ${booking.destinationTitle}`,
    ...renderMail(deps, {
      title: `Ciao ${name}, si parte!`,
      paragraphs: [
        `${firstNameOf(booking)} ha prenotato ${booking.destinationTitle}, ${formatDateRange(booking.startDate, booking.endDate)}, anche per te.`,
        'Da qui inserisci i tuoi dati e vedi a che punto è il viaggio. Quello che scrivi lo legge solo chi organizza, nemmeno chi ti ha invitato.',
      ],
      button: { label: 'Entra nel viaggio', href },
      closing:
        'Il link funziona una volta sola. Se non conosci questo viaggio, ignora questa email.',
    }),
  }
  return hideSecrets(mail, [token])
}

/** Ready to be sent in a chat. */
export function invitationText(booking: Booking, name: string, href: string): string {
  return `Ciao ${name}! Per ${booking.destinationTitle} (${formatDateRange(booking.startDate, booking.endDate)}) mancano i tuoi dati: li inserisci qui, il link è solo tuo e funziona una volta sola. ${href}`
}
