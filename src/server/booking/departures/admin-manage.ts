import {
  type Flight,
  flightsIn,
  flightsProblem,
  flightsText,
} from '../../../domain/booking/flights.ts'
import { type Rhythm, repeatDays } from '../../../domain/booking/repeat-days.ts'
import type { DepartureSales } from '../../../domain/catalogue/departures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { storedDestinationId } from '../../../domain/ids.ts'
import { requireTripOnSale } from '../../catalogue/editions/trips.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { isUniqueViolation, type Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  type AdminDeparture,
  deleteDeparture,
  findAdminDeparture,
  findSameDay,
  hasBookings,
  hasDiary,
  hasLiveBookings,
  updateDeparture,
} from './admin-store.ts'
import { bringCostsAlong, endLinksTo, hasCosts } from './follow-departure.ts'
import { resizeDeparture, storeDeparture } from './spots.ts'
import { lockDepartureById, type StoredDeparture } from './store.ts'

type Managing = Pick<Deps, 'db' | 'catalogue'> & { actor: Actor }
type Moving = Managing & Pick<Deps, 'now'>

export type DepartureFields = {
  totalSpots: number
  minimumGroup: number
  price?: number | null | undefined
  coordinator1: string | null
  coordinator2: string | null
  groupLink?: string | null | undefined
  /** One flight per line, as typed. */
  flights?: string | undefined
}

export async function createDeparture(
  deps: Managing,
  input: DepartureFields & {
    tripId: string
    startDate: string
    spotsAvailable?: number | undefined
  },
): Promise<AdminDeparture> {
  const { tripId: named, spotsAvailable = input.totalSpots, flights = '', ...fields } = input
  requirePeople(deps, input)
  const tripId = requireTripOnSale(deps, named)
  if (spotsAvailable > input.totalSpots) throw new DomainError('TOO_FEW_SPOTS')
  const id = await deps.db.transaction(async (tx) => {
    if (await findSameDay(tx, tripId, input.startDate)) throw new DomainError('DEPARTURE_EXISTS')
    const destinationId = storedDestinationId(tripId)
    const created = await storeDeparture(tx, {
      ...fields,
      flights: flightsOf(flights),
      destinationId,
      spotsAvailable,
    })
    if (!created) throw new DomainError('DEPARTURE_EXISTS')
    await auditDeparture(tx, deps.actor, 'created', created.id, undefined, created)
    return created.id
  })
  return requireDeparture(deps, id)
}

/** Under the lock that bookings take too, so that the total can't fall below the spots taken. */
export async function editDeparture(
  deps: Moving,
  input: DepartureFields & { id: string; version: number; startDate: string },
): Promise<AdminDeparture> {
  try {
    await deps.db.transaction((tx) => edit(tx, deps, input))
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('DEPARTURE_EXISTS')
    throw error
  }
  return requireDeparture(deps, input.id)
}

async function edit(
  tx: Tx,
  deps: Moving,
  input: DepartureFields & { id: string; version: number; startDate: string },
) {
  const before = await requireLocked(tx, input.id, input.version)
  requirePeople(deps, input, before)
  await resizeDeparture(tx, before, input.totalSpots)
  const taken = before.totalSpots - before.spotsAvailable
  if (input.startDate !== before.startDate) {
    if (taken > 0 || (await hasBookings(tx, input.id))) throw new DomainError('DEPARTURE_BOOKED')
    if (await hasDiary(tx, input.id)) throw new DomainError('DEPARTURE_HAS_DIARY')
    if (await findSameDay(tx, before.destinationId, input.startDate, input.id)) {
      throw new DomainError('DEPARTURE_EXISTS')
    }
    await bringCostsAlong(tx, before, input.startDate)
    await endLinksTo(tx, deps, before)
  }
  const after = await updateDeparture(tx, input.id, {
    startDate: input.startDate,
    minimumGroup: input.minimumGroup,
    // An undefined price leaves the stored one unchanged.
    ...(input.price !== undefined && { price: input.price }),
    coordinator1: input.coordinator1,
    coordinator2: input.coordinator2,
    ...(input.groupLink !== undefined && { groupLink: input.groupLink }),
    ...(input.flights !== undefined && { flights: flightsOf(input.flights) }),
  })
  await auditDeparture(tx, deps.actor, 'edited', input.id, before, after)
}

function flightsOf(typed: string): Flight[] {
  const read = flightsIn(typed)
  if ('flights' in read) return read.flights
  throw wrongField('flights', flightsProblem(typed) ?? '')
}

type Led = Pick<DepartureFields, 'coordinator1' | 'coordinator2'>

/** Coordinators must be people of the catalogue, by full name or first name; a name stored before may stay. */
function requirePeople({ catalogue }: Pick<Deps, 'catalogue'>, led: Led, before?: Led): void {
  const people = catalogue.current().catalogue.coordinators
  const known = [...people, ...people.map((name) => name.split(' ')[0])]
  for (const field of ['coordinator1', 'coordinator2'] as const) {
    const name = led[field]
    const stays = before && (name === before.coordinator1 || name === before.coordinator2)
    if (name && !stays && !known.includes(name)) {
      throw wrongField(field, 'Scegli una persona della squadra')
    }
  }
}

type Repeat = { id: string; rhythm: Rhythm; times: number; days: readonly IsoDate[] }

/** Repeats the departure at an interval or on chosen days; past days and existing departures are skipped. */
export async function repeatDeparture(
  deps: Managing & Pick<Deps, 'now'>,
  { id, ...wanted }: Repeat,
): Promise<{ created: AdminDeparture[]; skipped: string[] }> {
  const { createdIds, skipped } = await deps.db.transaction(async (tx) => {
    const original = await requireLocked(tx, id)
    requireTripOnSale(deps, original.destinationId)
    const createdIds: string[] = []
    const skipped: string[] = []
    const today = todayInRome(deps.now())
    for (const startDate of repeatDays(original.startDate, wanted)) {
      const isThere =
        startDate <= today || (await findSameDay(tx, original.destinationId, startDate))
      const copy = isThere
        ? undefined
        : await storeDeparture(tx, {
            destinationId: original.destinationId,
            startDate,
            totalSpots: original.totalSpots,
            spotsAvailable: original.totalSpots,
            minimumGroup: original.minimumGroup,
            price: original.price,
            coordinator1: original.coordinator1,
            coordinator2: original.coordinator2,
          })
      if (copy) createdIds.push(copy.id)
      else skipped.push(startDate)
    }
    await auditDeparture(tx, deps.actor, 'repeated', id, undefined, {
      rhythm: wanted.rhythm,
      created: createdIds.length,
    })
    return { createdIds, skipped }
  })
  return {
    created: await Promise.all(createdIds.map((one) => requireDeparture(deps, one))),
    skipped,
  }
}

/** Closing only stops new bookings; archiving requires that no live booking is left. */
export async function setDepartureSales(
  deps: Managing,
  { id, version, sales }: { id: string; version: number; sales: DepartureSales },
): Promise<AdminDeparture> {
  await deps.db.transaction(async (tx) => {
    const before = await requireLocked(tx, id, version)
    if (before.decision === 'cancelled' && sales === 'open') {
      throw new DomainError('DEPARTURE_CANCELLED')
    }
    const isTaken = before.spotsAvailable < before.totalSpots
    if (sales === 'archived' && (isTaken || (await hasLiveBookings(tx, id)))) {
      throw new DomainError('DEPARTURE_BOOKED')
    }
    const after = await updateDeparture(tx, id, { sales })
    await auditDeparture(tx, deps.actor, salesActions[sales], id, before, after)
  })
  return requireDeparture(deps, id)
}

const salesActions: Readonly<Record<DepartureSales, string>> = {
  open: 'sales_opened',
  closed: 'sales_closed',
  archived: 'archived',
}

export async function removeDeparture(
  deps: Moving,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await requireLocked(tx, id, version)
    const isTaken = before.spotsAvailable < before.totalSpots
    if (isTaken || (await hasBookings(tx, id))) throw new DomainError('DEPARTURE_BOOKED')
    if (await hasDiary(tx, id)) throw new DomainError('DEPARTURE_HAS_DIARY')
    if (await hasCosts(tx, before)) throw new DomainError('DEPARTURE_HAS_COSTS')
    await endLinksTo(tx, deps, before)
    await deleteDeparture(tx, id)
    await auditDeparture(tx, deps.actor, 'deleted', id, before)
  })
}

async function requireLocked(tx: Tx, id: string, version?: number): Promise<StoredDeparture> {
  const row = await lockDepartureById(tx, id)
  if (!row) throw new DomainError('DEPARTURE_NOT_FOUND')
  if (version !== undefined && row.version !== version) throw new DomainError('VERSION_CONFLICT')
  return row
}

export async function requireDeparture(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  id: string,
): Promise<AdminDeparture> {
  const row = await findAdminDeparture(deps, id)
  if (!row) throw new DomainError('DEPARTURE_NOT_FOUND')
  return row
}

function auditDeparture(
  tx: Tx,
  actor: Actor,
  action: string,
  entityId: string,
  before?: unknown,
  after?: unknown,
) {
  return writeAudit(tx, {
    actor,
    action,
    entity: 'departure',
    entityId,
    before: facts(before),
    after: facts(after),
  })
}

/**
 * The row's fields for the audit log: without timestamps, flights as text, and the WhatsApp group's link only
 * as present or not.
 */
function facts(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const entries = Object.entries(row).filter(
    ([name]) => name !== 'createdAt' && name !== 'updatedAt',
  )
  const told = (name: string, value: unknown) => {
    if (name === 'flights') return flightsText(value as Flight[])
    return name === 'groupLink' && value ? 'presente' : value
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, told(name, value)]))
}
