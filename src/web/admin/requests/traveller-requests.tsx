import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import {
  type RequestQuote,
  requestProblems,
  requestTitles,
  sameQuote,
} from '../../../domain/trip/requests.ts'
import { errorCode } from '../../api-errors.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Textarea } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { partTitle } from '../bookings/booking-facts.tsx'
import { ago } from '../moments.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { bookingPath } from '../pages.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'

type Requests = Answers['tripRequests']['list']
type TravellerRequest = Requests['items'][number]

function useDecision<Input>(call: (input: Input) => Promise<unknown>, done: string) {
  return useMutation({
    mutationFn: call,
    onSuccess: () => notifyDone(done),
    onError: (error) => {
      const problem = requestProblems[errorCode(error) ?? '']
      if (problem) notifyProblem(problem)
      else notifyError(error)
    },
    onSettled: () =>
      Promise.all(
        [admin.tripRequests.key(), admin.bookings.key(), admin.today.key()].map((queryKey) =>
          askAgain(queryKey),
        ),
      ),
  })
}

function sumsText({ before, after, penalty, giveBack }: RequestQuote): string {
  return [
    before === after
      ? `Il totale resta ${formatEuro(after)}`
      : `Totale da ${formatEuro(before)} a ${formatEuro(after)}`,
    ...(penalty > 0 ? [`spese di recesso ${formatEuro(penalty)}`] : []),
    ...(giveBack > 0 ? [`da restituire ${formatEuro(giveBack)}`] : []),
  ].join(' · ')
}

/** The price that the traveller was quoted, if it has changed since. */
function Sums({ request: { quote, now, problem } }: { request: TravellerRequest }) {
  const isOther = quote !== null && now !== null && !sameQuote(quote, now)
  return (
    <>
      {now && <p className="font-semibold">{sumsText(now)}</p>}
      {isOther && <p className="text-gold-dark">Quando l’ha chiesto leggeva: {sumsText(quote)}.</p>}
      {problem && <p className="text-bad">{problem}</p>}
    </>
  )
}

function SayDialog({
  request,
  isRefusal,
  onClose,
}: {
  request: TravellerRequest
  isRefusal: boolean
  onClose: () => void
}) {
  const form = useForm({ defaultValues: { answer: '' } })
  const call = isRefusal ? adminApi.tripRequests.refuse : adminApi.tripRequests.answer
  const say = useDecision(call, isRefusal ? 'Richiesta rifiutata' : 'Risposta in partenza')
  return (
    <FormDialog
      form={form}
      onSubmit={({ answer }) => say.mutate({ id: request.id, answer }, { onSuccess: onClose })}
      onClose={onClose}
      title={isRefusal ? 'Rifiuti la richiesta?' : 'Rispondi al viaggiatore'}
      description={
        isRefusal
          ? 'La prenotazione resta com’è; il viaggiatore riceve un’email.'
          : 'Arriva per email; la richiesta resta aperta.'
      }
      submitLabel={isRefusal ? 'Rifiuta' : 'Rispondi'}
      kind={isRefusal ? 'danger' : 'primary'}
      busyLabel="Un momento…"
      busy={say.isPending}
    >
      <Textarea
        label={isRefusal ? 'Perché' : 'Risposta'}
        optional={isRefusal}
        rows={4}
        maxLength={1000}
        {...fieldOf(form, 'answer', isRefusal ? {} : { rules: { required: 'Scrivi la risposta' } })}
      />
    </FormDialog>
  )
}

function Decide({ request }: { request: TravellerRequest }) {
  const [saying, setSaying] = useState<'no' | 'word'>()
  const accept = useDecision(adminApi.tripRequests.accept, 'Richiesta accettata')
  const settle = useDecision(adminApi.tripRequests.settle, 'Richiesta segnata come fatta')
  const { id, now, problem, isByHand } = request
  const about = `${requestTitles[request.kind]}, ${request.contactName}`
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {now && !problem && (
        <StaffButton
          kind="primary"
          busy={accept.isPending}
          aria-label={`${request.kind === 'leave' ? 'Accetta e annulla' : 'Accetta'}: ${about}`}
          onClick={() => accept.mutate({ id, seen: now })}
        >
          {request.kind === 'leave' ? 'Accetta e annulla' : 'Accetta'}
        </StaffButton>
      )}
      {isByHand && (
        <StaffButton
          busy={settle.isPending}
          aria-label={`Fatta a mano: ${about}`}
          onClick={() => settle.mutate({ id })}
        >
          Fatta a mano
        </StaffButton>
      )}
      <StaffButton aria-label={`Rifiuta: ${about}`} onClick={() => setSaying('no')}>
        Rifiuta
      </StaffButton>
      <StaffButton aria-label={`Rispondi: ${about}`} onClick={() => setSaying('word')}>
        Rispondi
      </StaffButton>
      {saying && (
        <SayDialog
          request={request}
          isRefusal={saying === 'no'}
          onClose={() => setSaying(undefined)}
        />
      )}
    </div>
  )
}

const states: Readonly<Record<TravellerRequest['state'], { word: string; tone: BadgeTone }>> = {
  open: { word: 'aspetta', tone: 'gold' },
  accepted: { word: 'accettata', tone: 'ok' },
  refused: { word: 'rifiutata', tone: 'bad' },
  withdrawn: { word: 'ritirata', tone: 'neutral' },
  closed: { word: 'chiusa', tone: 'neutral' },
}

function Row({ request, isInBooking }: { request: TravellerRequest; isInBooking: boolean }) {
  const { word, tone } = states[request.state]
  return (
    <li className="border-b border-line py-3.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="font-[650]">{requestTitles[request.kind]}</b>
        {isInBooking && <Badge tone={tone}>{word}</Badge>}
        <span className="text-ink-2">
          {request.askedBy}, {ago(request.askedAt)}
        </span>
      </p>
      {!isInBooking && (
        <p>
          <StaffLink to={bookingPath(request.bookingId)}>
            {request.contactName} · {request.destinationTitle}, {formatDate(request.startDate)}
          </StaffLink>
        </p>
      )}
      <p className="mt-1">{request.text}</p>
      {request.message && (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
          «{request.message}»
        </p>
      )}
      {request.answer && <p className="text-ink-2">Risposto: {request.answer}</p>}
      <Sums request={request} />
      {request.state === 'open' && <Decide request={request} />}
    </li>
  )
}

/** Requests of travellers, to accept, refuse or answer: on Oggi all open ones, in a booking its own. */
export function TravellerRequests({ bookingId }: { bookingId?: string }) {
  const requests = useQuery({
    ...admin.tripRequests.list.queryOptions({ input: bookingId ? { bookingId } : {} }),
    refetchInterval: 60_000,
  })
  const { items = [], total = 0 } = requests.data ?? {}
  if (items.length === 0) return null
  const rows = (
    <ul className="mt-1">
      {items.map((request) => (
        <Row key={request.id} request={request} isInBooking={bookingId !== undefined} />
      ))}
    </ul>
  )
  if (!bookingId) {
    return (
      <Section title="Richieste dei viaggiatori" note={total}>
        {rows}
      </Section>
    )
  }
  return (
    <section aria-labelledby="richieste" className="border-b border-line pt-3.5">
      <h3 id="richieste" className={partTitle}>
        Richieste del viaggiatore
      </h3>
      {rows}
    </section>
  )
}
