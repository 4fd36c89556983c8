import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatEuro } from '../../domain/money.ts'
import {
  type RequestQuote,
  requestProblems,
  type WantedOfRequest,
} from '../../domain/trip/requests.ts'
import { calls } from '../api.ts'
import { errorCode, fieldProblems, messageOf } from '../api-errors.ts'
import { Fact, Facts } from '../checkout/facts.tsx'
import { failureTexts } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Textarea } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { readPlaceAgain } from './place-changes.ts'

type AskBoxProps = {
  /** The request, or a sentence that says what is still missing. */
  wanted: () => WantedOfRequest | string | Promise<WantedOfRequest | string | undefined>
  label?: string
  onDone: () => void
}

function Sums({ quote }: { quote: RequestQuote }) {
  const { before, after, penalty, giveBack } = quote
  const difference = after - before
  if (difference === 0 && penalty === 0 && giveBack === 0)
    return <p className="font-semibold">Il totale resta {formatEuro(after)}.</p>
  return (
    <Facts className="max-w-md">
      <Fact label="Totale adesso">{formatEuro(before)}</Fact>
      <Fact label="Totale dopo">{formatEuro(after)}</Fact>
      {penalty > 0 && <Fact label="di cui spese di recesso">{formatEuro(penalty)}</Fact>}
      <Fact label="Differenza" ruled>
        {difference > 0 ? `+${formatEuro(difference)}` : formatEuro(difference)}
      </Fact>
      {giveBack > 0 && <Fact label="Da restituirti">{formatEuro(giveBack)}</Fact>}
    </Facts>
  )
}

/** First shows the new total, then sends the request: two presses, and neither changes the booking. */
export function AskBox({ wanted, label = 'Vedi quanto cambia', onDone }: AskBoxProps) {
  const [chosen, setChosen] = useState<WantedOfRequest>()
  const [problem, setProblem] = useState<string>()
  const [message, setMessage] = useState('')
  const failed = (error: unknown) =>
    setProblem(
      fieldProblems(error)[0]?.message ??
        requestProblems[errorCode(error) ?? ''] ??
        messageOf(error, failureTexts.process),
    )
  const quote = useMutation(
    calls.trip.quoteRequest.mutationOptions({ onError: failed }),
    queryClient,
  )
  const ask = useMutation(
    calls.trip.askRequest.mutationOptions({
      onSuccess: async () => {
        await readPlaceAgain()
        toast({
          title: 'Richiesta mandata',
          description: 'Ti rispondiamo per email; qui vedi a che punto è.',
          variant: 'success',
        })
        onDone()
      },
      onError: failed,
    }),
    queryClient,
  )
  const look = async () => {
    setProblem(undefined)
    const now = await wanted()
    if (now === undefined) return
    if (typeof now === 'string') {
      setProblem(now)
      return
    }
    quote.mutate({ wanted: now }, { onSuccess: () => setChosen(now) })
  }
  const sums = quote.data?.quote
  return (
    <div className="grid gap-4">
      {chosen && quote.isSuccess ? (
        <div className="grid gap-4 rounded-picture bg-paper-2 p-5 md:p-6" role="status">
          {sums && chosen.kind !== 'leave' && <Sums quote={sums} />}
          <Textarea
            label="Vuoi aggiungere qualcosa?"
            optional
            rows={3}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <p className="text-small text-ink-2">
            È una richiesta: finché non ti diciamo di sì non cambia nulla.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              busy={ask.isPending}
              busyLabel="Un momento…"
              onClick={() => ask.mutate({ wanted: chosen, message })}
            >
              Manda la richiesta
            </Button>
            <Button kind="outline" onClick={() => setChosen(undefined)}>
              Indietro
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <Button
            kind="navy"
            size="small"
            busy={quote.isPending}
            busyLabel="Un momento…"
            onClick={() => void look()}
          >
            {label}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className="font-semibold text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
