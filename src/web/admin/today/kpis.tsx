import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TodayPeriod } from '../../../contract/admin/office/today.ts'
import { formatEuro } from '../../../domain/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { admin } from '../api.ts'
import { LoadFailed } from '../ui/states.tsx'

type Change = { text: string; isGood: boolean } | undefined

function signed(value: number, unit = ''): string {
  return `${value > 0 ? '+' : '−'}${Math.abs(value).toLocaleString('it-IT')}${unit}`
}

function difference(current: number, previous: number, unit = ''): Change {
  const change = Math.round(current - previous)
  return change === 0 ? undefined : { text: signed(change, unit), isGood: change > 0 }
}

/** The change in percent; undefined when the previous value was 0. */
function growth(current: number, previous: number): Change {
  if (previous === 0) return undefined
  return difference((current / previous) * 100, 100, '%')
}

const spans: Readonly<Record<TodayPeriod, string>> = {
  '7d': 'ultimi 7 giorni',
  '30d': 'ultimi 30 giorni',
  '12m': 'ultimi 12 mesi',
}

/** Four figures: two for the chosen period against the one before, two current ones. */
export function Kpis({ period }: { period: TodayPeriod }) {
  const query = useQuery({
    ...admin.today.summary.queryOptions({ input: { period } }),
    placeholderData: keepPreviousData,
  })
  if (query.isError) {
    return (
      <LoadFailed error={query.error} onRetry={() => void query.refetch()} className="px-page" />
    )
  }
  const data = query.data
  const span = spans[period]
  return (
    <dl className="mx-4.5 grid grid-cols-2 border-y border-line md:mx-8 lg:grid-cols-4">
      <Kpi
        label="Prenotazioni"
        note={span}
        value={data && data.bookings.current.toLocaleString('it-IT')}
        change={data && difference(data.bookings.current, data.bookings.previous)}
      />
      <Kpi
        label="Incassato"
        note={span}
        value={data && formatEuro(data.revenue.current)}
        change={data && growth(data.revenue.current, data.revenue.previous)}
      />
      <Kpi
        label="Da incassare"
        note="da tutte le prenotazioni aperte"
        value={data && formatEuro(data.outstanding)}
      />
      <Kpi
        label="Posti venduti"
        note={
          data && data.spots.total > 0
            ? `${data.spots.sold} di ${data.spots.total} nelle prossime partenze`
            : 'nessuna partenza in programma'
        }
        value={data && soldText(data.spots)}
      />
    </dl>
  )
}

function soldText({ sold, total }: { sold: number; total: number }): string {
  return total > 0 ? `${Math.round((sold / total) * 100)}%` : '–'
}

type KpiProps = { label: string; note: string; value: string | undefined; change?: Change }

function Kpi({ label, note, value, change }: KpiProps) {
  return (
    <div className="border-line py-3.5 max-lg:odd:pr-3 max-lg:even:border-l max-lg:even:pl-4 max-lg:nth-[n+3]:border-t lg:px-6 lg:py-4.5 lg:not-first:border-l lg:first:pl-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="mt-0.75 flex min-h-8 flex-wrap items-baseline gap-x-2.5">
        {value === undefined ? (
          <Skeleton className="h-7 w-24" />
        ) : (
          <>
            <span className="figures text-[1.6875rem] leading-[1.1] lg:text-[1.8125rem]">
              {value}
            </span>
            {change && (
              <span className={classNames('font-semibold', change.isGood ? 'text-ok' : 'text-bad')}>
                {change.text}
                <span className="sr-only"> rispetto al periodo precedente</span>
              </span>
            )}
          </>
        )}
      </dd>
      <dd className="text-staff-small text-ink-2">{note}</dd>
    </div>
  )
}
