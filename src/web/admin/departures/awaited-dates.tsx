import { useQuery } from '@tanstack/react-query'
import { admin } from '../api.ts'

/** Trips without dates that somebody is waiting for; nothing while nobody does. */
export function AwaitedDates({ tripId }: { tripId: string }) {
  const { data } = useQuery(admin.departures.awaited.queryOptions())
  const awaited = data?.items.filter((one) => !tripId || one.tripId === tripId) ?? []
  if (awaited.length === 0) return null
  return (
    <p className="px-page pb-4 text-ink-2">
      Aspettano nuove date:{' '}
      {awaited.map(({ tripId: id, tripTitle, people }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          {tripTitle} <b className="figures font-[650] text-ink">{people}</b>
        </span>
      ))}
      . Appena una partenza è in vendita ricevono l'email.
    </p>
  )
}
