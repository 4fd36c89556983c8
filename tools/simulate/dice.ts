import { type Random, seededRandom } from '../../src/domain/random.ts'

/** The random decisions of one act: whole numbers drawn in advance; the same ones give the same act. */
export type Dice = {
  /** A whole number from 0 to `sides` − 1. */
  roll: (sides: number) => number
  /** One of the items, or undefined if there are none. */
  oneOf: <T>(items: readonly T[]) => T | undefined
  /** Prefers the first items: at least half of the time the very first one. */
  oneOfTheFirst: <T>(items: readonly T[]) => T | undefined
  /** True once in `times` times on average. */
  onceIn: (times: number) => boolean
}

/** Numbers drawn for each act; an act that needs more continues with numbers derived from these. */
export const diceOfAnAct = 10
export const largestDie = 9_999

export function diceFrom(numbers: readonly number[]): Dice {
  let at = 0
  let random: Random | undefined
  const further = () => {
    random ??= seededRandom(numbers.join(' '))
    return Math.floor(random() * (largestDie + 1))
  }
  const roll = (sides: number) => (sides > 0 ? (numbers[at++] ?? further()) % sides : 0)
  return {
    roll,
    oneOf: (items) => items[roll(items.length)],
    oneOfTheFirst: (items) => items[roll(4) < 2 ? 0 : roll(items.length)],
    // Not at zero, to which fast-check shrinks numbers: shrinking thus removes rare events first.
    onceIn: (times) => roll(times) === times - 1,
  }
}
