import { type ExtraChoice, extrasIn, isExtraChoices } from '../../domain/booking/extras.ts'
import type { CheckoutContent } from '../../domain/catalogue/page-contents.ts'
import { type IsoDate, isIsoDate } from '../../domain/dates.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { isAirport } from '../browser/airports.ts'
import { localStore } from '../browser/storage.ts'
import { bookingDataKey, paymentDataKey, travelersDataKey } from './storage-keys.ts'

/** `bookingData`: what /booking stores for /payment. The price (in euros) is for display only. */
export type BookingData = {
  tripId: string
  destinationTitle: string
  startDate: IsoDate
  endDate: IsoDate
  tripDays: number
  nights: number
  airport: string
  price: number
  email: string
  phone: string
  /** Only if extras were chosen. */
  extras?: ExtraChoice[]
}

/** `travelersData`. */
export type StoredTraveller = { firstName: string; lastName: string; type: 'adult' | 'child' }

/** `paymentData`: what /payment has shown, stored so that a reload shows the same causale. */
export type PaymentData = {
  tripId: string
  startDate: IsoDate
  submissionId: string
  paymentReference: string
  totalPrice: number
  depositAmount: number
  accountHolder: string
  iban: string
  bookingId?: string
}

type Loose = Partial<Record<string, unknown>>

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const count = (value: unknown) => (typeof value === 'number' ? value : 0)

type Trips = CheckoutContent['trips']

/** Finds the trip by its id, even if it is no longer shown; data stored without an id is found by title. */
function tripIdOf(stored: Loose, trips: Trips): string | undefined {
  const named = [stored.tripId, stored.travelId, stored.destinationId, stored.id]
  const ids = named.map((name) => resolvePublicTripId(text(name)) ?? text(name))
  const title = text(stored.destinationTitle).trim().toLowerCase()
  const trip =
    trips.find(({ id }) => ids.includes(id)) ??
    trips.find((one) => one.title.toLowerCase() === title)
  return trip?.id ?? resolvePublicTripId(text(stored.tripId))
}

export function readBookingData(trips: Trips): BookingData | undefined {
  const stored = localStore.readJson(bookingDataKey, isRecord)
  const tripId = stored && tripIdOf(stored, trips)
  const startDate = text(stored?.startDate).slice(0, 10)
  if (!stored || !tripId || !isIsoDate(startDate)) return undefined
  return {
    tripId,
    startDate,
    destinationTitle: text(stored.destinationTitle),
    endDate: text(stored.endDate).slice(0, 10),
    tripDays: count(stored.tripDays),
    nights: count(stored.nights),
    airport: isAirport(text(stored.airport)) ? text(stored.airport) : '',
    price: count(stored.price),
    email: text(stored.email),
    phone: text(stored.phone),
    ...(isExtraChoices(stored.extras) ? extrasIn(stored.extras) : {}),
  }
}

function isTraveller(value: unknown): value is StoredTraveller {
  return (
    isRecord(value) &&
    typeof value.firstName === 'string' &&
    typeof value.lastName === 'string' &&
    (value.type === 'adult' || value.type === 'child')
  )
}

function isParty(value: unknown): value is StoredTraveller[] {
  return Array.isArray(value) && value.length > 0 && value.every(isTraveller)
}

export function readTravelersData(): StoredTraveller[] | undefined {
  return localStore.readJson(travelersDataKey, isParty)
}

function isPaymentData(value: unknown): value is PaymentData {
  return (
    isRecord(value) &&
    ['tripId', 'startDate', 'submissionId', 'paymentReference'].every(
      (key) => typeof value[key] === 'string',
    )
  )
}

/** What was shown for exactly this trip and day; older data is ignored. */
export function readPaymentData({ tripId, startDate }: BookingData): PaymentData | undefined {
  const stored = localStore.readJson(paymentDataKey, isPaymentData)
  return stored?.tripId === tripId && stored.startDate === startDate ? stored : undefined
}
