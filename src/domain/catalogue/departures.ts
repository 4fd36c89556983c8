import {
  addDays,
  addMonths,
  compactDate,
  diffDays,
  type IsoDate,
  isIsoDate,
  monthKey,
} from '../dates.ts'
import { isTestTripId, tripIdOf } from '../ids.ts'
import type { Cents } from '../money.ts'
import { drawInt } from '../random.ts'
import { type Barometer, barometerOf, type DepartureDecision } from './barometer.ts'
import { priceOfDay, type TripTerms } from './day-price.ts'

export type Availability = 'few' | 'available'

/** The travellers who agreed to be counted, as shown to visitors. */
export type WhoGoes = { people: number; youngest: number; oldest: number }

export type Departure = {
  /** Trip id plus yyyyMMdd. */
  id: string
  tripId: string
  startDate: IsoDate
  endDate: IsoDate
  /** Per person, from `priceOfDay`. */
  price: Cents
  /** The price was set for this departure, regardless of the season. */
  hasOwnPrice: boolean
  spotsAvailable: number
  totalSpots: number
  coordinators: string[]
  /** In days. */
  tripDuration: number
  availability: Availability
  source: 'generated' | 'stored'
  /** How certain the departure is; samples have none. */
  barometer: Barometer | null
  /** Only with real data, and only if enough of the group have consented. */
  whoGoes?: WhoGoes | undefined
}

/** closed: off sale, existing bookings unchanged. archived: off sale and not listed. */
export const departureSales = ['open', 'closed', 'archived'] as const
export type DepartureSales = (typeof departureSales)[number]

/** A row of travel_dates, as far as a departure needs it. */
export type DepartureRow = {
  sales: DepartureSales
  startDate: IsoDate
  /** The departure's own price; null: the base price by season. */
  price: Cents | null
  spotsAvailable: number
  totalSpots: number
  coordinator1: string | null
  coordinator2: string | null
  minimumGroup: number
  decision: DepartureDecision | null
  /** Places reserved for the waiting list: neither free nor booked. */
  placesHeld: number
}

/** How certain a departure is, from the people who have a place. */
export function barometerOfRow(
  row: Omit<DepartureRow, 'sales' | 'price'>,
  tripDays: number,
): Barometer {
  const { startDate, totalSpots, spotsAvailable, placesHeld, decision } = row
  const minimumGroup = Math.min(row.minimumGroup, totalSpots)
  const booked = totalSpots - spotsAvailable - placesHeld
  return barometerOf({ minimumGroup, spotsAvailable, booked, decision }, { startDate, tripDays })
}

export const groupSize = 10
export const fewSpotsLimit = 4
const generatedSpots = { min: 4, max: 6 } as const

export const coordinatorNames = ['Marco', 'Sara', 'Amina', 'Luca'] as const

export function availabilityOf(spots: number): Availability {
  return spots <= fewSpotsLimit ? 'few' : 'available'
}

/** Sample departures show at least 4 free spots; stored ones show the real number. */
export function shownSpots(departure: Departure): number {
  return departure.source === 'generated'
    ? Math.max(generatedSpots.min, departure.spotsAvailable)
    : departure.spotsAvailable
}

type Pattern = { firstMonth: number; months: number; perMonth: number }

const defaultPattern: Pattern = { firstMonth: 0, months: 12, perMonth: 3 }
const patterns: ReadonlyMap<string, Pattern> = new Map([
  ['canada-vancouver-rockies', { firstMonth: 2, months: 8, perMonth: 5 }],
  ['cina-pechino-xian-shanghai', { firstMonth: 0, months: 12, perMonth: 5 }],
])

/** Divides the first 27 days of the month into equal parts, with one departure in each. */
function startDatesIn(tripId: string, month: string, perMonth: number): IsoDate[] {
  const stretch = Math.floor(27 / perMonth)
  return Array.from({ length: perMonth }, (_, index) => {
    const day = index * stretch + drawInt(`${tripId}/${month}/${index}`, 1, stretch - 1)
    return `${month}-${String(day).padStart(2, '0')}`
  })
}

function drawCoordinators(id: string): string[] {
  const first = drawInt(`${id}/coordinators`, 0, coordinatorNames.length - 1)
  const step = drawInt(`${id}/pair`, 1, coordinatorNames.length - 1)
  const second = (first + step) % coordinatorNames.length
  return [coordinatorNames[first] ?? '', coordinatorNames[second] ?? '']
}

export function departureId(tripId: string, start: IsoDate): string {
  return `${tripId}${compactDate(start)}`
}

function drawSpots(tripId: string, startDate: IsoDate): number {
  if (isTestTripId(tripId)) return groupSize
  const { min, max } = generatedSpots
  return drawInt(`${departureId(tripId, startDate)}/spots`, min, max)
}

function sampleDeparture(tripId: string, startDate: IsoDate, terms: TripTerms): Departure {
  const id = departureId(tripId, startDate)
  const spots = drawSpots(tripId, startDate)
  return {
    id,
    tripId,
    startDate,
    endDate: addDays(startDate, terms.days - 1),
    price: priceOfDay(terms, { startDate }),
    hasOwnPrice: false,
    spotsAvailable: spots,
    totalSpots: groupSize,
    coordinators: drawCoordinators(id),
    tripDuration: terms.days,
    availability: availabilityOf(spots),
    source: 'generated',
    barometer: null,
  }
}

/** The spots of a sample departure on any page, even for a day that the generator would not have chosen. */
export function sampleSpots(idOrAlias: string, startDate: IsoDate): number {
  return drawSpots(tripIdOf(idOrAlias), startDate)
}

/** The days of the sample departures: derived from id and date, so they are the same for all visitors. */
export function sampleStarts(idOrAlias: string, today: IsoDate): IsoDate[] {
  const tripId = tripIdOf(idOrAlias)
  const { firstMonth, months, perMonth } = patterns.get(tripId) ?? defaultPattern
  const monthStart = `${monthKey(today)}-01`
  return Array.from({ length: months }, (_, index) => addMonths(monthStart, firstMonth + index))
    .flatMap((month) => startDatesIn(tripId, monthKey(month), perMonth))
    .filter((start) => start > today)
}

/** Sample departures of an existing trip, with its terms. */
export function generateDepartures(
  idOrAlias: string,
  today: IsoDate,
  terms: TripTerms,
): Departure[] {
  const tripId = tripIdOf(idOrAlias)
  return sampleStarts(tripId, today).map((start) => sampleDeparture(tripId, start, terms))
}

function storedDeparture(tripId: string, row: DepartureRow, terms: TripTerms): Departure {
  return {
    id: departureId(tripId, row.startDate),
    tripId,
    startDate: row.startDate,
    endDate: addDays(row.startDate, terms.days - 1),
    price: priceOfDay(terms, row),
    hasOwnPrice: row.price !== null,
    spotsAvailable: row.spotsAvailable,
    totalSpots: row.totalSpots,
    coordinators: [row.coordinator1, row.coordinator2].filter((name) => !!name?.trim()) as string[],
    tripDuration: terms.days,
    availability: availabilityOf(row.spotsAvailable),
    source: 'stored',
    barometer: barometerOfRow(row, terms.days),
  }
}

/** Stored rows as departures: future ones only, earliest first. */
export function departuresFromRows(
  idOrAlias: string,
  rows: readonly DepartureRow[],
  today: IsoDate,
  terms: TripTerms,
): Departure[] {
  const tripId = tripIdOf(idOrAlias)
  return rows
    .filter((row) => isIsoDate(row.startDate) && row.startDate > today)
    .map((row) => storedDeparture(tripId, row, terms))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
}

/**
 * What a visitor sees: the stored departures on sale, or samples if none is stored. A trip whose
 * departures are all closed has no dates: samples would sell what the agency closed.
 */
export function departuresOrSamples(
  idOrAlias: string,
  rows: readonly DepartureRow[],
  today: IsoDate,
  terms: TripTerms,
): Departure[] {
  const kept = rows.filter(({ sales }) => sales !== 'archived')
  const onSale = kept.filter(({ sales }) => sales === 'open')
  const isStored = departuresFromRows(idOrAlias, kept, today, terms).length > 0
  return isStored
    ? departuresFromRows(idOrAlias, onSale, today, terms)
    : generateDepartures(idOrAlias, today, terms)
}

/** From the day of departure on, booking is no longer possible. */
export function hasDeparted(startDate: IsoDate, today: IsoDate): boolean {
  return startDate <= today
}

/** `4 posti disponibili`. */
export function spotsText(spots: number): string {
  return spots === 1 ? '1 posto disponibile' : `${spots} posti disponibili`
}

/** `3 prenotati, 28–41 anni`. */
export function whoGoesText({ people, youngest, oldest }: WhoGoes): string {
  const ages = youngest === oldest ? youngest : `${youngest}–${oldest}`
  return `${people} prenotati, ${ages} anni`
}

/** The length of a stored booking or link in days, including both ends. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return diffDays(start, end) + 1
}
