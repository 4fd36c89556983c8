import { momentInSentence } from '../../../domain/dates.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'

type Added = { seat: number; recipient: string; id: string; at: Date }

/** To the traveller, where their address is known: a passkey was added in their name. */
export function passkeyAddedMail(
  deps: Pick<Deps, 'catalogue'>,
  { id: bookingId, travelers, destinationTitle }: Booking,
  { seat, recipient, id, at }: Added,
): Mail {
  const wayOut =
    seat === leaderSeat
      ? 'Non sei stato tu? Apri il tuo viaggio e toglila, poi rispondi a questa email.'
      : 'Non sei stato tu? Rispondi a questa email: chiudiamo noi quell’ingresso.'
  return writeMail(deps, {
    kind: 'trip_passkey_added',
    dedupeKey: `trip_passkey_added:${id}`,
    bookingId,
    recipient,
    subject: `Una passkey per il tuo viaggio: ${destinationTitle}`,
    title: 'Ora entri anche con una passkey',
    paragraphs: [
      `Ciao ${travelers[seat]?.firstName ?? ''}, il ${momentInSentence(at.toISOString())} è stata aggiunta una passkey: da quel dispositivo si entra nel tuo viaggio con l’impronta, il volto o il codice, senza link.`,
      wayOut,
    ],
    closing: 'Se sei stato tu, non devi fare nulla.',
  })
}
