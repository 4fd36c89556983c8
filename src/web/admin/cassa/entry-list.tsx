import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { formatEuro } from '../../../domain/money.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { staffQueries } from '../query.ts'
import { useSample } from '../sample/use-sample.ts'
import { useMay } from '../session.tsx'
import { BankStep } from '../tour/tour-steps.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { EntryRow } from './entry-row.tsx'

/** Certain matches come first and are ticked; one button books them all. */
export function EntryList({ view }: { view: 'open' | 'done' }) {
  const url = useUrlState()
  const may = useMay()
  const mayImport = may('cassa', 'import')
  const hasBankFiles = (useSample()?.bankFiles.length ?? 0) > 0
  /** What was chosen by hand, whatever the list proposes before or after it. */
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const query = useQuery({
    ...admin.cassa.entries.queryOptions({ input: { view, page: url.page } }),
    placeholderData: keepPreviousData,
  })
  const choose = (id: string, choice: Choice) =>
    setChoices((before) => new Map(before).set(id, choice))
  const forget = (ids: readonly string[]) =>
    setChoices((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  const data = query.data
  if (!data) return <RowsSkeleton rows={6} height={96} />
  const pager = <Pager {...data} what={['movimento', 'movimenti']} onPage={url.turnTo} />
  if (data.items.length === 0 && data.page > 1) return pager
  if (data.items.length === 0) {
    return view === 'open' ? (
      <Nothing
        title="Tutto è al suo posto"
        className="px-page"
        action={mayImport && hasBankFiles && <BankStep className="max-w-[36em]" />}
      >
        Nessun movimento da abbinare
        {mayImport && ': importa il prossimo file della banca quando vuoi'}.
      </Nothing>
    ) : (
      <Nothing title="Ancora nessun movimento abbinato" className="px-page">
        {mayImport
          ? 'Quando abbini un bonifico lo ritrovi qui, e puoi sempre annullare.'
          : 'I bonifici abbinati alle prenotazioni si ritrovano qui.'}
      </Nothing>
    )
  }
  const isTicked = (id: string) => choices.get(id)?.isTicked ?? isKnown(data, id)
  const ticked = data.certain.filter(isTicked)
  const leftOut = data.certain
    .filter((id) => !isTicked(id))
    .reduce((sum, id) => sum + (choices.get(id)?.amount ?? 0), 0)
  // Movements like ones dismissed before are ticked automatically; all others by hand.
  const known = data.dismissible.filter(isTicked)
  const chosen = data.items.map(({ id }) => id).filter((id) => !isKnown(data, id) && isTicked(id))
  const aside = [...known, ...chosen]
  return (
    <>
      {view === 'open' && data.certain.length > 0 && may('cassa', 'bookCertain') && (
        <CertainBar ids={ticked} of={data.certain.length} cents={data.certainCents - leftOut} />
      )}
      {aside.length > 0 && may('cassa', 'dismiss') && (
        <AsideBar ids={aside} onDone={() => forget(aside)} />
      )}
      <ul aria-label={view === 'open' ? 'Movimenti da abbinare' : 'Movimenti abbinati'}>
        {data.items.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isTicked={isTicked(entry.id)}
            onTick={() => choose(entry.id, { isTicked: !isTicked(entry.id), amount: entry.amount })}
          />
        ))}
      </ul>
      {pager}
    </>
  )
}

/** Ticked automatically: a certain match, or like others that were dismissed before. */
function isKnown({ certain, dismissible }: Entries, id: string): boolean {
  return certain.includes(id) || dismissible.includes(id)
}

type Entries = Answers['cassa']['entries']
/** With the amount, for the entry may be on another page. */
type Choice = { isTicked: boolean; amount: number }

/** Fees, taxes, payments of strangers: one button dismisses all ticked entries, and may remember them. */
function AsideBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const [remember, setRemember] = useState(true)
  const dismiss = useMutation({
    mutationFn: () => adminApi.cassa.dismiss({ entryIds: ids, remember }),
    onSuccess: ({ dismissed }) => {
      notifyDone(
        dismissed === 1 ? '1 movimento messo da parte' : `${dismissed} movimenti messi da parte`,
      )
      onDone()
    },
    onSettled: () => staffQueries.invalidateQueries(),
  })
  return (
    <div className="px-page flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper py-3">
      <p className="mr-auto">
        <b className="font-[650]">
          {ids.length === 1 ? '1 movimento scelto' : `${ids.length} movimenti scelti`}
        </b>{' '}
        che non sono di prenotazioni, come spese e commissioni.
      </p>
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        Ricorda per i prossimi
      </label>
      <StaffButton kind="outline" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
        {ids.length === 1 ? 'Metti da parte' : `Metti da parte ${ids.length}`}
      </StaffButton>
    </div>
  )
}

function CertainBar({ ids, of, cents }: { ids: string[]; of: number; cents: number }) {
  const book = useMutation({
    mutationFn: () => adminApi.cassa.bookCertain({ entryIds: ids }),
    onSuccess: ({ booked, left }) =>
      notifyDone(
        booked === 1 ? '1 bonifico registrato' : `${booked} bonifici registrati`,
        left > 0 ? `${left} sono cambiati nel frattempo: guardali uno per uno.` : undefined,
      ),
    onSettled: () => staffQueries.invalidateQueries(),
  })
  return (
    <div className="px-page sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-ok-soft py-3">
      <p className="mr-auto">
        <b className="font-[650]">
          {of === 1 ? '1 bonifico sicuro' : `${of} bonifici sicuri`}
          {ids.length < of && `, ${ids.length === 1 ? '1 scelto' : `${ids.length} scelti`}`}
        </b>{' '}
        per {formatEuro(cents)}: ogni riga dice perché.
      </p>
      <StaffButton
        icon={CheckCheck}
        kind="primary"
        busy={book.isPending}
        busyLabel="Registro…"
        disabled={ids.length === 0}
        onClick={() => book.mutate()}
      >
        {ids.length === 1 ? 'Registra 1 bonifico' : `Registra ${ids.length} bonifici`}
      </StaffButton>
    </div>
  )
}
