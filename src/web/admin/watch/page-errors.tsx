import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { type Answers, admin } from '../api.ts'
import { ago } from '../moments.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { Segmented } from '../ui/controls.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Section } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { Nothing } from '../ui/states.tsx'

type PageError = Answers['watch']['pageErrors']['items'][number]
type State = 'open' | 'resolved'

const tabs = [
  { value: 'open', label: 'Da guardare' },
  { value: 'resolved', label: 'Risolti' },
]

const pageLabels: Readonly<Record<PageError['page'], string>> = {
  home: 'Home',
  trips: 'Elenco dei viaggi',
  trip: 'Pagina di un viaggio',
  contact: 'Contatti',
  other: 'Altra pagina del sito',
  checkout: 'Prenotazione e pagamento',
  office: 'Area riservata',
}

/** Errors in visitors' browsers: what broke, where, how often, and since when. */
export function PageErrors() {
  const [state, setState] = useState<State>('open')
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLDivElement>(null)
  const query = useQuery({
    ...admin.watch.pageErrors.queryOptions({ input: { state, page, pageSize: 10 } }),
    placeholderData: keepPreviousData,
  })
  const resolve = useMutation({
    ...admin.watch.resolvePageError.mutationOptions(),
    onSuccess: () => {
      notifyDone('Errore segnato come risolto')
      // The button disappears with its row: the keyboard focus goes to the heading.
      heading.current?.focus()
      return askAgain(admin.watch.pageErrors.key())
    },
  })
  return (
    <Section
      title="Errori nelle pagine"
      className="mt-8"
      action={
        <Segmented
          label="Quali errori"
          value={state}
          tabs={tabs}
          onChange={(value) => {
            setState(value as State)
            setPage(1)
          }}
        />
      }
    >
      <div ref={heading} tabIndex={-1} className="mt-2 border-t border-line">
        <Loaded query={query} rows={2} height={84} onlyFresh>
          {(data) =>
            data.items.length === 0 ? (
              <Nothing
                className="py-5"
                title={state === 'open' ? 'Nessun errore da guardare.' : 'Ancora nessuno.'}
              >
                Arrivano dai visitatori che accettano le statistiche, senza dati personali.
              </Nothing>
            ) : (
              <>
                <ul>
                  {data.items.map((error) => (
                    <Row
                      key={error.id}
                      error={error}
                      isBusy={resolve.isPending}
                      onResolve={() => resolve.mutate({ id: error.id })}
                    />
                  ))}
                </ul>
                {data.total > data.pageSize && (
                  <Pager {...data} onPage={setPage} what={['errore', 'errori']} />
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Section>
  )
}

type RowProps = { error: PageError; isBusy: boolean; onResolve: () => void }

function Row({ error, isBusy, onResolve }: RowProps) {
  const times = error.count === 1 ? 'una volta' : `${error.count.toLocaleString('it-IT')} volte`
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="font-text text-base leading-[1.35] font-[650] tracking-normal break-words">
          {error.message}
        </h3>
        <p className="flex flex-wrap gap-x-4">
          <span>{pageLabels[error.page]}</span>
          <StatusDot tone={error.isThisBuild ? 'gold' : 'neutral'}>
            {error.isThisBuild ? 'Versione in uso' : 'Versione precedente'}
          </StatusDot>
          {error.isBack && <StatusDot tone="bad">Era risolto, è tornato</StatusDot>}
        </p>
        <p className="text-ink-2">
          Visto {times}, {ago(error.lastSeenAt)}; la prima{' '}
          {elidedDays(`il ${formatMoment(error.firstSeenAt)}`)}.{' '}
          {error.browsers.map(({ name, count }) => `${name} ${count}`).join(', ')}.
        </p>
        {error.resolvedAt && (
          <p className="text-ink-2">
            Risolto da {error.resolvedBy} {elidedDays(`il ${formatMoment(error.resolvedAt)}`)}.
          </p>
        )}
        {error.places.length > 0 && (
          <details className="mt-1">
            <summary className="min-h-6 cursor-pointer font-semibold text-primary">
              Dove nel codice
            </summary>
            <ol className="mt-1 text-[0.875rem] break-words text-ink-2">
              {error.places.map((place, index) => (
                <li key={`${index} ${place}`}>{place}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {error.resolvedAt === null && (
        <StaffButton
          className="justify-self-start"
          disabled={isBusy}
          aria-label={`Segna come risolto: ${error.message}`}
          onClick={onResolve}
        >
          Risolto
        </StaffButton>
      )}
    </li>
  )
}
