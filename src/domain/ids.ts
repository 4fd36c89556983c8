/** The canonical ids of the public catalogue's destinations. */
export const destinationIds = [
  'tokyo-kyoto',
  'thailandia',
  'tanzania-zanzibar',
  'maldive-dubai',
  'bali-singapore',
  'newyork-miami',
  'islanda-norvegia',
  'hawaii',
  'grecia',
  'seychelles-dubai',
  'peru-machuPicchu',
  'losAngeles-lasVegas',
  'australia-nuova-zelanda',
  'canada-vancouver-rockies',
  'india-triangolo-oro',
  'cina-pechino-xian-shanghai',
  'kenya-safari-experience',
  'sharm-el-sheikh',
  'egitto-completo',
] as const

/** Bookable trips with a price and a length, but without a public itinerary. */
export const simpleTripIds = ['parigi-disneyland', 'londra-harry-potter', 'praga-budapest'] as const

/** Trips that staff use to try the booking and the payment; never shown to visitors. */
export const testTripIds = ['test-travel', 'test-travel-5', 'test-travel-free'] as const

export type DestinationId = (typeof destinationIds)[number]
export type SimpleTripId = (typeof simpleTripIds)[number]
export type TestTripId = (typeof testTripIds)[number]
export type PublicTripId = DestinationId | SimpleTripId
export type TripId = PublicTripId | TestTripId

export const publicTripIds: readonly PublicTripId[] = [...destinationIds, ...simpleTripIds]
export const tripIds: readonly TripId[] = [...publicTripIds, ...testTripIds]

/** Other names that may refer to a trip: older addresses, short price keys, place names. */
const aliases: Readonly<Record<string, PublicTripId>> = {
  'new-york-miami': 'newyork-miami',
  'new-york': 'newyork-miami',
  newyork: 'newyork-miami',
  'la-vegas': 'losAngeles-lasVegas',
  'los-angeles-las-vegas': 'losAngeles-lasVegas',
  'los-angeles': 'losAngeles-lasVegas',
  'las-vegas': 'losAngeles-lasVegas',
  'peru-machu-picchu': 'peru-machuPicchu',
  peru: 'peru-machuPicchu',
  canada: 'canada-vancouver-rockies',
  india: 'india-triangolo-oro',
  cina: 'cina-pechino-xian-shanghai',
  kenya: 'kenya-safari-experience',
  australia: 'australia-nuova-zelanda',
  islanda: 'islanda-norvegia',
  tanzania: 'tanzania-zanzibar',
  zanzibar: 'tanzania-zanzibar',
  maldive: 'maldive-dubai',
  seychelles: 'seychelles-dubai',
  bali: 'bali-singapore',
  giappone: 'tokyo-kyoto',
  tokyo: 'tokyo-kyoto',
  sharm: 'sharm-el-sheikh',
  egitto: 'egitto-completo',
  parigi: 'parigi-disneyland',
  londra: 'londra-harry-potter',
  praga: 'praga-budapest',
}

/** The trips whose departures are stored under a separate key instead of the public id. */
const storedKeys = {
  'maldive-dubai': 'maldives-dubai',
  grecia: 'greece',
  'londra-harry-potter': 'london',
  'losAngeles-lasVegas': 'la-vegas',
  'tokyo-kyoto': 'japan',
  'islanda-norvegia': 'iceland',
  thailandia: 'thailand',
  'bali-singapore': 'singapore-bali',
  'newyork-miami': 'new-york-miami',
  hawaii: 'hawaii-islands',
  'peru-machuPicchu': 'peru-machu-picchu',
} as const satisfies Partial<Record<PublicTripId, string>>

const byName: ReadonlyMap<string, TripId> = new Map<string, TripId>([
  ...Object.entries(storedKeys).map(([id, key]): [string, TripId] => [key, id as TripId]),
  ...Object.entries(aliases),
  // Last, so that a canonical id always wins over an alias of the same spelling.
  ...tripIds.map((id): [string, TripId] => [id.toLowerCase(), id]),
])

/** Canonical id for a canonical id, an alias or a stored key; capitals do not matter. */
export function resolveTripId(idOrAlias: string): TripId | undefined {
  return byName.get(idOrAlias.trim().toLowerCase())
}

/**
 * The id under which a trip's data is stored and looked up. A name that is not in the fixed lists
 * above is returned as given: only the published edition knows whether a trip with that id exists.
 */
export function tripIdOf(idOrAlias: string): string {
  return resolveTripId(idOrAlias) ?? idOrAlias.trim()
}

export function isPublicTripId(id: string): id is PublicTripId {
  return (publicTripIds as readonly string[]).includes(id)
}

export function isTestTripId(id: string): id is TestTripId {
  return (testTripIds as readonly string[]).includes(id)
}

/** Like `resolveTripId`, for visitors' pages, where test trips must not be found. */
export function resolvePublicTripId(idOrAlias: string): PublicTripId | undefined {
  const id = resolveTripId(idOrAlias)
  return id !== undefined && isPublicTripId(id) ? id : undefined
}

/** The key under which a trip's departures are stored. */
export function storedDestinationId(idOrAlias: string): string {
  const id = tripIdOf(idOrAlias)
  return Object.hasOwn(storedKeys, id) ? storedKeys[id as keyof typeof storedKeys] : id
}

/** Every name by which a row may refer to the trip: its id first, then its stored key and aliases. */
export function storedIdsOf(idOrAlias: string): string[] {
  const id = resolveTripId(idOrAlias)
  if (id === undefined) return [idOrAlias]
  const names = new Set<string>([id, storedDestinationId(id)])
  for (const [name, target] of byName) if (target === id) names.add(name)
  return [...names]
}

/** The form of the ids of bookings, links, departures and similar rows. */
export const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const wholeUuid = new RegExp(`^${uuidPattern}$`, 'i')

/** Checked before querying: the database answers any other text with an error. */
export function isUuid(id: string): boolean {
  return wholeUuid.test(id)
}
