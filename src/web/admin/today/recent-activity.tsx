import { formatMoment } from '../../../domain/dates.ts'
import { Link } from '../../ui/link.tsx'
import { type AuditEntry, entryText, isBooking, otherSubject } from '../audit/wording.ts'
import { shortMoment } from '../moments.ts'
import { bookingPath } from '../pages.ts'

export function RecentActivity({ entries }: { entries: readonly AuditEntry[] }) {
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
