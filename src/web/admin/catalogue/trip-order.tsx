import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { admin, adminApi } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { Page } from '../ui/page.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { DocumentState, type Listed } from './document-state.tsx'
import { Sortable, SortableEntry } from './sortable.tsx'

/** The document that holds the order, as the list of trips is its page. */
const listKey = 'page/travels'
const perPage = 100
const title = 'Ordine dei viaggi'

/** All of them: an order of a part of the trips would be none. */
async function everyTrip(): Promise<Listed[]> {
  const trips: Listed[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await adminApi.catalogue.list({
      group: 'trip',
      page,
      pageSize: perPage,
    })
    trips.push(...items)
    if (trips.length >= total || items.length === 0) return trips
  }
}

/** The trips as their cards come, to be moved by drag or by the arrows; kept as a draft like any text. */
export function TripOrder({ onClose }: { onClose: () => void }) {
  const query = useQuery({
    queryKey: [...admin.catalogue.list.key(), 'order'],
    queryFn: everyTrip,
    staleTime: 0,
    gcTime: 0,
  })
  if (query.data) return <Ordering trips={query.data} onClose={onClose} />
  return (
    <Page title={title}>
      <div className="px-page">
        {query.isError ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <RowsSkeleton rows={10} />
        )}
      </div>
    </Page>
  )
}

function useSavedOrder(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ordered: readonly Listed[]) => {
      const { document, revision } = await adminApi.catalogue.find({ key: listKey })
      const tripOrder = ordered.map(({ key }) => key.slice('trip/'.length))
      return adminApi.catalogue.saveDraft({
        key: listKey,
        revision,
        document: { ...document, tripOrder },
      })
    },
    onSuccess: () => {
      // First of all: whoever reads the note may go elsewhere at once, and is not called back.
      onSaved()
      notifyDone('Ordine salvato come bozza', 'I visitatori lo vedono quando pubblichi.')
      void queries.invalidateQueries({ queryKey: admin.catalogue.key() })
    },
    onError: (error) => notifyError(error),
  })
}

function Ordering({ trips, onClose }: { trips: readonly Listed[]; onClose: () => void }) {
  const [ordered, setOrdered] = useState(trips)
  const save = useSavedOrder(onClose)
  return (
    <Page
      title={title}
      actions={
        <>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
          <Button
            kind="primary"
            size="staff"
            disabled={ordered === trips || save.isPending}
            onClick={() => save.mutate(ordered)}
          >
            Salva l’ordine
          </Button>
        </>
      }
    >
      <div className="px-page pb-8">
        <p className="max-w-[44em] pb-5 text-ink-2">
          Le card della home e dell’elenco seguono quest’ordine. Trascina un viaggio per la sua
          maniglia, oppure spostalo con barra spaziatrice e frecce.
        </p>
        <Sortable
          ids={ordered.map(({ key }) => key)}
          nameOf={(index) => ordered[index]?.title ?? ''}
          onMove={(from, to) => setOrdered(moved(ordered, from, to))}
        >
          <ol className="max-w-[44em] border-t border-line">
            {ordered.map((trip, index) => (
              <SortableEntry
                key={trip.key}
                id={trip.key}
                name={trip.title}
                className="border-b border-line"
              >
                {(handle) => <TripRow trip={trip} place={index + 1} handle={handle} />}
              </SortableEntry>
            ))}
          </ol>
        </Sortable>
      </div>
    </Page>
  )
}

type TripRowProps = { trip: Listed; place: number; handle: ReactNode }

function TripRow({ trip: { title: name, state }, place, handle }: TripRowProps) {
  return (
    <div className="flex min-h-12 items-center gap-2">
      {handle}
      <span className="figures w-7 flex-none text-right text-ink-2">{place}</span>
      <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
      {state !== 'published' && <DocumentState state={state} />}
    </div>
  )
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
