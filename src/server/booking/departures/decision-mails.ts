import { pageAfterBooking } from '../../../domain/booking/bookings.ts'
import { callOffParagraphs } from '../../../domain/booking/call-off.ts'
import { barometerLabels, missingText } from '../../../domain/catalogue/barometer.ts'
import { formatDate, type IsoDate } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { firstNameOf, mailToTraveller, tripFacts } from '../bookings/mail-facts.ts'
import type { Booking } from '../bookings/store.ts'
import type { AdminDeparture } from './admin-store.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'env' | 'catalogue'>

/** `del 10/04/2027`, `dell’11/04/2027`. */
function ofDay({ startDate }: { startDate: IsoDate }): string {
  return elidedDays(`del ${formatDate(startDate)}`)
}

export function departureConfirmedMail(
  deps: MailDeps,
  booking: Booking,
  departureId: string,
): Mail {
  const isOpen = booking.totalPrice > booking.amountPaid
  // Includes bookings whose card payment was refunded but which still hold their places.
  const isUnpaid =
    isOpen && (booking.status !== 'confirmed' || booking.paymentStatus === 'refunded')
  return mailToTraveller(deps, booking, {
    kind: 'departure_confirmed',
    dedupeKey: `departure_confirmed:${departureId}:${booking.id}`,
    subject: `Si parte! Confermata la partenza ${ofDay(booking)} di «${booking.destinationTitle}»`,
    title: 'La partenza è confermata',
    paragraphs: [
      isUnpaid
        ? `Ciao ${firstNameOf(booking)}, il gruppo c'è: si parte. Per la tua prenotazione manca il pagamento: lo trovi nella pagina qui sotto.`
        : `Ciao ${firstNameOf(booking)}, il gruppo c'è: si parte. Puoi comprare i biglietti del treno per l’aeroporto.`,
      ...(isOpen && !isUnpaid
        ? ['Per la tua prenotazione resta qualcosa da versare: lo trovi nella pagina qui sotto.']
        : []),
    ],
    facts: tripFacts(booking),
    button: {
      label: 'Apri la prenotazione',
      href: `${deps.publicUrl}/#${pageAfterBooking(booking.id, booking.totalPrice === 0)}`,
    },
  })
}

/** The full price is refunded, within the fourteen days set by the tourism code. */
export function departureCancelledMail(
  deps: MailDeps,
  booking: Booking,
  departureId: string,
  { reason, asVoucher }: { reason: string; asVoucher: Cents },
): Mail {
  return mailToTraveller(deps, booking, {
    kind: 'departure_cancelled',
    dedupeKey: `departure_cancelled:${departureId}:${booking.id}`,
    subject: `${booking.destinationTitle} ${ofDay(booking)}: partenza annullata`,
    title: 'La partenza è stata annullata',
    paragraphs: callOffParagraphs(firstNameOf(booking), reason, booking.amountPaid, asVoucher),
    facts: tripFacts(booking),
    button: { label: 'Contattaci', href: `${deps.publicUrl}/#/contact` },
  })
}

/** To the agency, 30 and 22 days before departure, while it is undecided. */
export function decisionWarningMail(deps: MailDeps, departure: AdminDeparture, days: number): Mail {
  const { barometer, tripTitle } = departure
  const when = `${tripTitle} ${ofDay(departure)}`
  const booked = departure.spotsTaken - departure.placesHeld
  return writeMail(deps, {
    kind: 'agency_departure_decision',
    dedupeKey: `departure_warning:${departure.id}:${days}`,
    recipient: agencyAddress(deps),
    subject: `Da decidere: ${when}`,
    title: 'Questa partenza aspetta una decisione',
    paragraphs: [
      barometer.missing > 0
        ? `Al gruppo minimo ${missingText(barometer.missing)}. Si può annullare per mancanza di iscritti solo fino al ${formatDate(barometer.decisionDay)}.`
        : 'Il gruppo minimo è raggiunto: confermala e i viaggiatori lo sapranno subito.',
    ],
    facts: [
      { label: 'Partenza', value: when },
      { label: 'Stato', value: barometerLabels[barometer.state] },
      { label: 'Prenotati', value: `${booked} su ${departure.totalSpots}` },
      { label: 'Con acconto versato', value: String(departure.peoplePaid) },
      { label: 'Gruppo minimo', value: String(departure.minimumGroup) },
      { label: 'Decisione entro il', value: formatDate(barometer.decisionDay) },
    ],
    button: {
      label: 'Apri la partenza',
      href: `${deps.publicUrl}/#/admin/departures?departure=${departure.id}`,
    },
  })
}
