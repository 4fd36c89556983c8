import { useWatch } from 'react-hook-form'
import { cancelFormSchema } from '../../../contract/admin/booking/bookings.ts'
import { isAccepted } from '../../../domain/booking/contract-pack.ts'
import {
  dependsOnLeaver,
  type Leaver,
  leaverNames,
  leavers,
  leavingLines,
  leavingSums,
} from '../../../domain/booking/leaving.ts'
import { centsFromText } from '../../../domain/typed-money.ts'
import { useToday } from '../../browser/hydration.ts'
import { FieldMessage, Input, RadioRow } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { notifyUndo } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { LeavingList } from './leaving-list.tsx'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

type CancelDialogProps = {
  booking: BookingDetail
  explain: string
  onClose: () => void
  onUndo: (version: number) => void
}

/** Who cancels decides how much is kept: the three amounts are shown before anything is sent. */
export function CancelDialog({ booking, explain, onClose, onUndo }: CancelDialogProps) {
  const today = useToday()
  const facts = {
    on: today,
    startDate: booking.startDate,
    price: booking.totalPrice,
    paid: booking.amountPaid,
    isAccepted: isAccepted(booking),
  }
  const form = useStaffForm(cancelFormSchema, {
    reason: '',
    ...(dependsOnLeaver(facts) ? {} : { who: 'agency' }),
    agreedPenalty: '0',
  })
  const meanwhile = useMeanwhile(form, { version: booking.version, values: {} }, {})
  const [chosen, typed] = useWatch({ control: form.control, name: ['who', 'agreedPenalty'] })
  // Undefined (or null) until one is chosen, because the group of radio buttons starts empty.
  const who = chosen as Leaver | null | undefined
  const change = useBookingChange({
    id: booking.id,
    call: adminApi.bookings.cancel,
    done: '',
    onDone: (after) => {
      notifyUndo('Prenotazione annullata', () => onUndo(after.version))
      onClose()
    },
    refused: meanwhile.refused,
  })
  const missing = form.formState.errors.who?.message
  return (
    <FormDialog
      form={form}
      onSubmit={({ reason, who: leaver, agreedPenalty }) =>
        change.mutate({
          id: booking.id,
          version: meanwhile.version,
          reason: reason || undefined,
          who: leaver,
          ...(leaver === 'agreed' ? { agreedPenalty } : {}),
        })
      }
      onClose={onClose}
      title="Annullare la prenotazione?"
      description={explain}
      submitLabel="Annulla prenotazione"
      busyLabel="Un momento…"
      cancelLabel="No, torna indietro"
      kind="danger"
      busy={change.isPending}
      meanwhile={meanwhile}
      width={480}
    >
      <fieldset className="grid gap-2" aria-describedby={missing && 'chi-rinuncia'}>
        <legend className="mb-1.75 font-semibold">Chi rinuncia</legend>
        {leavers.map((one) => (
          <RadioRow key={one} label={leaverNames[one]} value={one} {...form.register('who')} />
        ))}
        {missing && <FieldMessage id="chi-rinuncia" error={missing} />}
      </fieldset>
      {who === 'agreed' && (
        <Input
          label="Spese concordate (€)"
          inputMode="decimal"
          {...staffField(form, 'agreedPenalty')}
        />
      )}
      {who && (
        <LeavingList
          lines={leavingLines(
            leavingSums({ ...facts, who, agreedPenalty: centsFromText(typed) ?? 0 }),
          )}
        />
      )}
      <Input
        label="Motivo"
        optional
        maxLength={500}
        hint="Resta nella cronologia."
        {...staffField(form, 'reason')}
      />
    </FormDialog>
  )
}
