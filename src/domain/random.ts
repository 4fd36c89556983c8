/** A source of numbers in [0, 1). Callers pass one in, so that rules stay deterministic. */
export type Random = () => number

/** FNV-1a with a final mix: neighbouring texts ("…01", "…02") must not give neighbouring numbers. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  hash ^= hash >>> 16
  return hash >>> 0
}

/** The same whole number from `min` to `max` (both included) for the same seed, everywhere. */
export function drawInt(seed: string, min: number, max: number): number {
  return min + (hashText(seed) % (max - min + 1))
}

/** A deterministic stream of numbers for one seed (mulberry32). Never for secrets. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function randomInt(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1))
}

/** Fisher–Yates on a copy. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items]
  const result: T[] = []
  while (rest.length > 0) {
    result.push(...rest.splice(randomInt(random, 0, rest.length - 1), 1))
  }
  return result
}

const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function randomText(random: Random, length: number): string {
  let text = ''
  while (text.length < length) {
    text += tokenAlphabet.charAt(randomInt(random, 0, tokenAlphabet.length - 1))
  }
  return text
}
