import { describe, expect, it, test } from 'vitest'
import { roomNotes } from './room-notes.ts'
import { proposeRooms } from './room-proposal.ts'
import { areStrangers, type Group, mayShare, mostBeds, type RoomPerson } from './rooms.ts'

function somebody(id: string, change: Partial<RoomPerson> = {}): RoomPerson {
  const blank = { isMinor: false, sex: null, acceptsMixed: false, mate: '', bed: null }
  return { id, party: id, name: id, ...blank, ...change }
}

function group(people: RoomPerson[], singles: Record<string, number> = {}): Group {
  return { people, singles: new Map(Object.entries(singles)) }
}

const roomsOf = (one: Group) => proposeRooms(one).rooms.map(({ people }) => people.toSorted())
const kindsOf = (one: Group) => proposeRooms(one).notes.map(({ kind }) => kind)

describe('a proposal', () => {
  it('keeps a party together', () => {
    const family = [
      somebody('Anna', { party: 'b', sex: 'f' }),
      somebody('Bruno', { party: 'b', sex: 'm' }),
      somebody('Carla', { party: 'b', isMinor: true }),
    ]
    expect(roomsOf(group([...family, somebody('Dora', { sex: 'f' })]))).toContainEqual([
      'Anna',
      'Bruno',
      'Carla',
    ])
  })

  it('never puts strangers of different sex together unless both said so', () => {
    const one = somebody('Anna', { sex: 'f', acceptsMixed: true })
    const other = somebody('Bruno', { sex: 'm' })
    expect(roomsOf(group([one, other]))).toEqual(expect.arrayContaining([['Anna'], ['Bruno']]))
    expect(roomsOf(group([one, { ...other, acceptsMixed: true }]))).toEqual([['Anna', 'Bruno']])
  })

  it('takes who has not said it for different', () => {
    expect(roomsOf(group([somebody('Anna', { sex: 'f' }), somebody('Bice')]))).toHaveLength(2)
  })

  it("honours 'con Anna', also where another pair would be as good", () => {
    const people = ['Anna', 'Bice', 'Carla', 'Dora'].map((id) => somebody(id, { sex: 'f' }))
    const wished = people.map((one) => (one.id === 'Dora' ? { ...one, mate: 'con Anna' } : one))
    expect(roomsOf(group(wished))).toContainEqual(['Anna', 'Dora'])
  })

  it('gives a double bed to who asks for it together', () => {
    const couple = ['Anna', 'Bruno'].map((id) => somebody(id, { party: 'b', bed: 'double' }))
    expect(proposeRooms(group(couple))).toEqual({
      rooms: [{ beds: 2, hasDoubleBed: true, people: ['Anna', 'Bruno'] }],
      notes: [],
    })
  })

  it('never lets anybody share a single room that was bought', () => {
    const women = ['Anna', 'Bice'].map((id) => somebody(id, { sex: 'f', mate: 'Anna e Bice' }))
    expect(roomsOf(group(women, { Anna: 1 }))).toEqual(expect.arrayContaining([['Anna'], ['Bice']]))
  })

  it('gives no single to the adult whom the children need, and says so', () => {
    const mother = somebody('Anna', { party: 'b' })
    const child = somebody('Bice', { party: 'b', isMinor: true })
    const wanted = group([mother, child], { b: 1 })
    expect(roomsOf(wanted)).toEqual([['Anna', 'Bice']])
    expect(kindsOf(wanted)).toEqual(['single_missing'])
  })

  it('leaves the fifth of one adult and four children without a bed, and says so', () => {
    const children = ['B', 'C', 'D', 'E'].map((id) => somebody(id, { party: 'b', isMinor: true }))
    const wanted = group([somebody('A', { party: 'b' }), ...children])
    expect(roomsOf(wanted)).toEqual([['A', 'B', 'C', 'D']])
    expect(proposeRooms(wanted).notes).toMatchObject([{ kind: 'not_placed', people: ['E'] }])
  })

  it('says what it could not satisfy', () => {
    const anna = somebody('Anna', { sex: 'f', mate: 'Bruno' })
    const bruno = somebody('Bruno', { sex: 'm', mate: 'con zia Pina', bed: 'double' })
    const { notes } = proposeRooms(group([anna, bruno]))
    expect(notes.map(({ text }) => text)).toEqual([
      'Anna è in camera da sola senza averla comprata: nessuno con cui possa dividerla',
      'Bruno è in camera da solo senza averla comprata: nessuno con cui possa dividerla',
      'Anna vuole stare con Bruno, ma manca il sì a una camera mista',
      'Bruno vuole stare con «zia pina»: nel gruppo non si capisce chi sia',
      'Bruno: letto matrimoniale chiesto e non dato',
    ])
  })
})

/** A deterministic random generator, so that a failing group can be reproduced by its seed. */
function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return {
    below: (most: number) => Math.floor(roll() * most),
    pick: <T>(values: readonly T[]): T => values[Math.floor(roll() * values.length)] as T,
  }
}

const firstNames = ['Anna', 'Marco', 'Eva', 'Ugo', 'Ada', 'Leo']

function randomGroup(seed: number): Group {
  const { below, pick } = dice(seed)
  const people: RoomPerson[] = []
  const singles = new Map<string, number>()
  const size = 1 + below(10)
  while (people.length < size) {
    const party = `p${singles.size}`
    const count = Math.min(size - people.length, 1 + below(5))
    for (let seat = 0; seat < count; seat += 1) {
      people.push({
        id: `${party}:${seat}`,
        party,
        name: `${pick(firstNames)} ${party}${seat}`,
        isMinor: seat > 0 && below(3) === 0,
        sex: pick(['f', 'm', null]),
        acceptsMixed: below(4) === 0,
        mate: pick(['', '', `con ${pick(firstNames)}`, 'con nessuno']),
        bed: pick(['double', 'single', null, null]),
      })
    }
    singles.set(party, below(3) === 0 ? 1 + below(count) : 0)
  }
  return { people, singles }
}

test('a thousand groups: no rule is broken, nobody is forgotten, and each takes less than 50 ms', () => {
  let longest = 0
  for (let seed = 1; seed <= 1000; seed += 1) {
    const one = randomGroup(seed)
    const before = process.threadCpuUsage()
    const { rooms, notes } = proposeRooms(one)
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    checkRules(one, rooms, `group ${seed}`)
    const placed = rooms.flatMap(({ people }) => people)
    const said = notes.filter(({ kind }) => kind === 'not_placed').flatMap(({ people }) => people)
    expect([...placed, ...said].toSorted(), `group ${seed}`).toEqual(
      one.people.map(({ id }) => id).toSorted(),
    )
    expect(
      notes.filter(({ weight }) => weight === 'broken'),
      `group ${seed}`,
    ).toEqual([])
  }
  expect(longest).toBeLessThan(50)
})

/** An independent implementation of the rules, without the functions that the proposal uses. */
function checkRules(
  { people, singles }: Group,
  rooms: ReturnType<typeof proposeRooms>['rooms'],
  where: string,
) {
  const byId = new Map(people.map((person) => [person.id, person]))
  for (const room of rooms) {
    const sleepers = room.people.flatMap((id) => byId.get(id) ?? [])
    expect(room.beds, where).toBeGreaterThanOrEqual(sleepers.length)
    expect(room.beds, where).toBeLessThanOrEqual(mostBeds)
    expect(sleepers.length, where).toBeGreaterThan(0)
    for (const one of sleepers) {
      const family = sleepers.filter((other) => other.party === one.party && !other.isMinor)
      if (one.isMinor) expect(family.length, where).toBeGreaterThan(0)
      for (const other of sleepers.filter(({ party }) => party !== one.party)) {
        const areAlike = one.sex !== null && one.sex === other.sex
        expect(areAlike || (one.acceptsMixed && other.acceptsMixed), where).toBe(true)
        expect(one.isMinor || other.isMinor, where).toBe(false)
      }
    }
  }
  for (const [party, bought] of singles) {
    const own = people.filter((person) => person.party === party)
    const minors = own.filter(({ isMinor }) => isMinor).length
    const free = own.length - minors - Math.ceil(minors / (mostBeds - 1))
    const alone = rooms.filter(
      ({ people: ids }) => ids.length === 1 && byId.get(ids[0] ?? '')?.party === party,
    )
    expect(alone.length, where).toBeGreaterThanOrEqual(Math.min(bought, Math.max(0, free)))
  }
}

describe('what is said of rooms made by hand', () => {
  const anna = somebody('Anna', { sex: 'f' })
  const bruno = somebody('Bruno', { sex: 'm' })
  const child = somebody('Carlo', { party: 'Anna', isMinor: true })
  const kinds = (one: Group, ...rooms: string[][]) =>
    roomNotes(
      one,
      rooms.map((people) => ({ beds: 2, hasDoubleBed: false, people })),
    )
      .filter(({ weight }) => weight === 'broken')
      .map(({ kind }) => kind)

  test.each([
    ['strangers of different sex', group([anna, bruno]), [['Anna', 'Bruno']], ['mixed']],
    ['a child alone', group([anna, child]), [['Anna'], ['Carlo']], ['minor_alone']],
    [
      'a child with a stranger',
      group([anna, bruno, child]),
      [['Anna'], ['Bruno', 'Carlo']],
      ['minor_alone', 'minor_with_strangers'],
    ],
    [
      'three in two beds',
      group(['A', 'B', 'C'].map((id) => somebody(id, { party: 'p' }))),
      [['A', 'B', 'C']],
      ['too_full'],
    ],
    [
      'a bought single that is shared',
      group([anna, somebody('Dora', { sex: 'f' })], { Anna: 1 }),
      [['Anna', 'Dora']],
      ['single_shared'],
    ],
  ])('%s', (_, one, rooms, found) => {
    expect(kinds(one, ...rooms)).toEqual(found)
  })

  it('goes by who came together', () => {
    expect(areStrangers(anna, child)).toBe(false)
    expect(mayShare(anna, child)).toBe(true)
    expect(mayShare(bruno, child)).toBe(false)
  })
})
