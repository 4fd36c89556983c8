import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { admin } from '../api.ts'
import { LinkDialog, type LinkFor } from '../links/link-dialog.tsx'
import { TripFilter } from '../links/trip-filter.tsx'
import { useTrips } from '../links/use-trips.ts'
import { useMay } from '../session.tsx'
import { FilterSelect, filterRow, Segmented } from '../ui/controls.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { DepartureCalendar } from './departure-calendar.tsx'
import { DepartureDialog } from './departure-dialog.tsx'
import { DepartureForm } from './departure-form.tsx'
import { DepartureList } from './departure-list.tsx'

const views = [
  { value: 'list', label: 'Elenco' },
  { value: 'calendar', label: 'Calendario' },
]

/** The stored departures as a list or a calendar month; one opens in a dialog. */
export function Component() {
  const { get, set, filter } = useUrlState()
  const may = useMay()
  const { trips } = useTrips()
  const [creating, setCreating] = useState(false)
  const [linking, setLinking] = useState<LinkFor | null>(null)
  const view = get('view') || 'list'
  const trip = trips.find(({ id }) => id === get('trip'))
  const openId = get('departure')
  return (
    <Page
      title="Partenze"
      actions={
        <>
          <Segmented
            label="Vista"
            value={view}
            tabs={views}
            onChange={(value) => set({ view: value === 'list' ? undefined : value })}
          />
          {may('departures', 'create') && (
            <StaffButton icon={Plus} kind="primary" onClick={() => setCreating(true)}>
              <span>
                Nuova<span className="max-sm:sr-only"> partenza</span>
              </span>
            </StaffButton>
          )}
        </>
      }
    >
      <div className={`${filterRow} px-page pb-4`}>
        <TripFilter {...filter('trip')} />
        {view === 'list' && (
          <FilterSelect
            label="Posti"
            all="Tutte le partenze"
            {...filter('state')}
            choices={[
              { value: 'to_decide', label: 'Da decidere' },
              { value: 'few', label: 'Pochi posti' },
              { value: 'full', label: 'Complete' },
              { value: 'empty', label: 'Ancora vuote' },
              { value: 'closed', label: 'Chiuse alle vendite' },
              { value: 'departed', label: 'Già partite' },
              { value: 'archived', label: 'Archiviate' },
            ]}
          />
        )}
        {trip && (
          <>
            <StaffButton icon={Plus} onClick={() => setLinking(linkOf('priced', trip))}>
              Nuovo link
            </StaffButton>
            {may('links', 'generateFree') && (
              <StaffButton onClick={() => setLinking(linkOf('free', trip))}>
                Genera link gratuito
              </StaffButton>
            )}
          </>
        )}
      </div>
      <AwaitedDates tripId={get('trip')} />
      {view === 'calendar' ? <DepartureCalendar /> : <DepartureList onLink={setLinking} />}
      {creating && <DepartureForm tripId={get('trip')} onClose={() => setCreating(false)} />}
      {openId && (
        <DepartureDialog
          key={openId}
          id={openId}
          onClose={() => set({ departure: undefined }, { replace: false })}
        />
      )}
      <LinkDialog link={linking} onClose={() => setLinking(null)} />
    </Page>
  )
}

function linkOf(kind: LinkFor['kind'], trip: { id: string; title: string }): LinkFor {
  return { kind, tripId: trip.id, title: trip.title }
}

/** Trips without dates that visitors are waiting for; renders nothing while there are none. */
function AwaitedDates({ tripId }: { tripId: string }) {
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
