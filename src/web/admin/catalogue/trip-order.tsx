import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  return (
    <Page title="Ordine dei viaggi">
      <p className="px-page max-w-[44em] pb-5 text-ink-2">
        Così si seguono le card nella home e nell’elenco. Trascina un viaggio, oppure scegli la sua
        maniglia con la tastiera e usa barra spaziatrice e frecce.
      </p>
      {query.isError && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} className="px-page" />
      )}
      {query.isPending && (
        <div className="px-page">
          <RowsSkeleton rows={10} />
        </div>
      )}
      {query.data && <Ordering trips={query.data} onClose={onClose} />}
    </Page>
  )
}

function Ordering({ trips, onClose }: { trips: readonly Listed[]; onClose: () => void }) {
  const queries = useQueryClient()
  const [ordered, setOrdered] = useState(trips)
  const nameOf = (index: number) => ordered[index]?.title ?? ''
  const save = useMutation({
    mutationFn: async () => {
      const { document, revision } = await adminApi.catalogue.find({ key: listKey })
      const tripOrder = ordered.map(({ key }) => key.slice('trip/'.length))
      return adminApi.catalogue.saveDraft({
        key: listKey,
        revision,
        document: { ...document, tripOrder },
      })
    },
    onSuccess: async () => {
      notifyDone('Ordine salvato come bozza', 'I visitatori lo vedono quando pubblichi.')
      await queries.invalidateQueries({ queryKey: admin.catalogue.key() })
      onClose()
    },
    onError: (error) => notifyError(error),
  })
  return (
    <div className="px-page pb-8">
      <Sortable
        ids={ordered.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={(from, to) => setOrdered(moved(ordered, from, to))}
      >
        <ol className="max-w-[44em] border-t border-line">
          {ordered.map(({ key, title, state }, index) => (
            <SortableEntry key={key} id={key} name={title} className="border-b border-line">
              {(handle) => (
                <div className="flex min-h-12 items-center gap-2">
                  {handle}
                  <span className="figures w-7 flex-none text-right text-ink-2">{index + 1}</span>
                  <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
                  <DocumentState state={state} />
                </div>
              )}
            </SortableEntry>
          ))}
        </ol>
      </Sortable>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button
          kind="primary"
          size="staff"
          disabled={ordered === trips || save.isPending}
          onClick={() => save.mutate()}
        >
          Salva l’ordine
        </Button>
        <Button kind="quiet" size="staff" onClick={onClose}>
          Annulla
        </Button>
      </div>
    </div>
  )
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
