import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatLongDate } from '../../domain/dates.ts'
import { askingText, requestTitles } from '../../domain/trip/requests.ts'
import { elidedDays } from '../../domain/typography.ts'
import { calls } from '../api.ts'
import { useToday } from '../browser/hydration.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { part } from '../ui/optional.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { TryAgain } from '../ui/try-again.tsx'
import { Opened, useFocusBack } from './opened.tsx'
import { readPlaceAgain } from './place-changes.ts'
import type { PlaceView } from './place-view.ts'

const ChangeForms = part(() => import('./change-forms.tsx'), {
  loading: <Skeleton className="mt-6 h-60" />,
  missing: TryAgain,
})

/** The next steps that can occur only until the day of departure. */
const beforeLeaving: readonly PlaceView['next']['kind'][] = ['pay', 'retake', 'send', 'own', 'wait']

type Request = PlaceView['requests'][number]

const states: Readonly<Record<Request['state'], { word: string; tone: BadgeTone }>> = {
  open: { word: 'Aspetta la nostra risposta', tone: 'gold' },
  accepted: { word: 'Accettata', tone: 'ok' },
  refused: { word: 'Non possibile', tone: 'bad' },
  withdrawn: { word: 'Ritirata', tone: 'neutral' },
  closed: { word: 'Chiusa', tone: 'neutral' },
}

function Withdraw({ request }: { request: Request }) {
  const withdraw = useMutation(
    calls.trip.withdrawRequest.mutationOptions({
      onSuccess: () => toast({ title: 'Richiesta ritirata', variant: 'success' }),
      onError: (error) => tellFailure(error),
      onSettled: readPlaceAgain,
    }),
    queryClient,
  )
  return (
    <Button
      kind="outline"
      size="small"
      busy={withdraw.isPending}
      aria-label={`Ritira la richiesta: ${requestTitles[request.kind]}`}
      onClick={() => withdraw.mutate({ id: request.id })}
    >
      Ritira
    </Button>
  )
}

function Asked({ request }: { request: Request }) {
  const { word, tone } = states[request.state]
  return (
    <li className="border-b border-line py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-[min(100%,18rem)] flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="font-semibold">{requestTitles[request.kind]}</b>
            <Badge tone={tone}>{word}</Badge>
          </p>
          <p className="mt-1 text-small text-ink-2">
            {request.text} {elidedDays(`Chiesto il ${formatLongDate(request.askedOn)}`)}.
          </p>
        </div>
        {request.mayWithdraw && <Withdraw request={request} />}
      </div>
      {request.answer && (
        <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
          <b className="font-semibold">Ti abbiamo scritto:</b> {request.answer}
        </p>
      )}
    </li>
  )
}

/** What was requested and the state of each request; nothing changes before the agency accepts. */
export function Changes({ view, isKept }: { view: PlaceView; isKept: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const today = useToday()
  const button = useFocusBack(isAsking)
  const mayAsk = !isKept && beforeLeaving.includes(view.next.kind)
  if (!mayAsk && view.requests.length === 0) return null
  return (
    <section aria-labelledby="cambi">
      <h2 id="cambi" className="text-card">
        {view.lead ? 'Cambi e rinuncia' : 'Cambi'}
      </h2>
      {view.requests.length > 0 && (
        <ul className="mt-6">
          {view.requests.map((request) => (
            <Asked key={request.id} request={request} />
          ))}
        </ul>
      )}
      {mayAsk && !isAsking && (
        <>
          <p className="mt-4 text-ink-2">{askingText(view.lead !== null, view.startDate, today)}</p>
          <Button kind="outline" className="mt-4" ref={button} onClick={() => setIsAsking(true)}>
            Chiedi un cambio
          </Button>
        </>
      )}
      {mayAsk && isAsking && (
        <Opened label="Chiedi un cambio">
          <ChangeForms view={view} onDone={() => setIsAsking(false)} />
        </Opened>
      )}
    </section>
  )
}
