import { useMutation, useQueryClient } from '@tanstack/react-query'
import { repeatFormSchema } from '../../../contract/admin/booking/departures.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import type { Departure } from './departure-list.tsx'

/** The same day of the next months. */
export function RepeatDialog({
  departure,
  onClose,
}: {
  departure: Departure
  onClose: () => void
}) {
  const queries = useQueryClient()
  const form = useStaffForm(repeatFormSchema, { months: 3 })
  const repeat = useMutation(
    admin.departures.repeat.mutationOptions({
      onSuccess: ({ created, skipped }) => {
        notifyDone(
          created.length === 1 ? '1 partenza creata' : `${created.length} partenze create`,
          skipped.length ? `C'erano già: ${skipped.map(formatDate).join(', ')}.` : undefined,
        )
        void queries.invalidateQueries({ queryKey: admin.departures.key() })
        onClose()
      },
      onError: (error) => notifyError(error),
    }),
  )
  return (
    <FormDialog
      form={form}
      onSubmit={({ months }) => repeat.mutate({ id: departure.id, months })}
      onClose={onClose}
      title="Ripeti sui mesi"
      description={`Lo stesso giorno dei mesi dopo il ${formatDate(departure.startDate)}, con gli stessi posti e coordinatori${departure.ownPrice === null ? '' : ` e lo stesso prezzo di ${formatEuro(departure.ownPrice)}`}.`}
      submitLabel="Crea le partenze"
      busyLabel="Creazione…"
      busy={repeat.isPending}
      width={440}
    >
      <Input
        label="Quanti mesi"
        type="number"
        min={1}
        max={24}
        hint="I mesi che hanno già questa partenza vengono saltati."
        {...staffField(form, 'months', { valueAsNumber: true })}
      />
    </FormDialog>
  )
}
