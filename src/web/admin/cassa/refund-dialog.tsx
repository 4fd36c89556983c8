import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { refundFormSchema } from '../../../contract/admin/money/refunds.ts'
import { leavingLines } from '../../../domain/booking/leaving.ts'
import { voucherMonths } from '../../../domain/money/vouchers.ts'
import { formatEuro } from '../../../domain/money.ts'
import { textFromCents } from '../../../domain/typed-money.ts'
import { useToday } from '../../browser/hydration.ts'
import { randomId } from '../../browser/random-id.ts'
import { Input, RadioRow } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { LeavingList } from '../bookings/leaving-list.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { useEntryChange } from './use-entry-change.ts'

type RefundDialogProps = {
  booking: { id: string; contactName: string; destinationTitle: string }
  owed: number
  /** For a booking that the customer left: paid, kept, refunded. */
  sums?: Parameters<typeof leavingLines>[0] | null | undefined
  onClose: () => void
}

/** How much is refunded to the customer, and how: as money or as a voucher. */
export function RefundDialog({ booking, owed, sums, onClose }: RefundDialogProps) {
  const today = useToday()
  const [submissionId] = useState(randomId)
  const form = useStaffForm(refundFormSchema, {
    method: 'transfer',
    amount: textFromCents(owed),
    refundedOn: today,
    note: '',
    acceptance: '',
  })
  const method = useWatch({ control: form.control, name: 'method' })
  const save = useEntryChange(
    (refund: Parameters<typeof adminApi.cassa.refund>[0]) => adminApi.cassa.refund(refund),
    'Rimborso registrato',
    onClose,
  )
  return (
    <FormDialog
      form={form}
      onSubmit={({ note, refundedOn, acceptance, ...refund }) => {
        if (refund.amount > owed) {
          form.setError('amount', { message: `Al cliente spettano ${formatEuro(owed)}` })
          return
        }
        if (refundedOn > today) {
          form.setError('refundedOn', { message: 'La data non può essere nel futuro' })
          return
        }
        save.mutate({
          id: booking.id,
          ...refund,
          refundedOn,
          note: note || undefined,
          acceptance: acceptance || undefined,
          submissionId,
        })
      }}
      onClose={onClose}
      title="Rimborsa"
      description={`${booking.contactName}, ${booking.destinationTitle}: ${formatEuro(owed)} da restituire`}
      submitLabel={method === 'voucher' ? 'Emetti il buono' : 'Registra il rimborso'}
      busy={save.isPending}
    >
      {sums && <LeavingList lines={leavingLines(sums)} />}
      <fieldset className="grid gap-2">
        <legend className="mb-1.75 font-semibold">Come</legend>
        <RadioRow
          label="Bonifico"
          hint="Il denaro è uscito o sta per uscire dal conto"
          value="transfer"
          {...form.register('method')}
        />
        <RadioRow
          label="Buono viaggio"
          hint={`Solo se il cliente lo ha accettato per iscritto. Vale ${voucherMonths} mesi e arriva via email`}
          value="voucher"
          {...form.register('method')}
        />
      </fieldset>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Input label="Importo (€)" inputMode="decimal" {...staffField(form, 'amount')} />
        {method === 'transfer' && (
          <Input label="Uscito il" type="date" max={today} {...staffField(form, 'refundedOn')} />
        )}
      </div>
      {method === 'voucher' && (
        <Input
          label="Accettazione scritta del cliente"
          maxLength={300}
          hint="Per esempio: email del 12/11/2026."
          {...staffField(form, 'acceptance')}
        />
      )}
      <Input label="Nota" optional maxLength={500} {...staffField(form, 'note')} />
    </FormDialog>
  )
}
