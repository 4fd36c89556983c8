import { addMonths, daysInMonth, type IsoDate, todayInRome, yearOf } from '../../domain/dates.ts'

const today = () => todayInRome(new Date())

/**
 * `04-10` is the tenth of April of next year: always in the future, in the same season and month, whenever
 * the tests run. A day that the month does not have becomes its last one.
 */
export function nextYear(monthDay: string): IsoDate {
  const year = yearOf(today()) + 1
  const [month = '', day = ''] = monthDay.split('-')
  const last = daysInMonth(year, Number(month))
  return `${year}-${month}-${String(Math.min(Number(day), last)).padStart(2, '0')}`
}

export function yearsAgo(years: number): IsoDate {
  return addMonths(today(), -12 * years)
}
