import { type Random, seededRandom } from '../../src/domain/random.ts'

/** What chance decides for one act: whole numbers, drawn ahead, so that the same ones give the same act. */
export type Dice = {
  /** A whole number from 0 to `sides` − 1. */
  roll: (sides: number) => number
  /** One of them, or none where there are none. */
  oneOf: <T>(items: readonly T[]) => T | undefined
  /** Rather one of the first: half of the time the very first. */
  oneOfTheFirst: <T>(items: readonly T[]) => T | undefined
  /** True once in so many times. */
  onceIn: (times: number) => boolean
}

/** What an act is given; whoever needs more goes on with what follows from these. */
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
    // Never at zero, to which a failing history shrinks: what is rare is left out first.
    onceIn: (times) => roll(times) === times - 1,
  }
}
