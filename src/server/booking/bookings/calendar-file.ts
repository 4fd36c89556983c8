import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { unspecifiedAirport } from '../../../domain/catalogue/airports.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { openBalance, plannedSteps } from '../../accounts/amounts.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Booking } from './store.ts'

const oneDaySeconds = 24 * 60 * 60

type Entry = { key: string; day: IsoDate; summary: string; description: string }

/** Departure, return and the days by which something is to be paid, as whole days. */
export function calendarFile(
  booking: Booking,
  { publicUrl, now, catalogue }: Pick<Deps, 'publicUrl' | 'now' | 'catalogue'>,
) {
  const { brand } = catalogue.current().catalogue
  const calendar = ical({
    name: `${brand.name}: ${booking.destinationTitle}`,
    prodId: { company: brand.name, product: 'Prenotazioni', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { key, day, summary, description } of entriesOf(
    booking,
    brand.name,
    todayInRome(now()),
  )) {
    const event = calendar.createEvent({
      // The same id and a higher number replace an older download instead of doubling it.
      id: `${key}-${booking.id}@${new URL(brand.siteUrl).hostname}`,
      sequence: booking.version,
      stamp: now(),
      start: new Date(`${day}T00:00:00Z`),
      timezone: 'UTC',
      allDay: true,
      summary,
      description,
      url: `${publicUrl}/#/booking-confirmation/${booking.id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    event.createAlarm({
      type: ICalAlarmType.display,
      description: summary,
      triggerBefore: key === 'ritorno' ? oneDaySeconds : 3 * oneDaySeconds,
    })
  }
  return calendar.toString()
}

function entriesOf(booking: Booking, agency: string, today: IsoDate): Entry[] {
  const reference = `Prenotazione ${bookingReference(booking.id)}`
  const { destinationTitle: title } = booking
  const departure = {
    key: 'partenza',
    day: booking.startDate,
    summary: `Partenza: ${title}`,
    description: `${reference}, ${agency}.${airportOf(booking)}`,
  }
  const homecoming = {
    key: 'ritorno',
    day: booking.endDate,
    summary: `Ritorno: ${title}`,
    description: `${reference}, ${agency}.`,
  }
  return [departure, homecoming, ...paymentEntries(booking, reference, today)]
}

function airportOf({ airport }: Booking): string {
  return airport === unspecifiedAirport ? '' : ` Aeroporto: ${airport}.`
}

/** A day that has passed is of no use in a calendar. */
function paymentEntries(booking: Booking, reference: string, today: IsoDate): Entry[] {
  if (booking.status === 'cancelled') return []
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

function balanceEntry(booking: Booking, reference: string, today: IsoDate): Entry[] {
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
