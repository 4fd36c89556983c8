import { path } from '../../../contract/pages.ts'
import { offerHours, placesText } from '../../../domain/booking/waiting-list.ts'
import { formatDate, momentInSentence } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'
import type { StoredDeparture } from '../departures/store.ts'
import type { WaitingEntry } from './store.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'catalogue'>
type Place = Pick<StoredDeparture, 'destinationId' | 'startDate'>

function firstName({ contactName }: WaitingEntry): string {
  return contactName.split(/\s+/)[0] ?? contactName
}

const titleOf = (deps: MailDeps, { destinationId }: Place) => tripTitle(deps, destinationId)

function departureText(deps: MailDeps, departure: Place): string {
  return elidedDays(`${titleOf(deps, departure)} del ${formatDate(departure.startDate)}`)
}

function factsOf(deps: MailDeps, entry: WaitingEntry, departure: Place) {
  return [
    { label: 'Viaggio', value: titleOf(deps, departure) },
    { label: 'Partenza', value: formatDate(departure.startDate) },
    { label: 'Posti', value: String(entry.people) },
  ]
}

function pageOf(deps: MailDeps, { token }: WaitingEntry): string {
  return `${deps.publicUrl}/#${path('waitingEntry', { token })}`
}

export function joinedMail(deps: MailDeps, entry: WaitingEntry, departure: Place): Mail {
  const mail: Mail = writeMail(deps, {
    kind: 'waiting_joined',
    dedupeKey: `waiting_joined:${entry.id}`,
    recipient: entry.contactEmail,
    subject: `Lista d'attesa: ${departureText(deps, departure)}`,
    title: "Sei in lista d'attesa",
    paragraphs: [
      `Ciao ${firstName(entry)}, la partenza è piena e tu sei in lista per ${placesText(entry.people)}.`,
      `${entry.people === 1 ? 'Se si libera un posto ti scriviamo: da quel momento è tuo' : 'Se si liberano tutti i posti che ti servono ti scriviamo: da quel momento sono tuoi'} per ${offerHours} ore. Non devi pagare nulla finché non prenoti.`,
    ],
    facts: factsOf(deps, entry, departure),
    button: { label: 'Vedi la tua richiesta', href: pageOf(deps, entry) },
    closing: 'Se non l’hai chiesto tu o hai cambiato idea, dalla stessa pagina esci dalla lista.',
  })
  return hideSecrets(mail, [entry.token])
}

export function offerMail(deps: MailDeps, entry: WaitingEntry, departure: Place): Mail {
  const isOne = entry.people === 1
  const mail: Mail = writeMail(deps, {
    kind: 'waiting_offer',
    dedupeKey: `waiting_offer:${entry.id}`,
    recipient: entry.contactEmail,
    subject: `${isOne ? 'Si è liberato il posto' : 'Si sono liberati i posti'}: ${departureText(deps, departure)}`,
    title: isOne ? 'Si è liberato il tuo posto' : 'Si sono liberati i vostri posti',
    paragraphs: [
      `Ciao ${firstName(entry)}, abbiamo messo da parte ${placesText(entry.people)} per te fino al ${momentInSentence(entry.offerExpiresAt)}.`,
      `Prenota prima di quell’ora: poi ${isOne ? 'il posto passa' : 'i posti passano'} a chi è in lista dopo di te.`,
    ],
    facts: factsOf(deps, entry, departure),
    button: { label: isOne ? 'Prenota il posto' : 'Prenota i posti', href: pageOf(deps, entry) },
    closing: isOne
      ? 'Non ti serve più? Dalla stessa pagina puoi lasciarlo a chi aspetta.'
      : 'Non ti servono più? Dalla stessa pagina puoi lasciarli a chi aspetta.',
  })
  return hideSecrets(mail, [entry.token])
}

export function offerOverMail(deps: MailDeps, entry: WaitingEntry, departure: Place): Mail {
  return writeMail(deps, {
    kind: 'waiting_expired',
    dedupeKey: `waiting_expired:${entry.id}`,
    recipient: entry.contactEmail,
    subject: `Offerta scaduta: ${departureText(deps, departure)}`,
    title: 'I posti sono passati ad altri',
    paragraphs: [
      `Ciao ${firstName(entry)}, le ${offerHours} ore sono passate e i posti sono andati a chi era in lista dopo di te.`,
      "Se vuoi ancora partire puoi rimetterti in lista, oppure scegliere un'altra data.",
    ],
    facts: factsOf(deps, entry, departure),
    button: {
      label: 'Guarda le altre date',
      href: `${deps.publicUrl}/#${path('trips')}`,
    },
  })
}

export function listClosedMail(deps: MailDeps, entry: WaitingEntry, departure: Place): Mail {
  return writeMail(deps, {
    kind: 'waiting_closed',
    dedupeKey: `waiting_closed:${entry.id}`,
    recipient: entry.contactEmail,
    subject: `Lista d'attesa chiusa: ${departureText(deps, departure)}`,
    title: "La lista d'attesa si è chiusa",
    paragraphs: [
      `Ciao ${firstName(entry)}, per questa partenza non si libereranno altri posti.`,
      "Guarda le altre date: ce n'è una anche per te.",
    ],
    facts: factsOf(deps, entry, departure),
    button: {
      label: 'Guarda le altre date',
      href: `${deps.publicUrl}/#${path('trips')}`,
    },
  })
}
