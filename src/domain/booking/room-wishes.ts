import type { RoomPerson } from './rooms.ts'

/** Words that are not part of a name. */
const noNames = new Set([
  'con',
  'in',
  'camera',
  'la',
  'il',
  'mia',
  'mio',
  'amica',
  'amico',
  'insieme',
  'a',
])

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
}

/** 'con Anna e Marco' asks for two people; the result has the words of each name. */
function askedNames(wish: string): string[][] {
  return wish
    .split(/,|;|&|\+|\se\s/iu)
    .map((part) => wordsOf(part).filter((word) => !noNames.has(word)))
    .filter((words) => words.length > 0)
}

export type FoundMates = { mates: RoomPerson[]; unknown: string[] }

/** The wanted room-mates; a name that fits several people counts only if one is in the same party. */
export function matesOf(person: RoomPerson, people: readonly RoomPerson[]): FoundMates {
  const found: FoundMates = { mates: [], unknown: [] }
  for (const words of askedNames(person.mate)) {
    const meant = people.filter((other) => {
      const name = wordsOf(other.name)
      return other.id !== person.id && words.every((word) => name.includes(word))
    })
    const own = meant.filter(({ party }) => party === person.party)
    const [only, second] = own.length > 0 ? own : meant
    if (only && !second) found.mates.push(only)
    else found.unknown.push(words.join(' '))
  }
  return found
}

/** For each person's id, the ids of the room-mates they want. */
export type Wishes = ReadonlyMap<string, ReadonlySet<string>>

export function wishesOf(people: readonly RoomPerson[]): Wishes {
  return new Map(
    people.map((person) => [person.id, new Set(matesOf(person, people).mates.map(({ id }) => id))]),
  )
}

export function isWanted(wishes: Wishes, one: RoomPerson, other: RoomPerson): boolean {
  return wishes.get(one.id)?.has(other.id) ?? false
}

export function isMutual(wishes: Wishes, one: RoomPerson, other: RoomPerson): boolean {
  return isWanted(wishes, one, other) && isWanted(wishes, other, one)
}
