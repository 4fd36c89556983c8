import { useMutation } from '@tanstack/react-query'
import type { DepartureSales } from '../../../domain/catalogue/departures.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { admin } from '../api.ts'
import { notifyUndo } from '../notify.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import type { Departure } from './departure-list.tsx'
import { useTellDepartures } from './use-tell-departures.ts'

const states = {
  open: { label: 'Aperta', tone: 'ok' },
  closed: { label: 'Chiusa alle vendite', tone: 'gold' },
  archived: { label: 'Archiviata', tone: 'neutral' },
} as const

export function SalesState({ departure }: { departure: Pick<Departure, 'sales'> }) {
  const { label, tone } = states[departure.sales]
  return <StatusDot tone={tone}>{label}</StatusDot>
}

const done: Readonly<Record<DepartureSales, string>> = {
  open: 'Partenza di nuovo in vendita',
  closed: 'Partenza chiusa alle vendite',
  archived: 'Partenza archiviata',
}

/** Closes and reopens the sales, and archives a departure without bookings; each can be undone at once. */
export function SalesButtons({ departure }: { departure: Departure }) {
  const tell = useTellDepartures()
  const set = useMutation(
    admin.departures.setSales.mutationOptions({
      onSuccess: () => tell(departure.tripId),
      onSettled: () => askAgain(admin.departures.key(), admin.links.dates.key()),
    }),
  )
  const { id, version, sales: before } = departure
  const change = (sales: DepartureSales) =>
    set.mutate(
      { id, version, sales },
      {
        onSuccess: (saved) =>
          notifyUndo(done[sales], () => set.mutate({ id, version: saved.version, sales: before })),
      },
    )
  const button = (sales: DepartureSales, label: string) => (
    <StaffButton busy={set.isPending} onClick={() => change(sales)}>
      {label}
    </StaffButton>
  )
  return (
    <>
      {before === 'open' ? button('closed', 'Chiudi le vendite') : null}
      {before === 'closed' && departure.decision !== 'cancelled'
        ? button('open', 'Riapri le vendite')
        : null}
      {before === 'archived' ? button('closed', "Togli dall'archivio") : null}
      {before !== 'archived' && departure.spotsTaken === 0 && departure.bookingCount === 0
        ? button('archived', 'Archivia')
        : null}
    </>
  )
}
