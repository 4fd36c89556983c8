import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { unspecifiedAirport } from '../../../domain/catalogue/airports.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { asSentence } from '../../../domain/typography.ts'
import { openBalance, plannedSteps } from '../../accounts/amounts.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Booking } from './store.ts'

const oneDaySeconds = 24 * 60 * 60

export type CalendarEntry = {
  key: string
  day: IsoDate
  /** The hours in the local times of the two places; without them the entry is a whole day. */
  hours?: { from: string; to: { day: IsoDate; at: string } }
  summary: string
  description: string
}

type Calendar = {
  booking: Booking
  entries: readonly CalendarEntry[]
  /** With the same id and a higher sequence number, a newer entry replaces the older one. */
  id: string
  /** The page that the entries link to. */
  url: string
  /** How often a subscribed calendar should refresh. */
  refreshSeconds?: number
}

/** An iCalendar text; its entries are whole days, or local hours as on a ticket, each with a reminder. */
export function calendarText(
  { booking, entries, id, url, refreshSeconds }: Calendar,
  { now, catalogue }: Pick<Deps, 'now' | 'catalogue'>,
): string {
  const { brand } = catalogue.current().catalogue
  const calendar = ical({
    name: `${brand.name}: ${booking.destinationTitle}`,
    prodId: { company: brand.name, product: 'Prenotazioni', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
    ...(refreshSeconds ? { ttl: refreshSeconds } : {}),
  })
  for (const { key, day, hours, summary, description } of entries) {
    const event = calendar.createEvent({
      id: `${key}-${id}@${new URL(brand.siteUrl).hostname}`,
      sequence: booking.version,
      stamp: now(),
      ...timeOf(day, hours),
      summary,
      description,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    event.createAlarm({
      type: ICalAlarmType.display,
      description: summary,
      triggerBefore: hours || key === 'ritorno' ? oneDaySeconds : 3 * oneDaySeconds,
    })
  }
  return calendar.toString()
}

/** A time without a zone is shown in the local time of wherever the phone is then. */
function timeOf(day: IsoDate, hours: CalendarEntry['hours']) {
  if (!hours) return { start: new Date(`${day}T00:00:00Z`), timezone: 'UTC', allDay: true }
  const { from, to } = hours
  const [start, end] = [`${day}T${from}:00Z`, `${to.day}T${to.at}:00Z`]
  // On a flight across the date line the local arrival is before the departure: then the end is left out.
  return { floating: true, start: new Date(start), ...(end > start && { end: new Date(end) }) }
}

/** Entries for departure, return and the days on which payments are due. */
export function calendarFile(
  booking: Booking,
  deps: Pick<Deps, 'publicUrl' | 'now' | 'catalogue'>,
): string {
  const agency = deps.catalogue.current().catalogue.brand.name
  const today = todayInRome(deps.now())
  return calendarText(
    {
      booking,
      entries: [
        ...travelEntries(booking, asSentence(`${referenceOf(booking)}, ${agency}`)),
        ...paymentEntries(booking, today),
      ],
      id: booking.id,
      url: `${deps.publicUrl}/#/booking-confirmation/${booking.id}`,
    },
    deps,
  )
}

function referenceOf({ id }: Booking): string {
  return `Prenotazione ${bookingReference(id)}`
}

export function travelEntries(booking: Booking, description: string): CalendarEntry[] {
  const { destinationTitle: title } = booking
  return [
    {
      key: 'partenza',
      day: booking.startDate,
      summary: `Partenza: ${title}`,
      description: `${description}${airportOf(booking)}`,
    },
    { key: 'ritorno', day: booking.endDate, summary: `Ritorno: ${title}`, description },
  ]
}

function airportOf({ airport }: Booking): string {
  return airport === unspecifiedAirport ? '' : ` Aeroporto: ${airport}.`
}

/** Payment days still ahead; past ones are left out. */
export function paymentEntries(booking: Booking, today: IsoDate): CalendarEntry[] {
  if (booking.status === 'cancelled') return []
  const reference = referenceOf(booking)
  const steps = plannedSteps(booking)
  if (steps.length === 0) return balanceEntry(booking, reference, today)
  return steps.flatMap(({ name, open, dueOn }) =>
    open > 0 && dueOn !== null && dueOn >= today
      ? [
          {
            key: name.toLowerCase().replace(' ', '-'),
            day: dueOn,
            summary: `Scadenza ${name.toLowerCase()}: ${formatEuro(open)} per ${booking.destinationTitle}`,
            description: `${reference}. Causale: ${booking.paymentReference ?? ''}.`,
          },
        ]
      : [],
  )
}

function balanceEntry(booking: Booking, reference: string, today: IsoDate): CalendarEntry[] {
  const balance = Math.min(openBalance(booking), booking.totalPrice - booking.depositAmount)
  if (balance <= 0) return []
  if (!booking.balanceDueDate || booking.balanceDueDate < today) return []
  return [
    {
      key: 'saldo',
      day: booking.balanceDueDate,
      summary: `Scadenza saldo: ${formatEuro(balance)} per ${booking.destinationTitle}`,
      description: `${reference}. Causale: ${booking.paymentReference ?? ''}.`,
    },
  ]
}
