import { formatDate, formatDateRange, type IsoDate } from '../../../domain/dates.ts'
import { firstNameOf, mailToTraveller } from '../../booking/bookings/mail-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'
import { linkMark } from '../access/mails.ts'

type Invitation = {
  booking: Booking
  name: string
  email: string
  href: string
  token: string
  /** The link's id and generation, so that the recipient can be looked up later. */
  id: string
}

export function invitationMail(
  deps: Pick<Deps, 'catalogue'>,
  { booking, name, email, href, token, id }: Invitation,
): Mail {
  const mail: Mail = writeMail(deps, {
    kind: 'trip_invitation',
    dedupeKey: `trip_invitation:${id}`,
    bookingId: booking.id,
    recipient: email,
    subject: `${firstNameOf(booking)} ti invita: ${booking.destinationTitle}`,
    title: `Ciao ${name}, si parte!`,
    paragraphs: [
      `${firstNameOf(booking)} ha prenotato ${booking.destinationTitle}, dal ${formatDate(booking.startDate)} al ${formatDate(booking.endDate)}, anche per te.`,
      'Da qui inserisci i tuoi dati e vedi a che punto è il viaggio. Quello che scrivi lo legge solo chi organizza il viaggio: chi ti ha invitato non lo vede.',
    ],
    button: { label: 'Entra nel viaggio', href },
    closing: 'Il link funziona una volta sola. Se non conosci questo viaggio, ignora questa email.',
  })
  return hideSecrets(mail, [token])
}

/**
 * To a traveller of the party: the same link again, or for one who has a session already, one for another
 * device.
 */
export function reminderMail(
  deps: Pick<Deps, 'catalogue'>,
  { booking, name, email, href, token, id }: Invitation,
): Mail {
  const mail: Mail = writeMail(deps, {
    kind: 'trip_reminder',
    dedupeKey: `trip_reminder:${id}`,
    bookingId: booking.id,
    recipient: email,
    subject: `Mancano i tuoi dati: ${booking.destinationTitle}`,
    title: `Ciao ${name}, manca poco`,
    paragraphs: [
      `Per biglietti e hotel di ${booking.destinationTitle}, dal ${formatDate(booking.startDate)} al ${formatDate(booking.endDate)}, mancano ancora i tuoi dati: bastano due minuti.`,
      'Quello che scrivi lo legge solo chi organizza il viaggio.',
    ],
    button: { label: 'Completa i miei dati', href },
    closing: 'Il link funziona una volta sola. Se hai già inserito tutto, ignora questa email.',
  })
  return hideSecrets(mail, [token])
}

/** To the contact: the travellers for whom they must enter data, and those not invited yet. */
export function leaderReminderMail(
  deps: Pick<Deps, 'catalogue'>,
  booking: Booking,
  names: readonly string[],
  day: IsoDate,
): Mail {
  return mailToTraveller(deps, booking, {
    kind: 'trip_reminder',
    dedupeKey: `trip_reminder:${booking.id}:${day}`,
    subject: `Mancano dei dati: ${booking.destinationTitle}`,
    title: `Ciao ${firstNameOf(booking)}, manca poco`,
    paragraphs: [
      `Per biglietti e hotel di ${booking.destinationTitle}, dal ${formatDate(booking.startDate)} al ${formatDate(booking.endDate)}, mancano ancora i dati di: ${names.join(', ')}.`,
      'I tuoi e quelli dei minori li inserisci tu; agli altri mandi un invito e li inseriscono da soli.',
    ],
    button: { label: 'Apri il mio viaggio', href: linkMark },
    closing: 'Se hai già inserito tutto, ignora questa email.',
  })
}

/** A text for sending in a chat. */
export function invitationText(booking: Booking, name: string, href: string): string {
  return `Ciao ${name}! Per ${booking.destinationTitle} (${formatDateRange(booking.startDate, booking.endDate)}) inserisci qui i tuoi dati e vedi a che punto è il viaggio: il link è solo tuo e funziona una volta sola. ${href}`
}
