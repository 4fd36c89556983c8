/** A small generator with a printed seed, so that a failure can be reproduced. */
export type Random = {
  seed: number
  /** A whole number from 0 up to, but not including, `below`. */
  whole: (below: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** Like `pick`, but returns every item of the list once, in random order, before repeating any. */
  deal: <T>(list: readonly T[]) => T
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // Mulberry32: random enough for rare cases, and the same on every machine.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  const decks = new Map<readonly unknown[], unknown[]>()
  const deal = <T>(list: readonly T[]): T => {
    const known = decks.get(list) as T[] | undefined
    const deck = known?.length ? known : [...list]
    decks.set(list, deck)
    return deck.splice(whole(deck.length), 1)[0] as T
  }
  return {
    seed,
    whole,
    deal,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(list.length)] as (typeof list)[number],
  }
}
