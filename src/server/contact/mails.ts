import { brand } from '../../content/brand.ts'
import { tripTitle } from '../../content/trips/cards.ts'
import type { Deps } from '../deps.ts'
import { agencyAddress } from '../mail/agency.ts'
import { renderMail } from '../mail/layout.ts'
import type { Mail } from '../mail/outbox.ts'
import type { ContactMessageRow } from './store.ts'

export function messageForAgency(
  deps: Pick<Deps, 'env' | 'publicUrl'>,
  message: ContactMessageRow,
): Mail {
  const name = `${message.firstName} ${message.lastName}`
  return {
    kind: 'contact_agency',
    dedupeKey: `contact_agency:${message.id}`,
    recipient: agencyAddress(deps),
    subject: `Nuovo messaggio da ${name}`,
    ...renderMail({
      title: 'Nuovo messaggio dal sito',
      paragraphs: message.message.split(/\n+/).filter((line) => line.trim() !== ''),
      facts: [
        { label: 'Nome', value: name },
        { label: 'Email', value: message.email },
        ...facts(message),
        ...(message.referralSource === 'ads' ? [{ label: 'Origine', value: 'Pubblicità' }] : []),
      ],
      button: { label: 'Apri i messaggi', href: `${deps.publicUrl}/#/admin/messages` },
    }),
  }
}

export function copyForSender(message: ContactMessageRow): Mail {
  return {
    kind: 'contact_copy',
    dedupeKey: `contact_copy:${message.id}`,
    recipient: message.email,
    subject: `Abbiamo ricevuto il tuo messaggio, ${message.firstName}`,
    ...renderMail({
      title: 'Abbiamo ricevuto il tuo messaggio',
      paragraphs: [
        `Ciao ${message.firstName}, grazie per averci scritto. Un consulente ti risponderà entro 24 ore.`,
        'Ecco una copia di quello che ci hai inviato:',
        ...message.message.split(/\n+/).filter((line) => line.trim() !== ''),
      ],
      facts: facts(message),
      closing: `A presto, il team di ${brand.name}`,
    }),
  }
}

function facts({ phone, destination, airport, travelDate }: ContactMessageRow) {
  return [
    { label: 'Telefono', value: phone },
    { label: 'Destinazione', value: destination && destinationName(destination) },
    { label: 'Date', value: travelDate },
    { label: 'Aeroporto', value: airport },
  ].filter((fact): fact is { label: string; value: string } => !!fact.value)
}

export function destinationName(id: string): string {
  if (id === 'altro') return 'Altro'
  return tripTitle(id)
}
