import { addMonths, type IsoDate } from '../dates.ts'

/** Rules of entry change: after so long they have to be compared with the official page again. */
export const entryCheckMonths = 6

/** Whether a page may say that the rules of entry were checked; a day that is still to come is a slip. */
export function isEntryChecked(checkedOn: IsoDate | null, today: IsoDate): checkedOn is IsoDate {
  if (checkedOn === null || checkedOn > today) return false
  return today < addMonths(checkedOn, entryCheckMonths)
}
