import { resolveTripId } from '../ids.ts'

/**
 * Where the page of a trip lies. Its id never changes: departures, links and bookings carry it. The address may,
 * and every name that a trip ever had goes on leading to it: the id itself, what it is called now, what it was called.
 */
export type Addressed = {
  id: string
  address?: string | undefined
  formerAddresses?: readonly string[] | undefined
}

/** Small letters, digits and single hyphens: nothing that an address would have to encode. */
export const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export function addressOf({ id, address }: Addressed): string {
  return address ?? id
}

/** Only what differs: a site whose addresses were never changed has none. */
export type AddressBook = {
  /** Id to the address of today. */
  readonly now: Readonly<Record<string, string>>
  /** Every other name to the id. */
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

/** Addresses that lead on, each to where the page lies now. */
export function movedAddresses(trips: readonly Addressed[]): [from: string, to: string][] {
  return trips.flatMap((trip) => {
    const to = addressOf(trip)
    const names = [trip.id, ...otherNames(trip)].filter((name) => name !== to)
    return names.map((from): [string, string] => [from, to])
  })
}

type Clash = { id: string; message: string }

/** A name belongs to one trip for ever: whoever has an old address in a message must find what it was about. */
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
  // What was published first has the older right: who types it now is told.
  for (const trip of trips) for (const name of trip.formerAddresses ?? []) claim(trip, name)
  for (const trip of trips) if (trip.address !== undefined) claim(trip, trip.address)
  return clashes
}
