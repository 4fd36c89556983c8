import { placePath } from '../../../contract/pages.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { requestTitles } from '../../../domain/trip/requests.ts'
import { firstNameOf, mailToTraveller } from '../../booking/bookings/mail-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { TripRequest } from './store.ts'

type Answer = {
  request: TripRequest
  text: string
  /** The final answer, or an interim one. */
  isRefused: boolean
  answer: string
  at: Date
}

/**
 * For refusals and interim answers; an accepted request is reported by the mail of the changed or cancelled
 * booking.
 */
export function requestAnsweredMail(
  deps: Pick<Deps, 'publicUrl' | 'catalogue'>,
  booking: Booking,
  { request, text, isRefused, answer, at }: Answer,
): Mail {
  const what = requestTitles[request.kind]
  return mailToTraveller(deps, booking, {
    kind: 'trip_request_answered',
    dedupeKey: `trip_request_answered:${request.id}:${isRefused ? 'no' : at.toISOString()}`,
    subject: `Prenotazione ${bookingReference(booking.id)}: ${what.toLowerCase()}`,
    title: isRefused ? 'Questa volta non possiamo' : 'Sulla tua richiesta',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, ci avete chiesto: «${text.replace(/\.$/, '')}».`,
      ...(answer ? [answer] : []),
      isRefused
        ? 'La prenotazione resta com’era. Se vuoi parlarne, rispondi a questa email.'
        : 'La richiesta resta aperta e per ora non cambia nulla. Puoi rispondere a questa email.',
    ],
    button: { label: 'Vedi il tuo viaggio', href: `${deps.publicUrl}/#${placePath}` },
  })
}
