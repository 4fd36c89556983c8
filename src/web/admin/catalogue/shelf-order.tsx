import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type SiteKind, siteKinds } from '../../../domain/catalogue/site-kinds.ts'
import { admin, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { DocumentState, type Listed } from './document-state.tsx'
import { Sortable, SortableEntry } from './sortable.tsx'

const perPage = 100

const words: Readonly<Record<SiteKind, { title: string; note: string }>> = {
  trip: {
    title: 'Ordine dei viaggi',
    note: 'Le card della home e dell’elenco seguono quest’ordine.',
  },
  member: {
    title: 'Ordine delle persone',
    note: 'La pagina della squadra e l’elenco dei coordinatori seguono quest’ordine.',
  },
  package: {
    title: 'Ordine dei pacchetti',
    note: 'La pagina dei viaggi segue quest’ordine.',
  },
  'group-trip': {
    title: 'Ordine dei viaggi di gruppo',
    note: 'La pagina dei viaggi di gruppo segue quest’ordine.',
  },
  zone: {
    title: 'Ordine delle zone',
    note: 'I filtri della home e dell’elenco seguono quest’ordine.',
  },
  airport: {
    title: 'Ordine degli aeroporti',
    note: 'Chi sceglie da dove partire li trova in quest’ordine; «Altro» resta l’ultimo.',
  },
}

/** All pages: the order of only some documents would make no sense. */
async function everyOne(kind: SiteKind): Promise<Listed[]> {
  const found: Listed[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await adminApi.catalogue.list({
      group: kind,
      page,
      pageSize: perPage,
    })
    found.push(...items)
    if (found.length >= total || items.length === 0) return found
  }
}

type ShelfProps = { kind: SiteKind; onClose: () => void }

/** The documents of a kind, reordered by drag or arrow keys; the order is saved as a draft. */
export function ShelfOrder({ kind, onClose }: ShelfProps) {
  const query = useQuery({
    queryKey: [...admin.catalogue.list.key(), 'order', kind],
    queryFn: () => everyOne(kind),
    staleTime: 0,
    gcTime: 0,
  })
  if (query.data) return <Ordering kind={kind} listed={query.data} onClose={onClose} />
  return (
    <Page title={words[kind].title}>
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

function useSavedOrder(kind: SiteKind, onSaved: () => void) {
  const { orderedIn, orderedAs } = siteKinds[kind]
  return useMutation({
    mutationFn: async (ordered: readonly Listed[]) => {
      const { document, revision } = await adminApi.catalogue.find({ key: orderedIn })
      const ids = ordered.map(({ key }) => key.slice(kind.length + 1))
      return adminApi.catalogue.saveDraft({
        key: orderedIn,
        revision,
        document: { ...document, [orderedAs]: ids },
      })
    },
    onSuccess: () => {
      // First, because somebody who reads the toast may leave, and must not be pulled back.
      onSaved()
      notifyDone('Ordine salvato come bozza', 'I visitatori lo vedono quando pubblichi.')
      void askAgain(admin.catalogue.key())
    },
  })
}

function Ordering({ kind, listed, onClose }: ShelfProps & { listed: readonly Listed[] }) {
  const [ordered, setOrdered] = useState(listed)
  const save = useSavedOrder(kind, onClose)
  const { title, note } = words[kind]
  return (
    <Page
      title={title}
      actions={
        <>
          <StaffButton onClick={onClose}>Annulla</StaffButton>
          <StaffButton
            kind="primary"
            disabled={ordered === listed || save.isPending}
            onClick={() => save.mutate(ordered)}
          >
            Salva l’ordine
          </StaffButton>
        </>
      }
    >
      <div className="px-page pb-8">
        <p className="max-w-[44em] pb-5 text-ink-2">
          {note} Trascina una riga per la sua maniglia, oppure spostala con barra spaziatrice e
          frecce.
        </p>
        <Sortable
          ids={ordered.map(({ key }) => key)}
          nameOf={(index) => ordered[index]?.title ?? ''}
          onMove={(from, to) => setOrdered(moved(ordered, from, to))}
        >
          <ol className="max-w-[44em] border-t border-line">
            {ordered.map((one, index) => (
              <SortableEntry
                key={one.key}
                id={one.key}
                name={one.title}
                className="border-b border-line"
              >
                {(handle) => <OneRow one={one} place={index + 1} handle={handle} />}
              </SortableEntry>
            ))}
          </ol>
        </Sortable>
      </div>
    </Page>
  )
}

type OneRowProps = { one: Listed; place: number; handle: ReactNode }

function OneRow({ one: { title: name, state }, place, handle }: OneRowProps) {
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
