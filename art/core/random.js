/**
 * A small seeded generator: the same seed always gives the same numbers, so that
 * a picture painted twice is the same picture.
 * @param {number} seed
 * @returns {() => number} numbers from 0 (included) to 1 (excluded)
 */
export function random(seed) {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

let current = 1

/** Says which picture is painted from now on: its sky follows from its name. */
export function startPicture(name) {
  current = seedOf(name)
}

/** The seed of the picture being painted. */
export const pictureSeed = () => current

/** A number from a name, the same on every machine. */
export function seedOf(name) {
  let n = 2166136261
  for (const letter of name) n = Math.imul(n ^ letter.codePointAt(0), 16777619) >>> 0
  return n % 1_000_003
}
