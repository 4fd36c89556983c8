import { bookingReference } from '../../../domain/booking/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { contactFacts, firstNameOf, mailToTraveller, tripFacts } from '../bookings/mail-facts.ts'
import type { Booking } from '../bookings/store.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'env' | 'catalogue'>

export function documentsReceivedMail(
  deps: MailDeps,
  booking: Booking,
  {
    uploadId,
    seat,
    retentionDays,
  }: { uploadId: string; seat: number | null; retentionDays: number },
): Mail {
  const person = seat === null ? undefined : booking.travelers[seat]
  const whose = person && booking.travelers.length > 1 ? ` di ${person.firstName}` : ''
  return mailToTraveller(deps, booking, {
    kind: 'documents_received',
    dedupeKey: `documents_received:${uploadId}`,
    subject: `Documenti ricevuti: prenotazione ${bookingReference(booking.id)}`,
    title: 'Documenti ricevuti!',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, abbiamo ricevuto la foto del passaporto e il selfie${whose}. Li controlliamo e ti scriviamo solo se manca qualcosa.`,
      `Le foto sono conservate cifrate, le vedono solo i nostri consulenti e vengono cancellate ${retentionDays} giorni dopo la fine del viaggio.`,
    ],
    facts: tripFacts(booking),
    button: {
      label: 'Vedi la prenotazione',
      href: `${deps.publicUrl}/#/booking-confirmation/${booking.id}`,
    },
  })
}

export function agencyDocumentsMail(
  deps: MailDeps,
  booking: Booking | undefined,
  uploadId: string,
): Mail {
  return writeMail(deps, {
    kind: 'agency_documents_received',
    dedupeKey: `agency_documents_received:${uploadId}`,
    ...(booking ? { bookingId: booking.id } : {}),
    recipient: agencyAddress(deps),
    subject: booking
      ? `Documenti da controllare: prenotazione ${bookingReference(booking.id)}`
      : 'Documenti da controllare',
    title: 'Sono arrivati dei documenti',
    paragraphs: [
      booking
        ? 'Passaporto e selfie di questa prenotazione sono da controllare.'
        : 'Passaporto e selfie sono arrivati senza il codice di una prenotazione: riconosci il viaggiatore dal foglio nel selfie.',
    ],
    facts: booking ? [...tripFacts(booking), ...contactFacts(booking)] : [],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}
