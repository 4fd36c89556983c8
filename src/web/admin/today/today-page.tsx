import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TodayPeriod } from '../../../contract/admin/office/today.ts'
import { formatMoment, type IsoDate } from '../../../domain/dates.ts'
import { useToday } from '../../browser/hydration.ts'
import { Link } from '../../ui/link.tsx'
import { part } from '../../ui/optional.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { admin } from '../api.ts'
import { type AuditEntry, entryText, isBooking, otherSubject } from '../audit/wording.ts'
import { shortMoment } from '../moments.ts'
import { bookingPath, staffPaths } from '../pages.ts'
import { TravellerRequests } from '../requests/traveller-requests.tsx'
import { SampleOffer } from '../sample/sample-offer.tsx'
import { useMay } from '../session.tsx'
import { Segmented } from '../ui/controls.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page, Section } from '../ui/page.tsx'
import { StaffButtonLink } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { LoadFailed } from '../ui/states.tsx'
import { AttentionList } from './attention-list.tsx'
import { Kpis } from './kpis.tsx'
import { LaunchList } from './launch-list.tsx'
import { UpcomingDepartures } from './upcoming-departures.tsx'
import { VisitorSpeed } from './visitor-speed.tsx'

const Charts = part(() => import('./charts.tsx'), {
  loading: <Skeleton className="h-70" />,
  missing: TryAgain,
})

const periods = [
  { value: '7d', label: '7 giorni' },
  { value: '30d', label: '30 giorni' },
  { value: '12m', label: '12 mesi' },
]

function withWeekday(day: IsoDate): string {
  return new Intl.DateTimeFormat('it-IT', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}

/** What needs attention comes first, the figures after it. */
export function Component() {
  const [period, setPeriod] = useState<TodayPeriod>('30d')
  const may = useMay()
  const attention = useQuery({
    ...admin.today.attention.queryOptions(),
    refetchInterval: 60_000,
  })
  const charts = useQuery({
    ...admin.today.charts.queryOptions({ input: { period } }),
    placeholderData: keepPreviousData,
  })
  const data = attention.data
  const today = useToday()
  return (
    <Page
      title="Oggi"
      note={withWeekday(today)}
      actions={
        <>
          <Segmented
            label="Periodo dei numeri"
            value={period}
            tabs={periods}
            onChange={(value) => setPeriod(value as TodayPeriod)}
          />
          <StaffButtonLink
            icon={Plus}
            to={staffPaths.generator}
            kind="primary"
            className="max-md:hidden"
          >
            Nuovo link
          </StaffButtonLink>
        </>
      }
    >
      <Kpis period={period} />
      <div className="grid grid-cols-[minmax(0,1fr)] pb-12 xl:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)]">
        <div className="px-page grid grid-cols-[minmax(0,1fr)] content-start gap-7 pt-6">
          <Loaded query={attention} rows={6} height={68} onlyFresh>
            {(data) => (
              <>
                <TravellerRequests />
                <SampleOffer />
                <AttentionList attention={data} />
                {data.launch.length > 0 && <LaunchList items={data.launch} />}
                <Section
                  title="Attività recente"
                  action={
                    may('audit', 'list') && <StaffLink to={staffPaths.audit}>Registro</StaffLink>
                  }
                >
                  <RecentActivity entries={data.recent} />
                </Section>
              </>
            )}
          </Loaded>
        </div>
        <div className="px-page grid grid-cols-[minmax(0,1fr)] content-start gap-7 border-line pt-6 xl:border-l">
          {charts.isError ? (
            <LoadFailed
              title="Impossibile caricare i grafici"
              error={charts.error}
              onRetry={() => void charts.refetch()}
            />
          ) : charts.data ? (
            <Charts data={charts.data}>
              {data && <UpcomingDepartures departures={data.upcoming} />}
            </Charts>
          ) : (
            <Skeleton className="h-70" />
          )}
          <VisitorSpeed />
        </div>
      </div>
    </Page>
  )
}

function RecentActivity({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="mt-2 text-ink-2">Ancora nessuna attività.</p>
  return (
    <ul className="mt-1.5">
      {entries.map((entry) => (
        <li key={entry.id} className="grid grid-cols-[64px_minmax(0,1fr)] gap-2.5 py-1.75">
          <time dateTime={entry.at} title={formatMoment(entry.at)} className="text-ink-2">
            {shortMoment(entry.at)}
          </time>
          <span>
            {isBooking(entry) ? (
              <Link to={bookingPath(entry.entityId)} className="hover:underline">
                {entryText(entry)}
              </Link>
            ) : (
              entryText(entry)
            )}
            {otherSubject(entry) && <span> · {entry.subject}</span>}
            {entry.actorId && <span className="text-ink-2"> · {entry.actorName}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
