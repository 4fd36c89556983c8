import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { offerHours } from '../../domain/booking/waiting-list.ts'
import { joinFormSchema } from '../../domain/booking/waiting-list-schema.ts'
import type { Departure } from '../../domain/catalogue/departures.ts'
import { formatDateRange } from '../../domain/dates.ts'
import { calls } from '../api.ts'
import { fieldProblems, messageOf } from '../api-errors.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Input, Options, Select } from '../ui/field.tsx'
import { fieldOf, showProblems } from '../ui/form.ts'
import { toast } from '../ui/toast.ts'

type WaitingDialogProps = { title: string; departure: Departure; onClose: () => void }

const fields = ['people', 'name', 'email', 'phone'] as const
const failed = 'Non siamo riusciti a metterti in lista. Controlla la connessione e riprova.'

/** For a full departure: a visitor who wants to be told leaves a name and the number of places needed. */
export default function WaitingDialog({ title, departure, onClose }: WaitingDialogProps) {
  const { tripId, startDate, endDate, totalSpots } = departure
  const form = useForm({
    defaultValues: { people: 1, name: '', email: '', phone: '' },
    resolver: zodResolver(joinFormSchema),
  })
  const join = useMutation(
    calls.waitingList.join.mutationOptions({
      onError: (error) => {
        const problems = fieldProblems(error)
        if (showProblems(form, problems, ([name]) => fields.find((one) => one === name))) return
        const description = messageOf(error, failed)
        toast({ title: 'Errore', description, variant: 'destructive' })
      },
    }),
    queryClient,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      width={600}
      title="Lista d'attesa"
      description={`${title}, ${formatDateRange(startDate, endDate)}`}
    >
      {join.isSuccess ? (
        <Joined email={form.getValues('email')} onClose={onClose} />
      ) : (
        <form
          noValidate
          onSubmit={(event) =>
            void form.handleSubmit((fields) => join.mutate({ ...fields, tripId, startDate }))(event)
          }
          className="grid gap-4.5 pt-2"
        >
          <p className="text-ink-2">
            Questa partenza è piena. Se si liberano tutti i posti che ti servono ti scriviamo, in
            ordine di arrivo, e hai {offerHours} ore per prenotare. Iscriversi non costa nulla.
          </p>
          <Select
            label="Posti che ti servono"
            {...fieldOf(form, 'people', { rules: { valueAsNumber: true } })}
          >
            <Options of={Array.from({ length: totalSpots }, (_, index) => index + 1)} />
          </Select>
          <Input label="Nome e cognome" required autoComplete="name" {...fieldOf(form, 'name')} />
          <Input
            label="Email"
            required
            type="email"
            autoComplete="email"
            {...fieldOf(form, 'email')}
          />
          <Input
            label="Telefono"
            required
            type="tel"
            autoComplete="tel"
            {...fieldOf(form, 'phone')}
          />
          <p className="text-small text-ink-2">
            Usiamo questi dati solo per la lista e li cancelliamo un mese dopo la fine dell'attesa.
          </p>
          <Button type="submit" busy={join.isPending} busyLabel="Un momento…">
            Mettimi in lista
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function Joined({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <div role="status" className="grid gap-4.5 pt-2">
      <p>
        <b className="font-semibold">Sei in lista.</b> Ti abbiamo scritto a {email}: da quella email
        vedi a che punto sei e puoi uscire quando vuoi.
      </p>
      <Button kind="outline" onClick={onClose}>
        Chiudi
      </Button>
    </div>
  )
}
