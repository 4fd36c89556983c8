import { birthDateMessage, checkBirthDate } from '../../../domain/booking/travellers.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { wrongField } from '../../../domain/errors.ts'

/** The schema knows the calendar, but not which day it is today. */
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
