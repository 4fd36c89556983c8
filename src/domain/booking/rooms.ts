/** Who sleeps where, in words that board, proposal and lists share. */

export const mostBeds = 4

export type Sex = 'f' | 'm'

/** Somebody who travels, as far as rooms go. */
export type RoomPerson = {
  /** `booking:seat`. */
  id: string
  /** The booking: whoever came with one knows each other. */
  party: string
  name: string
  isMinor: boolean
  /** Null: not said, or neither; then only who agrees to mixed rooms shares with strangers. */
  sex: Sex | null
  acceptsMixed: boolean
  /** As it was typed: 'con Anna'. */
  mate: string
  bed: 'double' | 'single' | null
}

export type Group = {
  people: readonly RoomPerson[]
  /** How many single rooms each booking has bought. */
  singles: ReadonlyMap<string, number>
}

export type Room = { beds: number; hasDoubleBed: boolean; people: readonly string[] }

export type RoomNoteKind =
  | 'too_full'
  | 'minor_alone'
  | 'minor_with_strangers'
  | 'mixed'
  | 'single_shared'
  | 'single_missing'
  | 'not_placed'
  | 'alone'
  | 'mate_unknown'
  | 'mate_apart'
  | 'double_bed'
  | 'party_apart'

/** `broken`: a rule that no proposal breaks. `open`: something wished or owed that is not so. */
export type RoomNote = {
  kind: RoomNoteKind
  weight: 'broken' | 'open'
  people: readonly string[]
  text: string
}

export function areStrangers(one: RoomPerson, other: RoomPerson): boolean {
  return one.party !== other.party
}

/** Whether two may share: who knows each other does, strangers of one sex do, others where both said so. */
export function mayShare(one: RoomPerson, other: RoomPerson): boolean {
  if (!areStrangers(one, other)) return true
  if (one.isMinor || other.isMinor) return false
  const isSameSex = one.sex !== null && one.sex === other.sex
  return isSameSex || (one.acceptsMixed && other.acceptsMixed)
}

/** `Anna Bianchi, Marco Rossi e Eva Serra`. */
export function namesText(people: readonly Pick<RoomPerson, 'name'>[]): string {
  const names = people.map(({ name }) => name)
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
}

const kinds = ['', 'singola', 'doppia', 'tripla', 'quadrupla']

/** `doppia`, `tripla con letto matrimoniale`. */
export function roomKind(beds: number, hasDoubleBed: boolean): string {
  const kind = kinds[beds] ?? `${beds} letti`
  if (!hasDoubleBed) return kind
  return beds === 2 ? 'matrimoniale' : `${kind} con letto matrimoniale`
}
