/** A small generator with a seed that is printed: what failed once fails again. */
export type Random = {
  seed: number
  /** From 0 up to, not including, `below`. */
  whole: (below: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // Mulberry32: good enough to reach odd corners, and the same on every machine.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    seed,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(list.length)] as (typeof list)[number],
  }
}
