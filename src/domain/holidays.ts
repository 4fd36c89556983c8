import { addDays, type IsoDate, isoDate, yearOf } from './dates.ts'

/** The national holidays of Italy that fall on the same day every year. */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
])

/** The first year in which Saint Francis' day is a national holiday again. */
const francisSince = 2026

/** Easter in the Gregorian calendar (the 'anonymous' algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const count = epact + weekday - 7 * late + 114
  const day = isoDate(year, Math.floor(count / 31), (count % 31) + 1)
  if (!day) throw new RangeError(`No Easter in ${year}`)
  return day
}

/** Whether that day is a national holiday in Italy; weekends are not considered. */
export function isHoliday(day: IsoDate): boolean {
  if (fixedHolidays.has(day.slice(5))) return true
  const year = yearOf(day)
  if (day.slice(5) === '10-04' && year >= francisSince) return true
  return day === addDays(easterOf(year), 1)
}
