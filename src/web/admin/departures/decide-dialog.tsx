import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelDepartureFormSchema } from '../../../contract/admin/booking/departures.ts'
import { formatDate } from '../../../domain/dates.ts'
import { Textarea } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { bookingsText, type Departure } from './departure-list.tsx'

export type Deciding = 'confirm' | 'call-off'

type Props = { departure: Departure; step: Deciding; onClose: () => void }

/** Whether the departure leaves: said once, to everybody at the same time. */
export function DecideDialog({ departure, step, onClose }: Props) {
  const decide = useDecide(step, onClose)
  return step === 'confirm' ? (
    <StaffConfirm
      open
      kind="primary"
      onCancel={onClose}
      onConfirm={() => decide.mutate({ ...chosen(departure), decision: 'confirmed' })}
      title="Confermare la partenza?"
      confirmLabel="Conferma e scrivi a tutti"
      busy={decide.isPending}
    >
      {departure.tripTitle} del {formatDate(departure.startDate)}: {writesTo(departure)} che si
      parte e che possono comprare i treni per l'aeroporto.
    </StaffConfirm>
  ) : (
    <CallOff
      departure={departure}
      busy={decide.isPending}
      onClose={onClose}
      onCallOff={(reason) => decide.mutate({ ...chosen(departure), decision: 'cancelled', reason })}
    />
  )
}

const chosen = ({ id, version }: Departure) => ({ id, version })

function writesTo({ bookingCount }: Departure): string {
  return bookingCount === 0
    ? 'non ci sono ancora prenotazioni; chi prenoterà saprà'
    : `scriviamo a ${bookingsText(bookingCount)}`
}

type CallOffProps = {
  departure: Departure
  busy: boolean
  onClose: () => void
  onCallOff: (reason: string) => void
}

function CallOff({ departure, busy, onClose, onCallOff }: CallOffProps) {
  const form = useStaffForm(cancelDepartureFormSchema, {
    reason: 'Non abbiamo raggiunto il numero minimo di partecipanti.',
  })
  return (
    <FormDialog
      form={form}
      onSubmit={({ reason }) => onCallOff(reason)}
      onClose={onClose}
      title="Annullare la partenza?"
      description={`${departure.tripTitle} del ${formatDate(departure.startDate)}: ${bookingsText(departure.bookingCount)}.`}
      submitLabel="Annulla la partenza e scrivi a tutti"
      cancelLabel="No, torna indietro"
      kind="danger"
      busy={busy}
    >
      <p>
        Le prenotazioni vengono annullate, i viaggiatori ricevono il motivo qui sotto e la promessa
        del rimborso entro 14 giorni. Non si può tornare indietro.
      </p>
      <Textarea label="Motivo per i viaggiatori" rows={3} {...staffField(form, 'reason')} />
    </FormDialog>
  )
}

function useDecide(step: Deciding, onClose: () => void) {
  const queries = useQueryClient()
  return useMutation(
    admin.departures.decide.mutationOptions({
      onSuccess: () =>
        notifyDone(
          step === 'confirm' ? 'Partenza confermata' : 'Partenza annullata',
          'Le email ai viaggiatori stanno partendo.',
        ),
      onError: (error) => notifyError(error),
      onSettled: () => {
        onClose()
        return Promise.all([
          queries.invalidateQueries({ queryKey: admin.departures.key() }),
          queries.invalidateQueries({ queryKey: admin.bookings.key() }),
          queries.invalidateQueries({ queryKey: admin.today.key() }),
          queries.invalidateQueries({ queryKey: admin.links.dates.key() }),
        ])
      },
    }),
  )
}
