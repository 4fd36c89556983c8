import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  addDays,
  addMonths,
  formatDayMonth,
  monthKey,
  monthTitle,
  weekdayOf,
} from '../../../domain/dates.ts'
import { useToday } from '../../browser/hydration.ts'
import { classNames } from '../../ui/class-names.ts'
import { admin } from '../api.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { LoadFailed } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { type Departure, freeSpots } from './departure-list.tsx'

const weekdays = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']

/** The weeks of a month from Monday, filled up with days of the months before and after. */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7))
  const end = addMonths(first, 1)
  const weeks: string[][] = []
  for (let start = monday; start < end; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)))
  }
  return weeks
}

export function DepartureCalendar() {
  const { get, set } = useUrlState()
  const today = useToday()
  const month = /^\d{4}-\d{2}$/.test(get('month')) ? get('month') : monthKey(today)
  const query = useQuery({
    ...admin.departures.calendar.queryOptions({
      input: { month, tripId: get('trip') || undefined },
    }),
    placeholderData: keepPreviousData,
  })
  const turn = (months: number) => set({ month: monthKey(addMonths(`${month}-01`, months)) })
  const departures = query.data?.departures ?? []
  const open = (id: string) => set({ departure: id }, { replace: false })
  return (
    <div className="px-page pb-12">
      <div className="flex items-center gap-2 pb-3">
        <h2 className="text-[1.375rem]" aria-live="polite">
          {monthTitle(month)}
        </h2>
        <div className="ml-auto flex gap-2">
          <StaffButton aria-label="Mese precedente" onClick={() => turn(-1)}>
            <ChevronLeft className="size-4.5" aria-hidden />
          </StaffButton>
          <StaffButton onClick={() => set({ month: undefined })}>Oggi</StaffButton>
          <StaffButton aria-label="Mese successivo" onClick={() => turn(1)}>
            <ChevronRight className="size-4.5" aria-hidden />
          </StaffButton>
        </div>
      </div>
      {query.isError && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      <table
        aria-label={`Partenze di ${monthTitle(month)}`}
        className={classNames(
          'w-full table-fixed border-collapse transition-opacity',
          query.isPlaceholderData && 'opacity-60',
        )}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="border-b border-line py-2 text-left text-[0.875rem] font-semibold text-ink-2 md:px-2"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  isOutside={monthKey(day) !== month}
                  isToday={day === today}
                  departures={departures.filter(({ startDate }) => startDate === day)}
                  onOpen={open}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthList departures={departures} onOpen={open} />
      {query.data && departures.length === 0 && (
        <p className="pt-5 text-ink-2">Nessuna partenza in questo mese.</p>
      )}
    </div>
  )
}

type MonthListProps = { departures: readonly Departure[]; onOpen: (id: string) => void }

/** On a phone the cells are too narrow for names, so the departures of the month follow as a list. */
function MonthList({ departures, onOpen }: MonthListProps) {
  return (
    <ul className="pt-4 md:hidden">
      {departures.map((departure) => (
        <li key={departure.id}>
          <button
            type="button"
            onClick={() => onOpen(departure.id)}
            className="grid min-h-12 w-full grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line text-left"
          >
            <b className="font-[650]">{formatDayMonth(departure.startDate)}</b>
            <span className="truncate">{departure.tripTitle}</span>
            <span className="text-ink-2">{freeSpots(departure)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type DayProps = {
  day: string
  isOutside: boolean
  isToday: boolean
  departures: readonly Departure[]
  onOpen: (id: string) => void
}

function Day({ day, isOutside, isToday, departures, onOpen }: DayProps) {
  return (
    <td className="h-20 border-b border-line align-top md:h-28 md:border-r md:px-1.5 md:first:border-l">
      <span
        className={classNames(
          'inline-grid size-7 place-items-center rounded-full text-[0.875rem]',
          isToday && 'bg-navy font-bold text-white',
          isOutside && 'text-ink-2',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 pb-1">
        {departures.map((departure) => (
          <li key={departure.id}>
            <button
              type="button"
              onClick={() => onOpen(departure.id)}
              className="relative w-full min-h-6 overflow-hidden rounded-[6px] bg-primary-light px-1 py-0.5 text-left text-[0.8125rem] leading-[1.25] text-primary-dark hover:bg-primary hover:text-white md:px-1.5"
            >
              <span className="block truncate font-semibold">{departure.tripTitle}</span>
              <span className="block truncate max-md:sr-only">{freeSpots(departure)}</span>
            </button>
          </li>
        ))}
      </ul>
    </td>
  )
}
