import { isAccepted } from '../../../domain/booking/contract-pack.ts'
import type { ExtraChoice } from '../../../domain/booking/extras.ts'
import { leavingSums } from '../../../domain/booking/leaving.ts'
import { blankTraveller } from '../../../domain/booking/stored-traveller.ts'
import {
  type ExtraField,
  extraFields,
  type StoredTraveller,
} from '../../../domain/booking/traveller-fields.ts'
import { birthDateFromStored, maxTravellers } from '../../../domain/booking/travellers.ts'
import type { CorrectedParty } from '../../../domain/booking/travellers-schema.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import {
  fullName,
  penaltyOfPart,
  type RequestQuote,
  type WantedOfRequest,
} from '../../../domain/trip/requests.ts'
import { planChange, type WantedChange } from '../../booking/bookings/plan-change.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { findDeparture } from '../../booking/departures/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'

type Person = CorrectedParty['travelers'][number]

export const namesOf = ({ travelers }: Pick<Booking, 'travelers'>) => travelers.map(fullName)

/** The traveller's stored values; sealed ones stay sealed. */
function personOf(stored: StoredTraveller): Person {
  const extras = Object.fromEntries(extraFields.map((name) => [name, stored[name]]))
  return {
    ...(extras as Record<ExtraField, string>),
    firstName: stored.firstName,
    lastName: stored.lastName,
    birthDate: birthDateFromStored(stored.birthDate),
    address: stored.address,
    passportNumber: stored.passportNumber,
    type: stored.type,
  }
}

type Newcomer = Pick<Person, 'firstName' | 'lastName' | 'birthDate' | 'type'>

/** A new traveller inherits no data from the previous one. */
function newcomer({ firstName, lastName, birthDate, type }: Newcomer): Person {
  return { ...personOf(blankTraveller), firstName, lastName, birthDate, type }
}

/** The requested party; undefined where the request is about something else. */
export function partyAfter(booking: Booking, wanted: WantedOfRequest): Person[] | undefined {
  const people = booking.travelers.map(personOf)
  if (wanted.kind === 'name') {
    const person = people[wanted.seat]
    if (!person) throw new DomainError('VALIDATION')
    const { firstName, lastName } = wanted
    people[wanted.seat] = wanted.isOther
      ? newcomer({ ...wanted, type: person.type })
      : { ...person, firstName, lastName }
    return people
  }
  if (wanted.kind !== 'people') return undefined
  const after = [
    ...people.filter((_, seat) => !wanted.leaving.includes(seat)),
    ...wanted.joining.map(newcomer),
  ]
  const isKnown = wanted.leaving.every((seat) => people[seat] !== undefined)
  if (!isKnown || after.length > maxTravellers) throw new DomainError('VALIDATION')
  return after
}

/** The total units of each extra: those booked now plus the requested ones. */
export function extrasAfter(booking: Booking, wanted: WantedOfRequest): ExtraChoice[] | undefined {
  if (wanted.kind !== 'extras') return undefined
  const units = new Map(booking.extras.map((extra) => [extra.id, extra.units]))
  for (const { id, more } of wanted.extras) {
    units.set(id, Math.max(0, (units.get(id) ?? 0) + more))
  }
  return [...units].map(([id, amount]) => ({ id, units: amount }))
}

function changeOf(booking: Booking, wanted: WantedOfRequest): WantedChange {
  const { tripId } = booking
  return {
    travelers: partyAfter(booking, wanted),
    extras: extrasAfter(booking, wanted),
    departure:
      wanted.kind === 'departure'
        ? { tripId, startDate: wanted.startDate, price: 'departure' }
        : undefined,
  }
}

/**
 * The cost, by the same calculations that apply when staff accept. A cancellation is dated to the day of the
 * request.
 */
export async function quoteRequest(
  db: Db | Tx,
  deps: Pick<Deps, 'now' | 'catalogue'>,
  booking: Booking,
  { wanted, askedOn }: { wanted: WantedOfRequest; askedOn: IsoDate },
): Promise<RequestQuote> {
  const { totalPrice: before, startDate } = booking
  if (wanted.kind === 'leave') {
    const { penalty, giveBack } = leavingSums({
      who: 'traveller',
      on: askedOn,
      startDate,
      price: before,
      paid: booking.amountPaid,
      isAccepted: isAccepted(booking),
    })
    return { before, after: penalty, penalty, giveBack }
  }
  const plan = await planChange(db, deps, booking, changeOf(booking, wanted))
  const { totalPrice: after, toGiveBack } = plan.amounts
  const penalty =
    wanted.kind === 'people' && wanted.leaving.length > 0
      ? penaltyOfPart({
          startDate,
          today: askedOn,
          price: await priceOfLeaving(db, deps, booking, wanted.leaving),
          isAccepted: isAccepted(booking),
        })
      : 0
  return { before, after: after + penalty, penalty, giveBack: Math.max(0, toGiveBack - penalty) }
}

/** Checked without a lock, for display; when staff accept, it is checked again. */
export async function requireRoom(
  db: Db | Tx,
  booking: Booking,
  wanted: WantedOfRequest,
): Promise<void> {
  const people = (partyAfter(booking, wanted) ?? booking.travelers).length
  const startDate = wanted.kind === 'departure' ? wanted.startDate : booking.startDate
  if (wanted.kind !== 'departure' && people <= booking.travelers.length) return
  const departure = await findDeparture(db, booking.tripId, startDate)
  if (!departure) return
  const held = departure.id === booking.departureId ? booking.spotsTaken : 0
  const [left, more] = [departure.spotsAvailable, people - held]
  if (left < more) throw new DomainError('DEPARTURE_FULL', { left, wanted: more })
}

async function priceOfLeaving(
  db: Db | Tx,
  deps: Pick<Deps, 'now' | 'catalogue'>,
  booking: Booking,
  leaving: number[],
) {
  const wanted = { kind: 'people', joining: [], leaving } as const
  const without = await planChange(db, deps, booking, changeOf(booking, { ...wanted, joining: [] }))
  return booking.totalPrice - without.amounts.totalPrice
}

export const askedOn = ({ createdAt }: { createdAt: Date }): IsoDate => todayInRome(createdAt)
