import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { OctagonX } from 'lucide-react'
import { useParams } from 'react-router'
import { coolingOffDays } from '../../../domain/access/access-changes.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { api, calls } from '../../api.ts'
import { Logo } from '../../shell/logo.tsx'
import { Main } from '../../shell/main.tsx'
import { Button } from '../../ui/button.tsx'
import { Meta } from '../../ui/meta.tsx'
import { errorText } from '../api.ts'
import { staffPaths } from '../pages.ts'
import { staffQueries } from '../query.ts'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'

/** The page behind a mail's 'Non va bene: ferma'. No sign-in: the link is the authorisation. */
export function Component() {
  const { token = '' } = useParams()
  return (
    <QueryClientProvider client={staffQueries}>
      <Meta title="Fermare" description="Area riservata." path={staffPaths.stop} noindex />
      <div className="staff min-h-dvh bg-white">
        <Main className="mx-auto w-full max-w-[640px] px-5 py-7 md:py-12">
          <Logo size="small" />
          <Stop token={token} />
        </Main>
      </div>
    </QueryClientProvider>
  )
}

function Stop({ token }: { token: string }) {
  const query = useQuery(calls.accounts.lookAtStop.queryOptions({ input: { token }, retry: false }))
  const press = useMutation({
    mutationFn: () => api.accounts.stop({ token }),
    onSuccess: (view) =>
      staffQueries.setQueryData(calls.accounts.lookAtStop.queryKey({ input: { token } }), view),
    // The page itself shows the error.
    onError: () => {},
  })
  if (query.isError) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <RowsSkeleton rows={3} height={64} />
  const { of, title, about, by, at, state } = query.data
  return (
    <>
      <h1 className="mt-10 text-[2.25rem]">{headings[state]}</h1>
      <dl className="mt-5 grid gap-x-6 gap-y-2 border-y border-line py-4 sm:grid-cols-[8em_minmax(0,1fr)]">
        <Fact label="Modifica" value={title} />
        {about && <Fact label="Riguarda" value={about} />}
        <Fact label="Fatta da" value={by} />
        <Fact label="Quando" value={formatMoment(at)} />
      </dl>
      <p className="mt-5 max-w-[38em] text-lead">
        {state === 'open' ? effects[of] : explanations[state]}
      </p>
      <div role="alert">
        {press.isError && (
          <p className="mt-4 rounded-tag bg-bad-soft px-4 py-3 font-semibold text-bad">
            {errorText(press.error)}
          </p>
        )}
      </div>
      {state === 'open' && (
        <Button
          kind="danger"
          size="small"
          className="mt-6"
          busy={press.isPending}
          busyLabel="Un momento…"
          onClick={() => press.mutate()}
        >
          <OctagonX className="size-4.5" aria-hidden />
          Ferma adesso
        </Button>
      )}
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-[650] [overflow-wrap:anywhere]">{value}</dd>
    </>
  )
}

const headings = {
  open: 'Vuoi fermare questa modifica?',
  stopped: 'Fermata',
  made: 'Vale già',
} as const

const effects = {
  access: `La modifica torna indietro, le sessioni di chi l'ha fatta si chiudono e per ${coolingOffDays} giorni nessuno può cambiare i conti bancari. Tutti gli amministratori ricevono una email con il tuo indirizzo.`,
  account:
    'La richiesta viene rifiutata e il conto resta com’è. Nel registro resta il tuo indirizzo.',
} as const

const explanations = {
  stopped:
    'La modifica non vale più. Parlatene tra voi, a voce o al telefono, prima di rifare qualcosa.',
  made: 'È troppo tardi per fermarla da qui: chiama subito un amministratore e fai bloccare il conto.',
} as const
