import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { stepLabel } from '../../domain/booking/payment-plan.ts'
import type { IsoDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { type Api, calls } from '../api.ts'
import { useToday } from '../browser/hydration.ts'
import { retryUnlessRefused } from '../checkout/booking-query.tsx'
import { tellFailure } from '../checkout/texts.ts'
import { TransferDetails } from '../checkout/transfer-details.tsx'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { PlaceView } from './place-view.ts'

type SharesView = Awaited<ReturnType<Api['trip']['shares']>>
type Share = SharesView['shares'][number]

/** Each traveller pays their own share: a traveller sees only theirs, the person who booked sees all. */
export function Shares({ view }: { view: PlaceView }) {
  const { data } = useQuery(
    calls.trip.shares.queryOptions({ staleTime: 0, retry: retryUnlessRefused }),
    queryClient,
  )
  // Once the trip has begun, splitting the open amount is no longer offered.
  const hasLeft = ['travel', 'review', 'rest'].includes(view.next.kind)
  if (!data || (!data.isOn && (!data.maySwitch || hasLeft))) return null
  return (
    <section id="sezione-quote" aria-labelledby="quote">
      <h2 id="quote" className="text-card">
        {data.isOn ? 'Ognuno paga la sua quota' : 'Vuoi dividere il pagamento?'}
      </h2>
      {data.isOn ? <Parts data={data} /> : <Offer />}
      {data.maySwitch && <Switch isOn={data.isOn} leads={view.reader === 'lead'} />}
    </section>
  )
}

function Offer() {
  return (
    <p className="mt-3 max-w-[38em] text-ink-2">
      Ognuno può pagare la sua quota con un bonifico suo, e riceve la sua ricevuta. Tu vedi chi ha
      pagato e resti il riferimento per l’agenzia.
    </p>
  )
}

function Parts({ data }: { data: SharesView }) {
  const own = data.shares.find(({ isYou }) => isYou)
  return (
    <>
      {data.rest !== null && (
        <p className="mt-3 max-w-[38em] text-ink-2">
          {data.rest > 0
            ? `Mancano ${formatEuro(data.rest)}. La prenotazione è a tuo nome: quello che gli altri non pagano resta a tuo carico.`
            : 'Tutte le quote sono arrivate: non manca nulla.'}
        </p>
      )}
      {data.rest !== null && <List shares={data.shares} />}
      {own && <Own share={own} data={data} />}
    </>
  )
}

function stateOf({ open, total }: Share): { text: string; isDone: boolean } {
  if (open === 0) return { text: 'Ricevuta', isDone: true }
  return { text: open === total ? 'Manca' : `Manca ${formatEuro(open)}`, isDone: false }
}

function List({ shares }: { shares: readonly Share[] }) {
  const today = useToday()
  return (
    <ul className="mt-5">
      {shares.map((share) => {
        const state = stateOf(share)
        return (
          <li
            key={share.seat}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-line py-4 first:border-t"
          >
            <div className="min-w-0">
              <p className="font-semibold">{share.isYou ? `${share.name} (tu)` : share.name}</p>
              {share.due && (
                <p className="text-small text-ink-2">
                  {dueText(share.due, today)},{' '}
                  <span className="whitespace-nowrap">causale {share.due.causale}</span>
                </p>
              )}
            </div>
            <p className="text-right">
              <b className="block font-semibold tabular-nums">{formatEuro(share.total)}</b>
              <span
                className={classNames('text-small', state.isDone ? 'text-ok' : 'text-accent-ink')}
              >
                {state.text}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function dueText({ name, amount, dueOn }: NonNullable<Share['due']>, today: IsoDate): string {
  return `${stepLabel({ name, dueOn }, today)}: ${formatEuro(amount)}`
}

function Own({ share, data }: { share: Share; data: SharesView }) {
  const today = useToday()
  const { transfer, receipts } = data
  return (
    <div className="mt-7 rounded-panel border border-line bg-white p-5 md:p-8">
      <h3 className="text-small-title">
        {share.open === 0 ? 'La tua quota è pagata' : `La tua quota: ${formatEuro(share.total)}`}
      </h3>
      {share.due && <p className="mt-2 text-ink-2">{dueText(share.due, today)}</p>}
      {transfer && <TransferDetails {...transfer} amountLabel="Importo" />}
      {receipts.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
          {receipts.map(({ id, code }) => (
            <li key={id}>
              <a
                href={`/api/trip/ricevute/${id}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
                download
              >
                <FileText className="size-4.5" aria-hidden />
                Ricevuta {code}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Switch({ isOn, leads }: { isOn: boolean; leads: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const turn = useMutation(
    calls.trip.setShares.mutationOptions({
      onSuccess: async (shares) => {
        queryClient.setQueryData(calls.trip.shares.queryKey(), shares)
        await queryClient.invalidateQueries({ queryKey: calls.trip.view.key() })
      },
      onError: (error) => tellFailure(error),
      onSettled: () => setIsAsking(false),
    }),
    queryClient,
  )
  if (!leads) return null
  return (
    <>
      <Button kind="outline" size="small" className="mt-5" onClick={() => setIsAsking(true)}>
        {isOn ? 'Torna a un pagamento unico' : 'Ognuno paga la sua quota'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => turn.mutate({ isOn: !isOn })}
        title={isOn ? 'Torni a un pagamento unico?' : 'Ognuno paga la sua quota?'}
        confirmLabel={isOn ? 'Sì, pago io per tutti' : 'Sì, dividi'}
        cancelLabel="Non ora"
        busy={turn.isPending}
        busyLabel="Un momento…"
        role="dialog"
      >
        {isOn
          ? 'Le quote spariscono, anche per gli altri: la causale torna quella della prenotazione.'
          : 'Il totale si divide per persona, al centesimo, con lo sconto dei bambini a chi spetta e gli extra in parti uguali. Ogni quota ha la sua causale. Tu resti responsabile di quello che manca.'}
      </ConfirmDialog>
    </>
  )
}
