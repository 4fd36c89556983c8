import { bookingReference } from '../../../domain/booking/bookings.ts'
import type { Flight } from '../../../domain/booking/flights.ts'
import { barometerText } from '../../../domain/catalogue/barometer.ts'
import { staysAtHome } from '../../../domain/trip/next-when-over.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import type { TripFacts } from '../../../domain/trip/timeline-parts.ts'
import { asSentence } from '../../../domain/typography.ts'
import {
  type CalendarEntry,
  calendarText,
  paymentEntries,
  travelEntries,
} from '../../booking/bookings/calendar-file.ts'
import type { Deps } from '../../platform/deps.ts'
import { placeUrl } from '../../platform/pdf/issuer.ts'
import { visitOfFeed } from '../access/enter.ts'
import { placeFacts } from '../place/facts.ts'

const refreshSeconds = 6 * 60 * 60

/** The calendar of one traveller; undefined for an address that has ended. */
export async function feedOf(deps: Deps, token: string): Promise<string | undefined> {
  const visit = await visitOfFeed(deps, token)
  if (!visit) return undefined
  const { booking, pass } = visit
  const { facts, flights } = await placeFacts(deps, booking, pass.seat)
  const agency = deps.catalogue.current().catalogue.brand.name
  const leads = pass.seat === leaderSeat
  const about = asSentence(
    leads ? `Prenotazione ${bookingReference(booking.id)}, ${agency}` : agency,
  )
  // The entries of a booking that does not travel disappear from the calendar.
  const entries = staysAtHome(facts)
    ? []
    : [
        ...travelEntries(booking, about),
        ...flightEntries(flights),
        ...decisionEntries(facts, booking.destinationTitle),
        // Only the contact sees payments.
        ...(leads ? paymentEntries(booking, facts.today) : []),
      ]
  return calendarText({ booking, entries, id: pass.id, url: placeUrl(deps), refreshSeconds }, deps)
}

function flightEntries(flights: readonly Flight[]): CalendarEntry[] {
  return flights.map(({ number, from, to, leavesOn, leavesAt, arrivesOn, arrivesAt }) => ({
    // One flight number may continue to a second airport on the same day.
    key: `volo-${number.replace(' ', '')}-${leavesOn}-${leavesAt.replace(':', '')}`,
    day: leavesOn,
    hours: { from: leavesAt, to: { day: arrivesOn, at: arrivesAt } },
    summary: `Volo ${number}: ${from} - ${to}`,
    description: `Partenza alle ${leavesAt} da ${from}, arrivo alle ${arrivesAt} a ${to}: ore locali. Fa fede il biglietto.`,
  }))
}

function decisionEntries({ departure, today }: TripFacts, title: string): CalendarEntry[] {
  if (!departure || departure.barometer.isConfirmed) return []
  const { barometer } = departure
  if (barometer.decisionDay < today) return []
  return [
    {
      key: 'conferma',
      day: barometer.decisionDay,
      summary: `Conferma della partenza: ${title}`,
      description: barometerText(barometer, { today }),
    },
  ]
}
