import { describe, expect, it } from 'vitest'
import { type Entry, inOrder, mergeEntries, nextCounter } from './entries.ts'
import { kittyItself, kittyName, kittyOf, namesInKitty, settle, shareOut } from './kitty.ts'
import { rollCallsOf } from './roll-call.ts'

/** A seeded, deterministic random generator. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function shuffled<Any>(list: readonly Any[], dice: (sides: number) => number): Any[] {
  const rest = [...list]
  return list.map(() => rest.splice(dice(rest.length), 1)[0] as Any)
}

const people = ['a', 'b', 'c', 'd']

/** Several phones that write offline and synchronise now and then, like on a trip. */
function histories(seed: number) {
  const dice = diceOf(seed)
  const phones = ['phone-1', 'phone-2', 'phone-3'].map((phone) => ({ phone, known: [] as Entry[] }))
  const written: Entry[] = []
  for (let step = 0; step < 60; step += 1) {
    const one = phones[dice(phones.length)]
    const other = phones[dice(phones.length)]
    if (!one || !other) continue
    if (dice(5) === 0) {
      one.known = mergeEntries(one.known, other.known)
      other.known = one.known
      continue
    }
    const base = {
      id: `entry-${String(step).padStart(3, '0')}`,
      phone: one.phone,
      counter: nextCounter(one.known),
      writtenAt: '2026-05-01T10:00:00.000Z',
      author: one.phone,
    }
    const person = people[dice(people.length)] ?? 'a'
    const roll = rollCallsOf(one.known)[0]
    const sees = roll?.marks.get(person)?.heads.map(({ id }) => id) ?? []
    const entry: Entry =
      roll && dice(2) === 0
        ? {
            ...base,
            kind: 'presence',
            body: {
              roll: roll.start.id,
              person,
              state: dice(2) === 0 ? 'present' : 'absent',
              sees,
            },
          }
        : { ...base, kind: 'roll_call', body: { title: `Appello ${step}` } }
    one.known = mergeEntries(one.known, [entry])
    written.push(entry)
  }
  return { written, dice }
}

describe('merging what several phones wrote', () => {
  it('loses, doubles and reorders nothing, in whichever order it arrives', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { written, dice } = histories(seed)
      const merged = mergeEntries([], inOrder(written))
      expect(merged).toHaveLength(written.length)
      for (let times = 0; times < 4; times += 1) {
        const arriving = shuffled([...written, ...written], dice)
        let board: Entry[] = []
        for (let from = 0; from < arriving.length; from += 7) {
          board = mergeEntries(board, arriving.slice(from, from + 7))
        }
        expect(board).toEqual(merged)
      }
      for (const phone of ['phone-1', 'phone-2', 'phone-3']) {
        const own = (list: readonly Entry[]) =>
          list.filter((entry) => entry.phone === phone).map(({ id }) => id)
        expect(own(merged)).toEqual(own(written))
      }
    }
  })

  it('keeps both marks in sight where neither knew of the other, until somebody settles it', () => {
    const base = { writtenAt: '2026-05-01T10:00:00.000Z', author: 'x' }
    const start: Entry = {
      ...base,
      id: 'roll',
      phone: 'p1',
      counter: 1,
      kind: 'roll_call',
      body: { title: 'Pullman' },
    }
    const mark = (
      id: string,
      phone: string,
      counter: number,
      state: 'present' | 'absent',
      sees: string[],
    ): Entry => ({
      ...base,
      id,
      phone,
      counter,
      kind: 'presence',
      body: { roll: 'roll', person: 'a', state, sees },
    })
    const both = [start, mark('m1', 'p1', 2, 'present', []), mark('m2', 'p2', 2, 'absent', [])]
    const disputed = rollCallsOf(both)[0]?.marks.get('a')
    expect(disputed?.isDisputed).toBe(true)
    expect(disputed?.heads.map(({ id }) => id)).toEqual(['m1', 'm2'])
    const settled = rollCallsOf([...both, mark('m3', 'p1', 3, 'present', ['m1', 'm2'])])[0]
    expect(settled?.marks.get('a')).toMatchObject({ isDisputed: false, state: 'present' })
    const alike = rollCallsOf([
      both[0] as Entry,
      both[1] as Entry,
      mark('m2', 'p2', 2, 'present', []),
    ])
    expect(alike[0]?.marks.get('a')).toMatchObject({ isDisputed: false, state: 'present' })
  })
})

describe('the kitty', () => {
  it('is settled to the cent with at most one payment less than there are people', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const dice = diceOf(seed)
      const count = 2 + dice(12)
      const balances = new Map<string, number>()
      let total = 0
      for (let index = 0; index < count - 1; index += 1) {
        const cents = dice(40_001) - 20_000
        balances.set(`p${index}`, cents)
        total += cents
      }
      balances.set('last', -total)
      const payments = settle(balances)
      expect(payments.length).toBeLessThanOrEqual(Math.max(0, count - 1))
      const after = new Map(balances)
      for (const { from, to, amount } of payments) {
        expect(amount).toBeGreaterThan(0)
        after.set(from, (after.get(from) ?? 0) + amount)
        after.set(to, (after.get(to) ?? 0) - amount)
      }
      expect([...after.values()].every((cents) => cents === 0)).toBe(true)
    }
  })

  it('finds the fewest payments where parts of the group are even by themselves', () => {
    const balances = new Map([
      ['a', 700],
      ['b', 500],
      ['c', -500],
      ['d', -400],
      ['e', -300],
    ])
    expect(settle(balances)).toHaveLength(3)
    expect(() => settle(new Map([['a', 1]]))).toThrow('add up')
  })

  it('shares to the cent and adds up to nothing, whatever was put in and spent', () => {
    expect([...shareOut(1000, ['c', 'a', 'b']).values()]).toEqual([334, 333, 333])
    for (let seed = 1; seed <= 200; seed += 1) {
      const dice = diceOf(seed)
      const entries: Entry[] = Array.from({ length: 20 }, (_, index) => {
        const base = {
          id: `e${String(index).padStart(2, '0')}`,
          phone: 'p',
          counter: index + 1,
          writtenAt: '2026-05-01T10:00:00.000Z',
          author: 'x',
        }
        const amount = 1 + dice(9999)
        const some = people.filter(() => dice(2) === 0)
        return dice(3) === 0
          ? { ...base, kind: 'kitty_in', body: { person: people[dice(4)] ?? 'a', amount } }
          : {
              ...base,
              kind: 'kitty_out',
              body: {
                what: 'Cena',
                amount,
                paidBy: dice(2) === 0 ? (people[dice(4)] ?? 'a') : null,
                people: some.length > 0 ? some : people,
              },
            }
      })
      const kitty = kittyOf(entries)
      const owed = kitty.standings.reduce((sum, { put, share }) => sum + put - share, 0)
      expect(owed - kitty.left).toBe(0)
      const nodes = new Set([...kitty.standings.map(({ person }) => person), kittyItself])
      expect(kitty.payments.length).toBeLessThanOrEqual(nodes.size - 1)
    }
  })
})

const phoned = {
  id: '0a000000-0000-4000-8000-000000000001',
  phone: '0a000000-0000-4000-8000-000000000002',
  counter: 1,
  writtenAt: '2026-05-01T10:00:00.000Z',
}

it('people who left are told apart in the kitty', () => {
  const put = (counter: number, person: string): Entry => {
    const body = { person, amount: 1000 }
    return { ...phoned, id: `k${counter}`, counter, author: 'x', kind: 'kitty_in', body }
  }
  const firstNames = new Map([['a', 'Anna']])
  const named = (entries: Entry[]) => {
    const names = namesInKitty(firstNames, entries)
    return [...kittyOf(entries).standings.map(({ person }) => person), kittyItself].map((key) =>
      kittyName(names, key),
    )
  }
  expect(named([put(1, 'a'), put(2, 'gone')])).toEqual(['Anna', 'Chi non viaggia più', 'Cassa'])
  expect(named([put(1, 'a'), put(2, 'gone'), put(3, 'left')])).toEqual([
    'Anna',
    'Chi non viaggia più 1',
    'Chi non viaggia più 2',
    'Cassa',
  ])
})
