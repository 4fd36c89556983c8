import {
  CalendarCheck,
  CalendarClock,
  Clock,
  CreditCard,
  Ellipsis,
  IdCard,
  ReceiptText,
  ShieldAlert,
  Users,
} from 'lucide-react'
import { coordinatorsText } from '../../../domain/booking/departure-list.ts'
import { missingText } from '../../../domain/catalogue/barometer.ts'
import { diffDays, formatDate, formatDayMonth, type IsoDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { dueDay } from '../bookings/due-day.ts'
import { ago } from '../moments.ts'
import { bookingPath, staffPaths } from '../pages.ts'
import {
  type Attention,
  cassaItems,
  expenseItems,
  type Item,
  joined,
  letterItems,
  type May,
  requestItems,
} from './counted-items.ts'

type Brief = Attention['declaredTransfers']['items'][number]
type Departure = Attention['fewSpots']['items'][number]

function transferItem(booking: Brief): Item {
  return {
    key: booking.id,
    icon: booking.overdue ? Clock : ReceiptText,
    tone: booking.overdue ? 'warn' : 'info',
    title: booking.overdue
      ? 'Ricevuta attesa da più di 24 ore'
      : `Bonifico dichiarato, ${formatEuro(booking.next?.open ?? 0)}`,
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
      booking.next && formatEuro(booking.next.open),
      ago(booking.updatedAt),
    ),
    to: bookingPath(booking.id),
    button: 'Apri',
  }
}

function withoutSpotsItem(booking: Brief, today: IsoDate): Item {
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
      leavesText(booking.startDate, today),
      ago(booking.updatedAt),
    ),
    to: bookingPath(booking.id),
    button: 'Decidi',
  }
}

/** Also covers departures in the past, because a balance may still be open. */
function leavesText(startDate: IsoDate, today: IsoDate): string {
  if (startDate < today) return elidedDays(`partito il ${formatDate(startDate)}`)
  return elidedDays(`parte il ${formatDayMonth(startDate)}`)
}

function dueText(due: IsoDate | null, name: string, today: IsoDate): string {
  if (!due) return `${name} in scadenza`
  const days = diffDays(today, due)
  if (days < 0) return `${name} ${dueDay(name, due, today)}`
  if (days === 0) return `${name} in scadenza oggi`
  return days === 1 ? `${name} in scadenza domani` : `${name} in scadenza tra ${days} giorni`
}

function balanceItem(booking: Brief, today: IsoDate): Item {
  const open = booking.next?.open ?? 0
  return {
    key: `${booking.id}-saldo`,
    icon: CalendarClock,
    tone: 'warn',
    title: `${dueText(booking.balanceDueDate, booking.next?.name ?? 'Saldo', today)}, ${formatEuro(open)}`,
    text: joined(
      booking.contactName,
      booking.destinationTitle,
      leavesText(booking.startDate, today),
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
      `${coordinators.length === 1 ? 'coordina' : 'coordinatori'} ${coordinatorsText(coordinators)}`,
    ),
    to: `${staffPaths.departures}?departure=${departure.id}`,
    button: 'Apri',
  }
}

function decisionItem(departure: Departure, may: May, today: IsoDate): Item {
  const { barometer } = departure
  return {
    key: `${departure.id}-decisione`,
    icon: CalendarCheck,
    tone: 'warn',
    title: `Da decidere: ${departure.tripTitle}, ${formatDayMonth(departure.startDate)}`,
    text: joined(
      barometer.missing > 0 ? missingText(barometer.missing) : 'gruppo minimo raggiunto',
      barometer.decisionDay >= today
        ? elidedDays(`entro il ${formatDayMonth(barometer.decisionDay)}`)
        : 'il termine è passato: va deciso subito',
    ),
    to: `${staffPaths.departures}?departure=${departure.id}`,
    button: may('departures', 'decide') ? 'Decidi' : 'Apri',
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

function documentsItem(batch: Attention['documentsToView']['items'][number]): Item {
  return {
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
  }
}

type Some<Row> = { items: Row[]; total: number }

/** The items of a list, followed by one that counts the rest. */
function someOf<Row>(list: Some<Row>, itemOf: (row: Row) => Item, rest: RestOf): Item[] {
  const hidden = list.total - list.items.length
  const items = list.items.map(itemOf)
  if (hidden <= 0) return items
  const title = hidden === 1 ? `E un altro: ${rest.what}` : `Altri ${hidden}: ${rest.what}`
  return [...items, { ...restLook, key: `altri ${rest.what}`, title, to: rest.to, count: hidden }]
}

type RestOf = { what: string; to: string }
const restLook = {
  icon: Ellipsis,
  tone: 'info',
  text: 'Vedi tutto l’elenco',
  button: 'Apri',
} as const

/** Most urgent first: payments to check, people who wait, then departures. */
export function attentionItems(attention: Attention, may: May, today: IsoDate): Item[] {
  const { bookings, departures, documents, cassa } = staffPaths
  return [
    ...attention.unusualReveals.map(alertItem),
    ...someOf(attention.declaredTransfers, transferItem, {
      what: 'bonifici da verificare',
      to: `${bookings}?tab=to_verify`,
    }),
    ...someOf(attention.withoutSpots, (booking) => withoutSpotsItem(booking, today), {
      what: 'pagamenti senza posti',
      to: bookings,
    }),
    ...someOf(attention.cardAssistance, assistanceItem, {
      what: 'carte non riuscite',
      to: `${bookings}?tab=assistance`,
    }),
    ...requestItems(attention),
    ...cassaItems(attention, may),
    ...expenseItems(attention, may),
    ...someOf(attention.balancesDue, (booking) => balanceItem(booking, today), {
      what: 'saldi in scadenza',
      to: `${cassa}?tab=missing`,
    }),
    ...someOf(attention.documentsToView, documentsItem, {
      what: 'documenti da controllare',
      to: documents,
    }),
    ...letterItems(attention, may),
    ...someOf(attention.toDecide, (departure) => decisionItem(departure, may, today), {
      what: 'partenze da decidere',
      to: `${departures}?state=to_decide`,
    }),
    ...someOf(attention.fewSpots, (departure) => departureItem(departure, 'few'), {
      what: 'partenze con pochi posti',
      to: `${departures}?state=few`,
    }),
    ...someOf(attention.fewBookings, (departure) => departureItem(departure, 'empty'), {
      what: 'partenze con pochi iscritti',
      to: departures,
    }),
  ]
}

/** The number of things to do, including those that a single row stands for. */
export function attentionCount(items: readonly Item[]): number {
  return items.reduce((sum, { count = 1 }) => sum + count, 0)
}
