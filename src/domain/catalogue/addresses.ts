import { resolveTripId } from '../ids.ts'

/**
 * The address of a trip's page. The id never changes, because departures, links and bookings refer to it. The
 * address may change; the id, the current address and every former one keep leading to the trip.
 */
export type Addressed = {
  id: string
  address?: string | undefined
  formerAddresses?: readonly string[] | undefined
}

/** Lower-case letters, digits and single hyphens: nothing that needs URL encoding. */
export const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export function addressOf({ id, address }: Addressed): string {
  return address ?? id
}

/** Only the addresses that differ from the id; empty if no address was ever changed. */
export type AddressBook = {
  /** Maps an id to its current address. */
  readonly now: Readonly<Record<string, string>>
  /** Maps every other name to the id. */
  readonly ids: Readonly<Record<string, string>>
}

export function addressBook(trips: readonly Addressed[]): AddressBook | undefined {
  const moved = trips.filter(({ address, formerAddresses }) => address ?? formerAddresses?.length)
  if (moved.length === 0) return undefined
  return {
    now: Object.fromEntries(moved.map((trip) => [trip.id, addressOf(trip)])),
    ids: Object.fromEntries(
      moved.flatMap((trip) => otherNames(trip).map((name) => [name, trip.id] as const)),
    ),
  }
}

function otherNames({ id, address, formerAddresses = [] }: Addressed): string[] {
  return [...(address === undefined ? [] : [address]), ...formerAddresses].filter(
    (name) => name !== id,
  )
}

/** Redirects from each old address to the current one. */
export function movedAddresses(trips: readonly Addressed[]): [from: string, to: string][] {
  return trips.flatMap((trip) => {
    const to = addressOf(trip)
    const names = [trip.id, ...otherNames(trip)].filter((name) => name !== to)
    return names.map((from): [string, string] => [from, to])
  })
}

type Clash = { id: string; message: string }

/** A name belongs to one trip for ever, because old addresses in messages must still lead to that trip. */
export function addressClashes(trips: readonly (Addressed & { title: string })[]): Clash[] {
  const owners = new Map(trips.map((trip) => [trip.id.toLowerCase(), trip]))
  const clashes: Clash[] = []
  const claim = (trip: (typeof trips)[number], name: string) => {
    const first = resolveTripId(name)
    const owner = owners.get(name.toLowerCase()) ?? trips.find(({ id }) => id === first)
    if (!owner) owners.set(name.toLowerCase(), trip)
    if (!owner || owner.id === trip.id) return
    const message = `L'indirizzo «${name}» è di «${owner.title}», e lo resta anche dopo un cambio: scegline un altro.`
    clashes.push({ id: trip.id, message })
  }
  // An address that was published earlier takes precedence; the clash is reported at the newer one.
  for (const trip of trips) for (const name of trip.formerAddresses ?? []) claim(trip, name)
  for (const trip of trips) if (trip.address !== undefined) claim(trip, trip.address)
  return clashes
}
