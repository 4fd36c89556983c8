import { formatDate, formatDayMonth } from '../../../domain/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { Seats } from '../../ui/seats.tsx'
import { type Departure, freeSpots } from '../departures/departure-list.tsx'
import { staffPaths } from '../pages.ts'
import { useMe } from '../session.tsx'
import { Section } from '../ui/page.tsx'
import { StaffLink } from '../ui/staff-link.tsx'

export function UpcomingDepartures({ departures }: { departures: readonly Departure[] }) {
  const { hasSampleFigures } = useMe()
  return (
    <Section
      title="Prossime partenze"
      action={<StaffLink to={staffPaths.departures}>Tutte</StaffLink>}
    >
      {departures.length === 0 && (
        <p className="mt-2 text-ink-2">
          {hasSampleFigures
            ? 'Nessuna partenza salvata: il sito mostra le date di esempio.'
            : 'Nessuna partenza salvata: ogni viaggio dice «Nuove date in arrivo».'}
        </p>
      )}
      <ul className="mt-2">
        {departures.map((departure) => (
          <li
            key={departure.id}
            className="relative grid min-h-11 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 hover:bg-paper sm:grid-cols-[62px_minmax(0,1fr)_auto_66px]"
          >
            <b className="font-[650]" title={formatDate(departure.startDate)}>
              {formatDayMonth(departure.startDate)}
            </b>
            <Link
              to={`${staffPaths.departures}?departure=${departure.id}`}
              className="stretched truncate"
            >
              {departure.tripTitle}
            </Link>
            <Seats free={departure.spotsAvailable} total={departure.totalSpots} tone="staff" />
            <span
              className={classNames(
                'text-right max-sm:sr-only',
                departure.spotsAvailable === 1 ? 'font-[650] text-accent-ink' : 'text-ink-2',
              )}
            >
              {freeSpots(departure)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
