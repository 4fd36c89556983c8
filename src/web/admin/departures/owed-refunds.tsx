import { useQuery } from '@tanstack/react-query'
import { formatEuro } from '../../../domain/money.ts'
import { admin } from '../api.ts'
import { bookingPath } from '../pages.ts'
import { StaffLink } from '../ui/staff-link.tsx'

/** For the money desk: what each booking of a departure called off is to get back. */
export function OwedRefunds({ departureId }: { departureId: string }) {
  const { data } = useQuery(admin.departures.owed.queryOptions({ input: { id: departureId } }))
  if (!data) return null
  return (
    <section aria-labelledby="rimborsi" className="mt-6">
      <h3 id="rimborsi" className="text-[1.125rem]">
        Rimborsi da fare
      </h3>
      {data.items.length === 0 ? (
        <p className="mt-1 text-ink-2">Nulla da restituire.</p>
      ) : (
        <ul className="mt-1">
          {data.items.map(({ bookingId, reference, contactName, owed }) => (
            <li
              key={bookingId}
              className="flex items-center justify-between gap-3 border-b border-line py-2.5"
            >
              <StaffLink to={bookingPath(bookingId)}>
                {contactName} <span className="font-normal text-ink-2">{reference}</span>
              </StaffLink>
              <span className="font-semibold whitespace-nowrap">{formatEuro(owed)}</span>
            </li>
          ))}
          <li className="flex justify-between gap-3 py-2.5">
            <span className="text-ink-2">Totale</span>
            <b className="font-[650] whitespace-nowrap">{formatEuro(data.total)}</b>
          </li>
        </ul>
      )}
    </section>
  )
}
