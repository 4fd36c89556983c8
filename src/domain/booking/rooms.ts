/** The types and texts about rooms shared by the board, the proposal and the lists. */

export const mostBeds = 4

export type Sex = 'f' | 'm'

/** A traveller, with the data needed to assign rooms. */
export type RoomPerson = {
  /** `booking:seat`. */
  id: string
  /** The booking id: people of one booking know each other. */
  party: string
  name: string
  isMinor: boolean
  /** Null: not stated, or neither; such a person shares with strangers only if both accept mixed rooms. */
  sex: Sex | null
  acceptsMixed: boolean
  /** The wanted room-mate as typed: 'con Anna'. */
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

/** `broken`: a rule that proposals never break. `open`: a wish or an obligation not fulfilled yet. */
export type RoomNote = {
  kind: RoomNoteKind
  weight: 'broken' | 'open'
  people: readonly string[]
  text: string
}

export function areStrangers(one: RoomPerson, other: RoomPerson): boolean {
  return one.party !== other.party
}

/** Whether two may share: people who know each other, adults of one sex, others if both accept mixed rooms. */
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
