import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { StatusDot } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { admin, adminApi } from '../api.ts'
import { ago } from '../moments.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { useMay } from '../session.tsx'
import { FilterTabs, Pager, SearchField } from '../ui/controls.tsx'
import { Page } from '../ui/page.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { MailDialog } from './mail-dialog.tsx'
import { type Mail, mailKindLabel, mailStates } from './wording.ts'

const tabs = [
  { value: 'all', label: 'Tutte' },
  { value: 'queued', label: 'In coda' },
  { value: 'sent', label: 'Inviate' },
  { value: 'failed', label: 'Non riuscite' },
  { value: 'held', label: 'Trattenute' },
]

/** Every mail that the site has written, and whether it has left. */
export function Component() {
  const { get, set, page } = useUrlState()
  const may = useMay()
  const state = (get('state') || 'all') as Mail['state'] | 'all'
  const query = useQuery({
    ...admin.outbox.list.queryOptions({ input: { page, state, search: get('q') || undefined } }),
    placeholderData: keepPreviousData,
  })
  const openId = get('mail')
  return (
    <Page title="Posta in uscita" actions={may('outbox', 'retryAllFailed') && <RetryAll />}>
      {query.data && !query.data.sendingConfigured && (
        <p className="mx-4.5 mb-3 rounded-tag bg-gold-light px-3.5 py-2.5 md:mx-8">
          <b className="font-[650]">L'invio non è configurato:</b> le email restano qui, leggibili,
          finché non viene impostato un server di posta (SMTP_URL).
        </p>
      )}
      <div className="px-page pb-3">
        <SearchField
          label="Cerca destinatario"
          value={get('q')}
          onChange={(q) => set({ q, page: undefined })}
          className="sm:w-80"
        />
      </div>
      <FilterTabs
        label="Stato delle email"
        value={state}
        tabs={tabs}
        onChange={(value) => set({ state: value === 'all' ? undefined : value, page: undefined })}
      />
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} className="px-page" />
      ) : !query.data ? (
        <div className="px-page">
          <RowsSkeleton rows={10} height={70} />
        </div>
      ) : query.data.items.length === 0 ? (
        <Nothing title="Nessuna email qui" className="px-page" />
      ) : (
        <ul>
          {query.data.items.map((mail) => (
            <li key={mail.id} className="border-b border-line">
              <button
                type="button"
                onClick={() => set({ mail: mail.id }, { replace: false })}
                className="px-page grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3 text-left hover:bg-paper"
              >
                <b className="truncate font-[650]">{mail.subject}</b>
                <StatusDot tone={mailStates[mail.state].tone}>
                  {mailStates[mail.state].label}
                </StatusDot>
                <span className="truncate text-ink-2">
                  {mail.recipient} · {mailKindLabel(mail.kind)}
                </span>
                <span className="text-right text-ink-2">{ago(mail.sentAt ?? mail.createdAt)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {query.data && (
        <Pager
          {...query.data}
          what="email"
          onPage={(next) => set({ page: next === 1 ? undefined : String(next) })}
        />
      )}
      {openId && (
        <MailDialog
          key={openId}
          id={openId}
          onClose={() => set({ mail: undefined }, { replace: false })}
        />
      )}
    </Page>
  )
}

function RetryAll() {
  const queries = useQueryClient()
  const retry = useMutation({
    mutationFn: () => adminApi.outbox.retryAllFailed(),
    onSuccess: ({ queued }) => {
      notifyDone(
        queued === 0
          ? 'Nessuna email da riprovare'
          : queued === 1
            ? 'Una email rimessa in coda'
            : `${queued} email rimesse in coda`,
      )
      void queries.invalidateQueries({ queryKey: admin.outbox.key() })
    },
    onError: (error) => notifyError(error),
  })
  return (
    <Button kind="quiet" size="staff" busy={retry.isPending} onClick={() => retry.mutate()}>
      <RotateCw className="size-4.25" aria-hidden />
      Riprova le non riuscite
    </Button>
  )
}
