import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { calls } from '../api.ts'
import { fieldProblems } from '../api-errors.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Input } from '../ui/field.tsx'
import { fieldOf, showProblems } from '../ui/form.ts'
import { toast } from '../ui/toast.ts'
import { readPlaceAgain } from './place-changes.ts'
import type { PartyMember } from './place-view.ts'

/** Invites by mail, or with a text to send in a chat. */
export function InviteForm({ member, onDone }: { member: PartyMember; onDone: () => void }) {
  const form = useForm({ defaultValues: { email: '' } })
  const invite = useMutation(
    calls.trip.invite.mutationOptions({
      onSuccess: async ({ message }) => {
        await readPlaceAgain()
        if (message) return
        toast({ title: 'Invito in partenza', variant: 'success' })
        onDone()
      },
      onError: (error) => {
        const isShown = showProblems(form, fieldProblems(error), ([name]) =>
          name === 'email' ? 'email' : undefined,
        )
        if (!isShown) tellFailure(error)
      },
    }),
    queryClient,
  )
  const message = invite.data?.message
  if (message) return <ReadyText message={message} onDone={onDone} />
  const { seat } = member
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ email }) => invite.mutate({ seat, email }))(event)
      }
      className="mt-4 grid gap-4.5 rounded-picture bg-paper-2 p-5 md:p-6"
    >
      <p className="text-ink-2">
        Riceve un link tutto suo, che funziona una volta sola, e inserisce i propri dati. Tu vedrai
        solo se ha finito.
      </p>
      <Input
        label={`Email di ${member.name}`}
        type="email"
        autoComplete="off"
        {...fieldOf(form, 'email')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={invite.isPending} busyLabel="Un momento…">
          Manda l'invito
        </Button>
        <Button kind="outline" onClick={() => invite.mutate({ seat })}>
          Prepara un messaggio WhatsApp
        </Button>
        <Button kind="ghost" onClick={onDone}>
          Annulla
        </Button>
      </div>
    </form>
  )
}

function ReadyText({ message, onDone }: { message: string; onDone: () => void }) {
  return (
    <div className="mt-4 grid gap-4 rounded-picture bg-paper-2 p-5 md:p-6" role="status">
      <p className="min-w-0 [overflow-wrap:anywhere]">{message}</p>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonAnchor
          kind="navy"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsAppIcon className="size-5" />
          Apri WhatsApp
        </ButtonAnchor>
        <CopyButton value={message} what="il messaggio" />
        <Button kind="ghost" onClick={onDone}>
          Fatto
        </Button>
      </div>
    </div>
  )
}
