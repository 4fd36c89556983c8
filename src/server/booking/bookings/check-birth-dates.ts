import {
  birthDateMessage,
  checkBirthDate,
  isTooYoung,
  tooYoungText,
} from '../../../domain/booking/travellers.ts'
import {
  type AgeRule,
  childProblem,
  type SimpleTraveller,
} from '../../../domain/booking/travellers-schema.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { wrongField } from '../../../domain/errors.ts'

/** Checked here because the schema validates dates but does not know today's date. */
export function checkBirthDates(
  travellers: readonly { birthDate: IsoDate | null }[],
  today: IsoDate,
): void {
  for (const [index, { birthDate }] of travellers.entries()) {
    const checked = birthDate ? checkBirthDate(birthDate, today) : undefined
    if (checked?.ok === false) {
      throw wrongField(`travelers.${index}.birthDate`, birthDateMessage(checked.reason))
    }
  }
}

/** With real data the trip's minimum age is enforced. */
export function requireAges(
  travellers: readonly { birthDate: IsoDate | null }[],
  { departure, smallestAge }: AgeRule,
): void {
  for (const [index, { birthDate }] of travellers.entries()) {
    if (smallestAge && isTooYoung(birthDate, departure, smallestAge)) {
      throw wrongField(`travelers.${index}.birthDate`, tooYoungText(smallestAge))
    }
  }
}

/** The child's price requires a birth date that proves the age. */
export function requireChildren(travellers: readonly SimpleTraveller[], rule: AgeRule): void {
  for (const [index, { type, birthDate }] of travellers.entries()) {
    const problem = type === 'child' ? childProblem(birthDate, rule) : undefined
    if (problem) throw wrongField(`travelers.${index}.birthDate`, problem)
  }
}
