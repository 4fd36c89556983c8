import {
  CalendarCheck,
  CalendarClock,
  Clock,
  CreditCard,
  IdCard,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  ReceiptText,
  ShieldAlert,
  Star,
  Users,
} from 'lucide-react'
import { coordinatorsText } from '../../../domain/booking/departure-list.ts'
import { missingText } from '../../../domain/catalogue/barometer.ts'
import { diffDays, formatDayMonth, todayInRome } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { Answers } from '../api.ts'
import { ago } from '../moments.ts'
import { bookingPath, staffPaths } from '../pages.ts'

export type Attention = Answers['dashboard']['attention']
type Brief = Attention['declaredTransfers']['items'][number]
type Departure = Attention['fewSpots']['items'][number]
export type Tone = 'info' | 'warn' | 'bad' | 'good'

export type Item = {
  key: string
  icon: LucideIcon
  tone: Tone
  title: string
  text: string
  to: string
  button: string
  isMain?: boolean
}

function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

function transferItem(booking: Brief): Item {
  return {
    key: booking.id,
    icon: booking.overdue ? Clock : ReceiptText,
    tone: booking.overdue ? 'warn' : 'info',
    title: booking.overdue
      ? 'Ricevuta attesa da più di 24 ore'
      : `Bonifico dichiarato, ${formatEuro(booking.depositAmount)}`,
    text: joined(
      booking.contactName,
      booking.destinationTitle,
      booking.paymentReference,
      ago(booking.updatedAt),
    ),
    to: bookingPath(booking.id),
    button: booking.overdue ? 'Sollecita' : 'Verifica',
    isMain: !booking.overdue,
  }
}

function assistanceItem(booking: Brief): Item {
  return {
    key: booking.id,
    icon: CreditCard,
    tone: 'bad',
    title: 'Carta non riuscita, serve assistenza',
    text: joined(
      booking.contactName,
      booking.destinationTitle,
      formatEuro(booking.depositAmount),
      ago(booking.updatedAt),
    ),
    to: bookingPath(booking.id),
    button: 'Apri',
  }
}

function withoutSpotsItem(booking: Brief): Item {
  return {
    key: `${booking.id}-posti`,
    icon: Users,
    tone: 'bad',
    title:
      booking.amountPaid > 0
        ? `Pagamento senza posti, ${formatEuro(booking.amountPaid)}`
        : 'Pagamento dichiarato, ma i posti non ci sono più',
    text: joined(
      booking.contactName,
      booking.destinationTitle,
      `parte il ${formatDayMonth(booking.startDate)}`,
      ago(booking.updatedAt),
    ),
    to: bookingPath(booking.id),
    button: 'Decidi',
  }
}

function dueText(due: string | null, name: string): string {
  if (!due) return `${name} in scadenza`
  const days = diffDays(todayInRome(new Date()), due)
  const late = name === 'Saldo' ? 'Saldo scaduto' : `${name} scaduta`
  if (days < 0) return `${late} il ${formatDayMonth(due)}`
  if (days === 0) return `${name} in scadenza oggi`
  return days === 1 ? `${name} in scadenza domani` : `${name} in scadenza tra ${days} giorni`
}

function balanceItem(booking: Brief): Item {
  const open = booking.next?.open ?? booking.totalPrice - booking.amountPaid
  return {
    key: `${booking.id}-saldo`,
    icon: CalendarClock,
    tone: 'warn',
    title: `${dueText(booking.balanceDueDate, booking.next?.name ?? 'Saldo')}, ${formatEuro(open)}`,
    text: joined(
      booking.contactName,
      booking.destinationTitle,
      `parte il ${formatDayMonth(booking.startDate)}`,
    ),
    to: bookingPath(booking.id),
    button: 'Sollecita',
  }
}

function departureItem(departure: Departure, kind: 'few' | 'empty'): Item {
  const day = formatDayMonth(departure.startDate)
  const left =
    departure.spotsAvailable === 1 ? 'Ultimo posto' : `Ultimi ${departure.spotsAvailable} posti`
  const coordinators = [departure.coordinator1, departure.coordinator2].filter(
    (name) => name !== null,
  )
  return {
    key: `${departure.id}-${kind}`,
    icon: Users,
    tone: kind === 'few' ? 'good' : 'warn',
    title:
      kind === 'few'
        ? `${left} su ${departure.tripTitle}, ${day}`
        : `Pochi iscritti per ${departure.tripTitle}, ${day}`,
    text: joined(
      `${departure.spotsTaken} su ${departure.totalSpots}`,
      `coordinatori ${coordinatorsText(coordinators)}`,
    ),
    to: `${staffPaths.departures}?departure=${departure.id}`,
    button: 'Apri',
  }
}

function decisionItem(departure: Departure): Item {
  const { barometer } = departure
  return {
    key: `${departure.id}-decisione`,
    icon: CalendarCheck,
    tone: 'warn',
    title: `Da decidere: ${departure.tripTitle}, ${formatDayMonth(departure.startDate)}`,
    text: joined(
      barometer.missing > 0 ? missingText(barometer.missing) : 'gruppo minimo raggiunto',
      `entro il ${formatDayMonth(barometer.decisionDay)}`,
    ),
    to: `${staffPaths.departures}?departure=${departure.id}`,
    button: 'Decidi',
  }
}

function alertItem(entry: Attention['unusualReveals'][number]): Item {
  return {
    key: entry.id,
    icon: ShieldAlert,
    tone: 'bad',
    title: `Consultazioni insolite di dati personali: ${entry.actorName}`,
    text: joined('Guarda il registro e chiedi il perché', ago(entry.at)),
    to: `${staffPaths.audit}?actor=${entry.actorId ?? ''}&action=revealed`,
    button: 'Controlla',
  }
}

function otherItems(attention: Attention): Item[] {
  const items: Item[] = attention.documentsToView.items.map((batch) => ({
    key: batch.batchId,
    icon: IdCard,
    tone: 'info',
    title: 'Documenti da controllare',
    text: joined(
      batch.contactName ?? 'Senza prenotazione',
      'passaporto e selfie',
      `caricati ${ago(batch.uploadedAt)}`,
    ),
    to: batch.bookingId ? bookingPath(batch.bookingId) : staffPaths.documents,
    button: 'Controlla',
  }))
  if (attention.failedMails > 0) {
    items.push({
      key: 'mails',
      icon: MailWarning,
      tone: 'bad',
      title:
        attention.failedMails === 1
          ? "Un'email non è partita"
          : `${attention.failedMails} email non partite`,
      text: 'Guarda il motivo e riprova',
      to: `${staffPaths.outbox}?state=failed`,
      button: 'Apri',
    })
  }
  if (attention.newMessages > 0) {
    items.push({
      key: 'messages',
      icon: MessageSquare,
      tone: 'info',
      title:
        attention.newMessages === 1
          ? 'Un messaggio nuovo'
          : `${attention.newMessages} messaggi nuovi`,
      text: 'Dal modulo contatti',
      to: `${staffPaths.messages}?state=new`,
      button: 'Leggi',
    })
  }
  if (attention.reviewsToRead > 0) {
    items.push({
      key: 'reviews',
      icon: Star,
      tone: 'info',
      title:
        attention.reviewsToRead === 1
          ? 'Una recensione da leggere'
          : `${attention.reviewsToRead} recensioni da leggere`,
      text: 'Pubblicala, o spiega perché no',
      to: `${staffPaths.reviews}?state=received`,
      button: 'Leggi',
    })
  }
  return items
}

/** Most urgent first: money that has to be looked at, people who wait, then departures. */
export function attentionItems(attention: Attention): Item[] {
  return [
    ...attention.unusualReveals.map(alertItem),
    ...attention.declaredTransfers.items.map(transferItem),
    ...attention.withoutSpots.items.map(withoutSpotsItem),
    ...attention.cardAssistance.items.map(assistanceItem),
    ...attention.balancesDue.items.map(balanceItem),
    ...otherItems(attention),
    ...attention.toDecide.items.map(decisionItem),
    ...attention.fewSpots.items.map((departure) => departureItem(departure, 'few')),
    ...attention.fewBookings.items
      .filter(({ id }) => !attention.toDecide.items.some((other) => other.id === id))
      .map((departure) => departureItem(departure, 'empty')),
  ]
}
