import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { linkRequestSchema } from '../../domain/trip/link-request-schema.ts'
import { calls } from '../api.ts'
import { fieldProblems } from '../api-errors.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { fieldOf, showProblems } from '../ui/form.ts'
import { PasskeyEntry } from './passkey-door.tsx'

const fields = ['email', 'code'] as const
const failed = 'La richiesta non è partita. Controlla la connessione e riprova.'

/** The way in for travellers without a link at hand; the answer does not reveal whether the booking exists. */
export function AskLink({ reason, onEntered }: { reason?: string; onEntered: () => void }) {
  const form = useForm({
    defaultValues: { email: '', code: '' },
    resolver: zodResolver(linkRequestSchema),
  })
  const ask = useMutation(
    calls.trip.askLink.mutationOptions({
      onError: (error) => {
        const problems = fieldProblems(error)
        if (showProblems(form, problems, ([name]) => fields.find((one) => one === name))) return
        tellFailure(error, failed)
      },
    }),
    queryClient,
  )
  if (ask.isSuccess) return <Asked email={form.getValues('email')} onAgain={() => ask.reset()} />
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-10 pb-20 md:pt-18 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div>
        <h1 className="text-page">Il mio viaggio</h1>
        <p className="mt-5 max-w-[32em] text-lead text-ink-2">
          {reason ??
            'Pagamenti, documenti, date: tutto in un posto solo. Per entrare apri il link che trovi in ogni nostra email.'}
        </p>
        <PasskeyEntry onEntered={onEntered} />
      </div>
      <form
        noValidate
        aria-labelledby="mandami"
        onSubmit={(event) => void form.handleSubmit((values) => ask.mutate(values))(event)}
        className="grid gap-4.5 rounded-panel bg-white p-6 shadow-e2 md:p-8"
      >
        <h2 id="mandami" className="text-card">
          Non trovi il link?
        </h2>
        <Input
          label="Email della prenotazione"
          required
          type="email"
          autoComplete="email"
          {...fieldOf(form, 'email')}
        />
        <Input
          label="Codice prenotazione"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Otto caratteri, per esempio 3F0C9A1B"
          {...fieldOf(form, 'code')}
        />
        <Button type="submit" busy={ask.isPending} busyLabel="Un momento…">
          Mandami il link
        </Button>
        <p className="text-small text-ink-2">
          Il link nuovo sostituisce quello di prima e arriva solo a chi ha prenotato.
        </p>
      </form>
    </div>
  )
}

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="wrap pt-10 pb-20 md:pt-18" role="status">
      <MailCheck className="size-14 text-ok" strokeWidth={1.5} aria-hidden />
      <h1 className="mt-5 text-page">Guarda la tua posta</h1>
      <p className="mt-5 max-w-[34em] text-lead text-ink-2">
        Se c'è una prenotazione con questi dati, il link arriva tra poco a{' '}
        <b className="font-semibold text-ink">{email}</b>. Non lo vedi? Guarda anche nello spam.
      </p>
      <Button kind="outline" className="mt-7" onClick={onAgain}>
        Ho sbagliato a scrivere
      </Button>
    </div>
  )
}
