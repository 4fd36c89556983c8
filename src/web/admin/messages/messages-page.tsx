import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { StatusDot } from '../../ui/badge.tsx'
import { admin } from '../api.ts'
import { ago } from '../moments.ts'
import { countText, FilterTabs, Pager, SearchField } from '../ui/controls.tsx'
import { Page } from '../ui/page.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { MessageDialog } from './message-dialog.tsx'
import { type MessageState, messageStates } from './states.ts'

/** What visitors wrote in the contact form. */
export function Component() {
  const { get, set, page } = useUrlState()
  const state = (get('state') || 'all') as MessageState | 'all'
  const query = useQuery({
    ...admin.messages.list.queryOptions({
      input: { page, state, search: get('q') || undefined },
    }),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery(admin.messages.counts.queryOptions())
  const tabs = [
    { value: 'all', label: 'Tutti' },
    ...Object.entries(messageStates).map(([value, { plural }]) => ({
      value,
      label: plural,
      count: counts.data && countText(counts.data.states[value as MessageState] ?? 0, true),
    })),
  ]
  const openId = get('message')
  const opened = query.data?.items.find(({ id }) => id === openId)
  return (
    <Page title="Messaggi">
      <div className="px-page pb-3">
        <SearchField
          label="Cerca nome, email o testo"
          value={get('q')}
          onChange={(q) => set({ q, page: undefined })}
          className="sm:w-80"
        />
      </div>
      <FilterTabs
        label="Stato dei messaggi"
        value={state}
        tabs={tabs}
        onChange={(value) => set({ state: value === 'all' ? undefined : value, page: undefined })}
      />
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} className="px-page" />
      ) : !query.data ? (
        <div className="px-page">
          <RowsSkeleton rows={8} height={84} />
        </div>
      ) : query.data.items.length === 0 ? (
        <Nothing title="Nessun messaggio qui" className="px-page">
          I messaggi del modulo contatti arrivano in questa pagina.
        </Nothing>
      ) : (
        <ul>
          {query.data.items.map((message) => (
            <li key={message.id} className="border-b border-line">
              <button
                type="button"
                onClick={() => set({ message: message.id }, { replace: false })}
                className="px-page grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3 text-left hover:bg-paper"
              >
                <b className="truncate font-[650]">
                  {message.firstName} {message.lastName}
                </b>
                <span className="text-ink-2">{ago(message.createdAt)}</span>
                <span className="truncate text-ink-2">{message.message}</span>
                <StatusDot tone={messageStates[message.state].tone}>
                  {messageStates[message.state].label}
                </StatusDot>
              </button>
            </li>
          ))}
        </ul>
      )}
      {query.data && (
        <Pager
          {...query.data}
          what="messaggi"
          onPage={(next) => set({ page: next === 1 ? undefined : String(next) })}
        />
      )}
      {openId && (
        <MessageDialog
          key={openId}
          id={openId}
          preview={opened}
          onClose={() => set({ message: undefined }, { replace: false })}
        />
      )}
    </Page>
  )
}
