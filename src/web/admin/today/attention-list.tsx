import {
  CalendarCheck,
  CalendarClock,
  ChevronRight,
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
import { missingText } from '../../../domain/barometer.ts'
import { diffDays, formatDayMonth, todayInRome } from '../../../domain/dates.ts'
import { coordinatorsText } from '../../../domain/departure-list.ts'
import { formatEuro } from '../../../domain/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import type { Answers } from '../api.ts'
import { ago } from '../moments.ts'
import { bookingPath, staffPaths } from '../pages.ts'
import { Section } from '../ui/page.tsx'
import { Nothing } from '../ui/states.tsx'

type Attention = Answers['dashboard']['attention']
type Brief = Attention['declaredTransfers']['items'][number]
type Departure = Attention['fewSpots']['items'][number]
type Tone = 'info' | 'warn' | 'bad' | 'good'

type Item = {
  key: string
  icon: LucideIcon
  tone: Tone
  title: string
  text: string
  to: string
  button: string
  isMain?: boolean
}

const tones: Readonly<Record<Tone, string>> = {
  info: 'bg-primary-light text-primary-dark',
  warn: 'bg-gold-light text-gold-dark',
  bad: 'bg-bad-soft text-bad',
  good: 'bg-ok-soft text-ok',
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
export function AttentionList({ attention }: { attention: Attention }) {
  const items = [
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
  const more = moreText(attention)
  return (
    <Section title="Richiedono attenzione" note={items.length > 0 ? items.length : undefined}>
      {items.length === 0 ? (
        <Nothing title="Tutto in ordine">
          Nessun bonifico da verificare, nessuno che aspetta. Buon lavoro.
        </Nothing>
      ) : (
        <ul className="mt-2">
          {items.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      )}
      {more && (
        <p className="pt-3">
          <Link
            to={`${staffPaths.bookings}?tab=to_verify`}
            className="font-semibold text-primary hover:underline"
          >
            {more}
          </Link>
        </p>
      )}
    </Section>
  )
}

function moreText({ declaredTransfers }: Attention): string | undefined {
  const hidden = declaredTransfers.total - declaredTransfers.items.length
  if (hidden <= 0) return undefined
  return hidden === 1
    ? "C'è un altro bonifico da verificare"
    : `Altri ${hidden} bonifici da verificare`
}

function Row({ item }: { item: Item }) {
  const Icon = item.icon
  return (
    <li className="relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line py-3.5 md:grid-cols-[36px_minmax(0,1fr)_auto] md:py-3.25">
      <span
        className={classNames(
          'grid size-10 place-items-center rounded-[9px] md:size-9',
          tones[item.tone],
        )}
        aria-hidden
      >
        <Icon className="size-5" />
      </span>
      <span className="min-w-0">
        <Link to={item.to} className="stretched font-[650]">
          {item.title}
        </Link>
        <span className="block text-ink-2 md:truncate">{item.text}</span>
      </span>
      <span
        aria-hidden
        data-kind={item.isMain ? 'primary' : 'quiet'}
        data-size="staff"
        className="button min-h-8! px-2.75! max-md:hidden"
      >
        {item.button}
      </span>
      <ChevronRight className="size-5 text-ink-2 md:hidden" aria-hidden />
    </li>
  )
}
