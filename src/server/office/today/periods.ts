import type { TodayPeriod } from '../../../contract/admin/office/today.ts'
import { addDays, addMonths, type IsoDate } from '../../../domain/dates.ts'
import type { Span } from '../../money/ledger/figures.ts'

/** Both days included; `previous` has the same length and ends the day before. */
export function periodSpans(
  period: TodayPeriod,
  today: IsoDate,
): { current: Span; previous: Span } {
  const back = (day: IsoDate) =>
    period === '12m' ? addMonths(day, -12) : addDays(day, period === '7d' ? -7 : -30)
  const from = addDays(back(today), 1)
  return {
    current: { from, to: today },
    previous: { from: addDays(back(addDays(from, -1)), 1), to: addDays(from, -1) },
  }
}
