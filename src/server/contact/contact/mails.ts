import { tripTitle } from '../../catalogue/editions/trips.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { ContactMessageRow } from './store.ts'

export function messageForAgency(
  deps: Pick<Deps, 'env' | 'publicUrl' | 'catalogue'>,
  message: ContactMessageRow,
): Mail {
  const name = `${message.firstName} ${message.lastName}`
  return writeMail(deps, {
    kind: 'contact_agency',
    dedupeKey: `contact_agency:${message.id}`,
    recipient: agencyAddress(deps),
    subject: `Nuovo messaggio da ${name}`,
    title: 'Nuovo messaggio dal sito',
    paragraphs: message.message.split(/\n+/).filter((line) => line.trim() !== ''),
    facts: [
      { label: 'Nome', value: name },
      { label: 'Email', value: message.email },
      ...facts(deps, message),
      ...(message.referralSource === 'ads' ? [{ label: 'Origine', value: 'Pubblicità' }] : []),
    ],
    button: { label: 'Apri i messaggi', href: `${deps.publicUrl}/#/admin/messages` },
  })
}

/** Contains nothing that was typed, because the address may belong to another person than the sender. */
export function copyForSender(deps: Pick<Deps, 'catalogue'>, message: ContactMessageRow): Mail {
  return writeMail(deps, {
    kind: 'contact_copy',
    dedupeKey: `contact_copy:${message.id}`,
    recipient: message.email,
    subject: 'Abbiamo ricevuto il tuo messaggio',
    title: 'Abbiamo ricevuto il tuo messaggio',
    paragraphs: [
      'Grazie per averci scritto dal nostro sito. Un consulente legge il tuo messaggio e ti risponde entro 24 ore.',
      'Se non ci hai scritto tu, qualcuno ha indicato il tuo indirizzo per errore: puoi ignorare questa email.',
    ],
    closing: `A presto, il team di ${deps.catalogue.current().catalogue.brand.name}`,
  })
}

function facts(deps: Pick<Deps, 'catalogue'>, message: ContactMessageRow) {
  const { phone, destination, airport, travelDate } = message
  return [
    { label: 'Telefono', value: phone },
    { label: 'Destinazione', value: destination && destinationName(deps, destination) },
    { label: 'Date', value: travelDate },
    { label: 'Aeroporto', value: airport },
  ].filter((fact): fact is { label: string; value: string } => !!fact.value)
}

function destinationName(deps: Pick<Deps, 'catalogue'>, id: string): string {
  return id === 'altro' ? 'Altro' : tripTitle(deps, id)
}
