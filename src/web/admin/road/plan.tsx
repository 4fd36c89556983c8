import { BedDouble } from 'lucide-react'
import { formatLongDate } from '../../../domain/dates.ts'
import { card, Part, type PartProps } from './part.tsx'
import { useToday } from './use-today.ts'

/** The programme by day, today's first in sight. */
export function Plan({ view }: PartProps) {
  const today = useToday()
  return (
    <>
      <Part title="Programma">
        {view.plan.length === 0 && (
          <p className="mt-2 text-ink-2">Questo viaggio non ha un programma.</p>
        )}
        <ol className="mt-3 grid gap-3">
          {view.plan.map((day) => (
            <li
              key={day.day}
              className={card}
              aria-current={day.date === today ? 'date' : undefined}
            >
              <p className="text-ink-2">
                Giorno {day.day} · {formatLongDate(day.date)}
                {day.date === today && <b className="font-[650] text-primary"> · oggi</b>}
              </p>
              <h3 className="text-[1.125rem] leading-snug">{day.title}</h3>
              <ul className="mt-2 grid gap-1.5">
                {day.activities.map((activity) => (
                  <li
                    key={`${activity.time} ${activity.title}`}
                    className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2"
                  >
                    <span className="figures text-ink-2">{activity.time ?? ''}</span>
                    <span>
                      {activity.title}
                      {activity.place && <span className="block text-ink-2">{activity.place}</span>}
                    </span>
                  </li>
                ))}
              </ul>
              {day.hotel && (
                <p className="mt-2.5 flex items-center gap-2 border-t border-line pt-2.5">
                  <BedDouble className="size-5 flex-none text-ink-2" aria-hidden />
                  {day.hotel}
                </p>
              )}
            </li>
          ))}
        </ol>
      </Part>
      {view.hotels.length > 0 && (
        <Part title="Alberghi">
          <ul className={`mt-3 grid gap-2.5 ${card}`}>
            {view.hotels.map(({ name, text }) => (
              <li key={name}>
                <b className="font-[650]">{name}</b>
                {text && <span className="block text-ink-2">{text}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
