import type { z } from 'zod'
import type { roadDepartureSchema } from '../../../contract/admin/road/road.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { dayPlanOf } from '../../../domain/catalogue/day-plan.ts'
import { personKey } from '../../../domain/road/person-key.ts'
import { documentRule, expiryMisfit } from '../../../domain/trip/strip/document.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import { type Leading, type Led, ledDepartures, requireLed } from '../access/led-departures.ts'
import { decisionsOf, entriesOfDeparture } from '../diary/store.ts'
import { receiptPhotosOf } from '../purses/store.ts'
import { bedKey, roomsByPerson, type SleepsIn } from './rooms.ts'
import { type GroupBooking, groupOf } from './store.ts'

type View = z.input<typeof roadDepartureSchema>
type Person = View['group'][number]

export async function listMine(deps: Leading) {
  const led = await ledDepartures(deps)
  return Promise.all(
    led.map(async (departure) => {
      const bookings = await groupOf(deps.db, departure.row.id)
      return facts(
        departure,
        bookings.reduce((people, { travelers }) => people + travelers.length, 0),
      )
    }),
  )
}

function facts({ row, title, startDate, endDate, opensOn, closesOn }: Led, people: number) {
  return { id: row.id, title, startDate, endDate, opensOn, closesOn, people }
}

/**
 * All data of one departure for the coordinator's phone. Passport numbers and paid amounts are not part of
 * it.
 */
export async function openDeparture(deps: Leading, id: string): Promise<View> {
  const led = await requireLed(deps, id)
  const [bookings, entries, decisions, rooms, receipts] = await Promise.all([
    groupOf(deps.db, id),
    entriesOfDeparture(deps.db, id),
    decisionsOf(deps.db, id),
    roomsByPerson(deps.db, id),
    receiptPhotosOf(deps.db, id),
  ])
  const { trips, organiser } = deps.catalogue.current().catalogue
  const trip = trips.find((one) => one.id === led.tripId)
  const asked = { endDate: led.endDate, rule: documentRule(trip?.info?.entry?.rules ?? []) }
  const group = bookings.flatMap((booking) => peopleOf(booking, rooms, asked))
  return {
    ...facts(led, group.length),
    coordinators: [led.row.coordinator1, led.row.coordinator2].flatMap((name) => name ?? []),
    emergencyPhone: organiser.emergencyPhone,
    groupLink: led.row.groupLink || null,
    flights: led.row.flights,
    group,
    plan: trip ? dayPlanOf(trip, led.startDate) : [],
    hotels: (trip?.hotels ?? []).map((hotel) =>
      typeof hotel === 'string'
        ? { name: hotel, text: null }
        : { name: hotel.name, text: hotel.description },
    ),
    entries,
    receipts,
    decisions,
    readAt: deps.now().toISOString(),
  }
}

type Asked = Parameters<typeof expiryMisfit>[1]

function peopleOf(booking: GroupBooking, rooms: Map<string, SleepsIn[]>, asked: Asked): Person[] {
  return booking.travelers.map((stored, seat) => {
    const person = openTraveller(stored)
    const documentExpiry = person.documentExpiry || null
    return {
      key: personKey(booking, seat),
      party: bookingReference(booking.id),
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone || booking.contactPhone,
      dietaryNeeds: person.dietaryNeeds,
      emergencyName: person.emergencyName,
      emergencyPhone: person.emergencyPhone,
      airport: booking.airport,
      isChild: person.type === 'child',
      hasPassport: person.passportNumber !== '',
      documentExpiry,
      documentMisfit: documentExpiry ? expiryMisfit(documentExpiry, asked) : null,
      documents: booking.hasDocuments[seat] ? 'received' : 'missing',
      extras: booking.extras.map(({ title }) => title),
      rooms: rooms.get(bedKey(booking.id, seat)) ?? [],
    }
  })
}
