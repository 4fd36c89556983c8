import { roomNotes } from './room-notes.ts'
import { isMutual, isWanted, type Wishes, wishesOf } from './room-wishes.ts'
import {
  type Group,
  mayShare,
  mostBeds,
  type Room,
  type RoomNote,
  type RoomPerson,
} from './rooms.ts'

export type Proposal = { rooms: Room[]; notes: RoomNote[] }

/**
 * Proposes rooms for a group: families first, then other parties, then single travellers who may share. No rule
 * is broken for a wish; a person for whom no bed is allowed gets none, and the proposal reports it.
 */
export function proposeRooms(group: Group): Proposal {
  const wishes = wishesOf(group.people)
  const taken: RoomPerson[][] = []
  const pool: RoomPerson[] = []
  for (const [party, people] of partiesOf(group.people)) {
    const { alone, rest } = withSingles(people, group.singles.get(party) ?? 0, wishes)
    taken.push(...alone.map((person) => [person]))
    const [only] = rest
    if (rest.length === 1 && only && !only.isMinor) pool.push(only)
    else taken.push(...roomsOfParty(rest, wishes))
  }
  const waiting = pool.filter((person) => !joinFriends(person, taken, group, wishes))
  for (let at = 0; at < waiting.length; at += mostAtOnce) {
    taken.push(...bestRooms(waiting.slice(at, at + mostAtOnce), wishes))
  }
  const rooms = taken.map(roomFor)
  return { rooms, notes: roomNotes(group, rooms) }
}

function partiesOf(people: readonly RoomPerson[]): Map<string, RoomPerson[]> {
  const parties = new Map<string, RoomPerson[]>()
  for (const person of people) {
    parties.set(person.party, [...(parties.get(person.party) ?? []), person])
  }
  return parties
}

/** Gives bought single rooms to adults who are not needed in a room with the party's minors. */
function withSingles(people: readonly RoomPerson[], bought: number, wishes: Wishes) {
  const adults = people.filter(({ isMinor }) => !isMinor)
  const minors = people.length - adults.length
  const needed = Math.ceil(minors / (mostBeds - 1))
  const given = Math.max(0, Math.min(bought, adults.length - needed))
  const ties = (person: RoomPerson) =>
    Number(
      people.some((other) => isWanted(wishes, person, other) || isWanted(wishes, other, person)),
    ) + Number(person.bed === 'double')
  const alone = adults.toSorted((a, b) => ties(a) - ties(b)).slice(0, given)
  return { alone, rest: people.filter((person) => !alone.includes(person)) }
}

/** The fewest rooms for a party, each with an adult if it has minors; minors beyond that get no room. */
function roomsOfParty(people: readonly RoomPerson[], wishes: Wishes): RoomPerson[][] {
  const adults = inPairs(
    people.filter(({ isMinor }) => !isMinor),
    wishes,
  )
  const minors = people.filter(({ isMinor }) => isMinor)
  if (adults.length === 0) return []
  if (minors.length === 0) return ofTwo(adults)
  const held = minors.slice(0, adults.length * (mostBeds - 1))
  const count = Math.ceil((adults.length + held.length) / mostBeds)
  const rooms: RoomPerson[][] = Array.from({ length: count }, () => [])
  const share = adults.length / count
  for (const [at, adult] of adults.entries()) {
    rooms[Math.min(count - 1, Math.floor(at / share))]?.push(adult)
  }
  for (const minor of held) {
    const wanted = rooms.find(
      (room) => room.length < mostBeds && room.some((one) => isWanted(wishes, minor, one)),
    )
    const emptiest = rooms.toSorted((a, b) => a.length - b.length)[0]
    ;(wanted ?? emptiest)?.push(minor)
  }
  return rooms
}

/** Orders people so that those who want each other are adjacent, then those of the same sex. */
function inPairs(people: readonly RoomPerson[], wishes: Wishes): RoomPerson[] {
  const left = people.toSorted((a, b) => (a.sex ?? 'x').localeCompare(b.sex ?? 'x'))
  const coupled: RoomPerson[] = []
  const others: RoomPerson[] = []
  while (left.length > 0) {
    const person = left.shift()
    if (!person) break
    const at = left.findIndex((other) => isPair(wishes, person, other))
    const [mate] = at < 0 ? [] : left.splice(at, 1)
    if (mate) coupled.push(person, mate)
    else others.push(person)
  }
  return [...coupled, ...others]
}

function isPair(wishes: Wishes, one: RoomPerson, other: RoomPerson): boolean {
  const areCouple = one.bed === 'double' && other.bed === 'double'
  return areCouple || isWanted(wishes, one, other) || isWanted(wishes, other, one)
}

/** Rooms of two in the given order; an odd person makes the last room a triple. */
function ofTwo(people: readonly RoomPerson[]): RoomPerson[][] {
  const rooms: RoomPerson[][] = []
  for (let at = 0; at < people.length; at += 2) rooms.push(people.slice(at, at + 2))
  const last = rooms.at(-1)
  if (rooms.length > 1 && last?.length === 1) {
    rooms.pop()
    rooms.at(-1)?.push(...last)
  }
  return rooms
}

/** A single traveller joins friends of another party if both want it, all may share and no single is involved. */
function joinFriends(
  person: RoomPerson,
  rooms: RoomPerson[][],
  { singles }: Group,
  wishes: Wishes,
): boolean {
  const room = rooms.find((sleepers) => {
    const isBought = sleepers.length === 1 && (singles.get(sleepers[0]?.party ?? '') ?? 0) > 0
    return (
      !isBought &&
      sleepers.length < mostBeds &&
      sleepers.some((other) => isMutual(wishes, person, other)) &&
      sleepers.every((other) => mayShare(person, other))
    )
  })
  room?.push(person)
  return room !== undefined
}

/** The search is exponential, so larger pools are split; no departure has more people than this. */
const mostAtOnce = 10

/** Cost by room size: two is what is sold, one is the dearest; a fulfilled wish is worth one more bed. */
const costBySize = [0, 100, 0, 12, 40]
const wishWorth = 25

/** The cheapest assignment of all to rooms, by dynamic programming over the 2ⁿ sets of people. */
function bestRooms(people: readonly RoomPerson[], wishes: Wishes): RoomPerson[][] {
  const everybody = (1 << people.length) - 1
  const sets = allowedSets(people, wishes)
  const best: { cost: number; set: number }[] = [{ cost: 0, set: 0 }]
  for (let mask = 1; mask <= everybody; mask += 1) {
    const lowest = mask & -mask
    let found = { cost: Number.POSITIVE_INFINITY, set: lowest }
    for (const { set, cost } of sets.get(lowest) ?? []) {
      if ((set & mask) !== set) continue
      const whole = cost + (best[mask ^ set]?.cost ?? Number.POSITIVE_INFINITY)
      if (whole < found.cost) found = { cost: whole, set }
    }
    best[mask] = found
  }
  const rooms: RoomPerson[][] = []
  for (let mask = everybody; mask > 0; ) {
    const { set } = best[mask] ?? { set: mask }
    rooms.push(people.filter((_, at) => set & (1 << at)))
    mask ^= set
  }
  return rooms
}

/** All rooms that the rules allow, grouped by their first person. */
function allowedSets(people: readonly RoomPerson[], wishes: Wishes) {
  const sets = new Map<number, { set: number; cost: number }[]>()
  const grow = (members: readonly number[]) => {
    const sleepers = members.flatMap((at) => people[at] ?? [])
    const set = members.reduce((sum, at) => sum | (1 << at), 0)
    const lowest = set & -set
    const cost = (costBySize[members.length] ?? 0) - wishWorth * wishesMet(sleepers, wishes)
    sets.set(lowest, [...(sets.get(lowest) ?? []), { set, cost }])
    if (members.length === mostBeds) return
    for (let at = (members.at(-1) ?? 0) + 1; at < people.length; at += 1) {
      const next = people[at]
      if (next && sleepers.every((other) => mayShare(next, other))) grow([...members, at])
    }
  }
  for (const at of people.keys()) grow([at])
  return sets
}

function wishesMet(sleepers: readonly RoomPerson[], wishes: Wishes): number {
  return sleepers.reduce(
    (sum, one) => sum + sleepers.filter((other) => isWanted(wishes, one, other)).length,
    0,
  )
}

/** A room has as many beds as people; a double bed if one is asked for and at least two do not refuse it. */
function roomFor(sleepers: readonly RoomPerson[]): Room {
  const couple = sleepers.filter(({ bed }) => bed === 'double').length
  const together = sleepers.filter(({ bed }) => bed !== 'single').length
  return {
    beds: sleepers.length,
    hasDoubleBed: couple > 0 && together >= 2,
    people: sleepers.map(({ id }) => id),
  }
}
