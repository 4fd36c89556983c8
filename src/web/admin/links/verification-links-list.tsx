import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { type Answers, admin } from '../api.ts'
import { copyWithToast } from '../copy.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FilterSelect, SearchField } from '../ui/controls.tsx'
import { CopyIcon } from '../ui/icon-buttons.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { Nothing } from '../ui/states.tsx'

type VerificationLink = Answers['verificationLinks']['list']['items'][number]
type State = VerificationLink['state']

const states = {
  unused: { label: 'Da usare', tone: 'gold' },
  used: { label: 'Aperto', tone: 'primary' },
  completed: { label: 'Completato', tone: 'ok' },
} as const satisfies Record<State, unknown>

const answers: Readonly<Record<string, string>> = { GREEN: 'approvato', RED: 'respinto' }

/** The generated verification links, newest first. */
export function VerificationLinksList() {
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...admin.verificationLinks.list.queryOptions({
      input: { page, pageSize: 10, search, state: (state || 'all') as State | 'all' },
    }),
    placeholderData: keepPreviousData,
  })
  const list = query.data
  return (
    <div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <SearchField
          label="Cerca per cliente"
          value={search}
          className="min-w-56 flex-1 sm:max-w-80"
          onChange={(text) => {
            setSearch(text)
            setPage(1)
          }}
        />
        <FilterSelect
          label="Stato"
          all="Tutti gli stati"
          value={state}
          choices={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
          onChange={(value) => {
            setState(value)
            setPage(1)
          }}
        />
      </div>
      <Loaded query={query} rows={4} height={72} onlyFresh>
        {(list) =>
          list.items.length === 0 ? (
            <Nothing title={search || state ? 'Nessun link trovato' : 'Nessun link di verifica'}>
              {search || state
                ? 'Prova con un altro nome o un altro stato.'
                : 'I link che generi qui sopra compaiono in questo elenco con il loro stato.'}
            </Nothing>
          ) : (
            <ul className="mt-4 border-t border-line">
              {list.items.map((link) => (
                <Row key={link.id} link={link} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {list && (
        <div className="-mx-4.5 md:-mx-8">
          <Pager {...list} onPage={setPage} what={['link', 'link']} />
        </div>
      )}
    </div>
  )
}

function Row({ link }: { link: VerificationLink }) {
  const regenerate = useRegenerate()
  const { label, tone } = states[link.state]
  const review = link.reviewAnswer ? (answers[link.reviewAnswer] ?? link.reviewAnswer) : undefined
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4">
          <b className="font-[650]">{link.customerName}</b>
          <StatusDot tone={tone}>
            {label}
            {review && `, ${review}`}
          </StatusDot>
        </p>
        <p className="truncate text-ink-2">{link.url}</p>
        <p className="text-[0.875rem] text-ink-2">
          Creato {formatMoment(link.createdAt)}
          {link.createdBy && ` da ${link.createdBy}`}
          {link.usedAt && ` · aperto ${formatMoment(link.usedAt)}`}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <CopyIcon label="Copia il link" onCopy={() => copyWithToast(link.url)} />
        <StaffButton
          icon={RefreshCw}
          busy={regenerate.isPending}
          onClick={() => regenerate.mutate({ id: link.id })}
        >
          Rigenera
        </StaffButton>
      </div>
    </li>
  )
}

/** No confirmation: the old link was used or lost, and nothing else depends on it. */
function useRegenerate() {
  return useMutation(
    admin.verificationLinks.regenerate.mutationOptions({
      onSuccess: (fresh) => {
        notifyDone('Link generato!', 'Link generato con successo!')
        void askAgain(admin.verificationLinks.key())
        void copyWithToast(fresh.url)
      },
      onError: (error) => notifyError(error, 'Errore nella generazione del link'),
    }),
  )
}
