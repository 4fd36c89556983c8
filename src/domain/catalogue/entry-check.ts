import { addMonths, type IsoDate } from '../dates.ts'

/** Entry rules change: after this time they must be compared with the official page again. */
export const entryCheckMonths = 6

/** Whether a page may say that the entry rules were checked; a day in the future is a typing error. */
export function isEntryChecked(checkedOn: IsoDate | null, today: IsoDate): checkedOn is IsoDate {
  if (checkedOn === null || checkedOn > today) return false
  return today < addMonths(checkedOn, entryCheckMonths)
}
