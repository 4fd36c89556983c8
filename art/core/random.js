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
