import { matesOf } from './room-wishes.ts'
import {
  areStrangers,
  type Group,
  mayShare,
  namesText,
  type Room,
  type RoomNote,
  type RoomPerson,
} from './rooms.ts'

type Slept = Room & { sleepers: RoomPerson[] }
type Look = { group: Group; rooms: Slept[]; roomOf: (id: string) => Slept | undefined }

/** Notes about assigned rooms, made by hand or proposed: first broken rules, then what is still open. */
export function roomNotes(group: Group, rooms: readonly Room[]): RoomNote[] {
  const byId = new Map(group.people.map((person) => [person.id, person]))
  const slept = rooms.map((room) => ({
    ...room,
    sleepers: room.people.flatMap((id) => byId.get(id) ?? []),
  }))
  const roomOf = (id: string) => slept.find(({ people }) => people.includes(id))
  const look = { group, rooms: slept, roomOf }
  const notes = [
    ...slept.flatMap(brokenIn),
    ...singleNotes(look),
    ...notPlaced(look),
    ...slept.flatMap((room) => aloneIn(room, group)),
    ...group.people.flatMap((person) => mateNotes(person, look)),
    ...slept.flatMap(bedNotes),
    ...apartNotes(look),
  ]
  return notes.toSorted((a, b) => Number(a.weight === 'open') - Number(b.weight === 'open'))
}

function broken(kind: RoomNote['kind'], people: RoomPerson[], text: string): RoomNote {
  return { kind, weight: 'broken', people: people.map(({ id }) => id), text }
}

function open(kind: RoomNote['kind'], people: RoomPerson[], text: string): RoomNote {
  return { kind, weight: 'open', people: people.map(({ id }) => id), text }
}

function brokenIn({ beds, sleepers }: Slept): RoomNote[] {
  const notes: RoomNote[] = []
  if (sleepers.length > beds) {
    notes.push(broken('too_full', sleepers, `${namesText(sleepers)}: più persone che letti`))
  }
  const minors = sleepers.filter(({ isMinor }) => isMinor)
  const alone = minors.filter(
    (minor) => !sleepers.some((other) => !other.isMinor && !areStrangers(minor, other)),
  )
  if (alone.length > 0) {
    notes.push(
      broken('minor_alone', alone, `${namesText(alone)}: in camera senza un adulto del suo gruppo`),
    )
  }
  const strangers = sleepers.filter((one) =>
    minors.some((minor) => minor !== one && areStrangers(minor, one)),
  )
  if (strangers.length > 0) {
    notes.push(
      broken(
        'minor_with_strangers',
        strangers,
        `${namesText(sleepers)}: un minore con chi non è del suo gruppo`,
      ),
    )
  }
  const mixed = sleepers.filter((one) =>
    sleepers.some(
      (other) => !one.isMinor && !other.isMinor && other !== one && !mayShare(one, other),
    ),
  )
  if (mixed.length > 0) {
    notes.push(
      broken(
        'mixed',
        mixed,
        `${namesText(mixed)}: non si conoscono, e non tutti hanno detto sì a una camera mista`,
      ),
    )
  }
  return notes
}

function partiesOf({ people }: Group): Map<string, RoomPerson[]> {
  const parties = new Map<string, RoomPerson[]>()
  for (const person of people) {
    parties.set(person.party, [...(parties.get(person.party) ?? []), person])
  }
  return parties
}

/** Notes a party with fewer people alone in a room than the single rooms it has bought. */
function singleNotes({ group, roomOf }: Look): RoomNote[] {
  return [...partiesOf(group)].flatMap(([party, people]) => {
    const bought = group.singles.get(party) ?? 0
    if (bought === 0) return []
    const placed = people.filter(({ id }) => roomOf(id))
    const alone = placed.filter(({ id }) => roomOf(id)?.people.length === 1)
    const missing = bought - alone.length
    if (missing <= 0) return []
    const sharing = placed.filter((person) => !alone.includes(person))
    // A rule is broken only if no other member of the party could still get the single room.
    const withStrangers = sharing.filter((person) =>
      roomOf(person.id)?.sleepers.some((other) => areStrangers(person, other)),
    )
    const isShared = withStrangers.length > 0 && sharing.length <= missing
    if (isShared) {
      return [
        broken(
          'single_shared',
          withStrangers,
          `${namesText(withStrangers)}: ha comprato la camera singola e la divide`,
        ),
      ]
    }
    if (placed.length < people.length && sharing.length === 0) return []
    const minors = people.some(({ isMinor }) => isMinor)
    const why = minors ? ', perché i minori stanno con un adulto del gruppo' : ''
    const what =
      missing === 1 ? 'una camera singola comprata' : `${missing} camere singole comprate`
    return [open('single_missing', people, `${namesText(people)}: ${what} e non data${why}`)]
  })
}

function notPlaced({ group, roomOf }: Look): RoomNote[] {
  return group.people
    .filter(({ id }) => !roomOf(id))
    .map((person) => open('not_placed', [person], `${person.name}: ancora senza camera`))
}

const aloneWords = { f: 'da sola', m: 'da solo', x: 'da solo o sola' } as const

/** A traveller who is alone without having bought a single room costs the agency a room. */
function aloneIn({ sleepers }: Slept, { singles, people }: Group): RoomNote[] {
  const [only, second] = sleepers
  if (!only || second || (singles.get(only.party) ?? 0) > 0) return []
  const others = people.filter(({ id }) => id !== only.id)
  const why = others.some((other) => mayShare(only, other))
    ? ''
    : ': nessuno con cui possa dividerla'
  return [
    open(
      'alone',
      [only],
      `${only.name} è in camera ${aloneWords[only.sex ?? 'x']} senza averla comprata${why}`,
    ),
  ]
}

function mateNotes(person: RoomPerson, { group, roomOf }: Look): RoomNote[] {
  const { mates, unknown } = matesOf(person, group.people)
  const room = roomOf(person.id)
  const apart = mates.filter(({ id }) => room && !room.people.includes(id))
  return [
    ...unknown.map((name) =>
      open(
        'mate_unknown',
        [person],
        `${person.name} vuole stare con «${name}»: nel gruppo non si capisce chi sia`,
      ),
    ),
    ...apart.map((mate) =>
      open(
        'mate_apart',
        [person, mate],
        `${person.name} vuole stare con ${mate.name}${mayShare(person, mate) ? '' : ', ma manca il sì a una camera mista'}`,
      ),
    ),
  ]
}

/** Notes a double bed that was wanted and is missing, or one that people who want separate beds must share. */
function bedNotes({ sleepers, hasDoubleBed }: Slept): RoomNote[] {
  const wishing = sleepers.filter(({ bed }) => bed === 'double')
  const refusing = sleepers.filter(({ bed }) => bed === 'single')
  if (wishing.length > 0 && (!hasDoubleBed || sleepers.length < 2)) {
    return [
      open('double_bed', wishing, `${namesText(wishing)}: letto matrimoniale chiesto e non dato`),
    ]
  }
  if (hasDoubleBed && refusing.length > 0 && sleepers.length - refusing.length < 2) {
    return [
      open(
        'double_bed',
        refusing,
        `${namesText(refusing)}: letti separati chiesti, e la camera ha il matrimoniale`,
      ),
    ]
  }
  return []
}

/** A party that is spread over several rooms should have them to itself. */
function apartNotes({ group, rooms }: Look): RoomNote[] {
  return [...partiesOf(group).values()].flatMap((people) => {
    const own = new Set(people.map(({ id }) => id))
    const shared = rooms.filter(
      ({ sleepers }) =>
        sleepers.some(({ id }) => own.has(id)) && sleepers.some(({ id }) => !own.has(id)),
    )
    const placed = rooms.filter(({ people: ids }) => ids.some((id) => own.has(id)))
    if (people.length < 2 || shared.length === 0 || placed.length < 2) return []
    return [open('party_apart', people, `${namesText(people)}: stesso gruppo, divisi con altri`)]
  })
}
