import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { dateAlertFormSchema } from '../../domain/booking/date-alerts-schema.ts'
import { newDatesText } from '../../domain/catalogue/figures.ts'
import { calls } from '../api.ts'
import { fieldProblems, messageOf } from '../api-errors.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { fieldOf, showProblems } from '../ui/form.ts'
import { toast } from '../ui/toast.ts'

const failed = 'Non siamo riusciti a salvare la richiesta. Controlla la connessione e riprova.'

/** The form and its button are gone, so the text that replaced them takes the focus and is read next. */
const focusOnce = (words: HTMLElement | null) => words?.focus()

/** Shown if there are no dates to choose from: a visitor who wants to hear of new dates leaves an address. */
export default function DateAlertForm({ tripId }: { tripId: string }) {
  const form = useForm({
    defaultValues: { email: '' },
    resolver: zodResolver(dateAlertFormSchema),
  })
  const ask = useMutation(
    calls.dateAlerts.ask.mutationOptions({
      onError: (error) => {
        const problems = fieldProblems(error)
        if (showProblems(form, problems, ([name]) => (name === 'email' ? name : undefined))) return
        const description = messageOf(error, failed)
        toast({ title: 'Errore', description, variant: 'destructive' })
      },
    }),
    queryClient,
  )
  if (ask.isSuccess) {
    return (
      <p role="status" tabIndex={-1} ref={focusOnce} className="py-6 outline-none">
        <b className="font-semibold">Controlla la posta.</b> Ti abbiamo scritto a{' '}
        {form.getValues('email')}: apri l'email e conferma, al resto pensiamo noi. Se avevi già
        confermato non serve altro.
      </p>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((fields) => ask.mutate({ ...fields, tripId }))(event)
      }
      className="grid gap-4.5 py-6"
    >
      <h3 className="text-[1.375rem] leading-none">{newDatesText}</h3>
      <p className="text-ink-2">
        Lascia la tua email: ti scriviamo una volta sola, appena si può prenotare.
      </p>
      <Input label="Email" required type="email" autoComplete="email" {...fieldOf(form, 'email')} />
      <p className="text-small text-ink-2">
        Usiamo l'indirizzo solo per questo avviso. Puoi rinunciare con un tocco.
      </p>
      <Button type="submit" busy={ask.isPending} busyLabel="Un momento…">
        Avvisatemi
      </Button>
    </form>
  )
}
