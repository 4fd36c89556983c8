import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/link.tsx'
import { admin } from '../api.ts'
import { bookingPath } from '../pages.ts'
import { FilterTabs } from '../ui/controls.tsx'
import { ListPage } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Nothing } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { DocumentBatch } from './document-batch.tsx'

const tabs = [
  { value: 'to_view', label: 'Da vedere' },
  { value: 'viewed', label: 'Visti' },
  { value: 'all', label: 'Tutti' },
]

type State = 'to_view' | 'viewed' | 'all'

/** Passports and selfies sent by customers; every opening is logged. */
export function Component() {
  const { get, filter, page } = useUrlState()
  const state = (get('state') || 'to_view') as State
  const query = useQuery({
    ...admin.documents.list.queryOptions({ input: { page, state } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title="Documenti">
      <FilterTabs label="Stato dei documenti" tabs={tabs} {...filter('state', 'to_view')} />
      <ListPage
        query={query}
        rows={5}
        height={120}
        what={['invio', 'invii']}
        empty={
          <Nothing
            title={state === 'to_view' ? 'Nessun documento da vedere' : 'Nessun documento'}
            className="px-page"
          >
            Le foto caricate dai clienti compaiono qui e si cancellano da sole dopo il viaggio.
          </Nothing>
        }
        onlyFresh
      >
        {({ items }) => (
          <ul className="px-page">
            {items.map((batch) => (
              <li
                key={batch.batchId}
                className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
              >
                <p>
                  {batch.booking ? (
                    <>
                      <Link
                        to={bookingPath(batch.booking.id)}
                        className="font-[650] hover:underline"
                      >
                        {batch.booking.contactName}
                      </Link>
                      <span className="block text-ink-2">
                        {batch.booking.title} · {batch.booking.reference}
                      </span>
                    </>
                  ) : (
                    <span className="font-[650]">Senza prenotazione</span>
                  )}
                </p>
                <DocumentBatch batch={batch} />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </Page>
  )
}
