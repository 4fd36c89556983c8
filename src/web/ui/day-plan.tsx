import { BedDouble } from 'lucide-react'
import type { Ref } from 'react'
import type { PlanDay } from '../../domain/catalogue/day-plan.ts'
import { formatLongDate, type IsoDate } from '../../domain/dates.ts'

type Props = {
  days: readonly PlanDay[]
  today: IsoDate
  /** How each day is framed. */
  frame: string
  /** Where somebody who wants to see today is led. */
  todayRef?: Ref<HTMLLIElement>
}

/** The programme by day with today marked. */
export function DayPlan({ days, today, frame, todayRef }: Props) {
  return (
    <ol className="mt-3 grid gap-3">
      {days.map((day) => {
        const isToday = day.date === today
        return (
          <li
            key={day.day}
            ref={isToday ? todayRef : undefined}
            tabIndex={isToday && todayRef ? -1 : undefined}
            className={frame}
            aria-current={isToday ? 'date' : undefined}
          >
            <p className="text-ink-2">
              Giorno {day.day} · {formatLongDate(day.date)}
              {isToday && <b className="font-[650] text-primary"> · oggi</b>}
            </p>
            <h3 className="text-[1.125rem] leading-snug">{day.title}</h3>
            <Activities of={day.activities} />
            {day.hotel && (
              <p className="mt-2.5 flex items-center gap-2 border-t border-line pt-2.5">
                <BedDouble className="size-5 flex-none text-ink-2" aria-hidden />
                {day.hotel}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Activities({ of: activities }: { of: PlanDay['activities'] }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {activities.map(({ time, title, place }) => (
        <li key={`${time} ${title}`} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
          <span className="figures text-ink-2">{time ?? ''}</span>
          <span>
            {title}
            {place && <span className="block text-ink-2">{place}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
