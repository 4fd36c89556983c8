import { useState } from 'react'
import { voucherFormSchema } from '../../../contract/admin/money/refunds.ts'
import { addMonths } from '../../../domain/dates.ts'
import { voucherMonths } from '../../../domain/money/vouchers.ts'
import { useToday } from '../../browser/hydration.ts'
import { randomId } from '../../browser/random-id.ts'
import { Input } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { useEntryChange } from './use-entry-change.ts'

/** A voucher given as a present: it counts in the accounts only when it is used. */
export function VoucherDialog({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const [submissionId] = useState(randomId)
  const form = useStaffForm(voucherFormSchema, {
    holderName: '',
    holderEmail: '',
    amount: '',
    expiresOn: addMonths(today, voucherMonths),
    note: '',
  })
  const save = useEntryChange(
    (voucher: Parameters<typeof adminApi.cassa.issueVoucher>[0]) =>
      adminApi.cassa.issueVoucher(voucher),
    'Buono emesso',
    onClose,
  )
  return (
    <FormDialog
      form={form}
      onSubmit={({ note, ...voucher }) => {
        if (voucher.expiresOn < today) {
          form.setError('expiresOn', { message: 'La scadenza non può essere nel passato' })
          return
        }
        save.mutate({ ...voucher, note: note || undefined, submissionId })
      }}
      onClose={onClose}
      title="Nuovo buono"
      description="Un omaggio dell’agenzia, mai al posto di un rimborso. Il codice arriva via email a chi lo riceve."
      submitLabel="Emetti il buono"
      busy={save.isPending}
    >
      <Input label="Per chi" {...staffField(form, 'holderName')} />
      <Input label="Email" type="email" inputMode="email" {...staffField(form, 'holderEmail')} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Input label="Importo (€)" inputMode="decimal" {...staffField(form, 'amount')} />
        <Input label="Valido fino al" type="date" min={today} {...staffField(form, 'expiresOn')} />
      </div>
      <Input label="Nota" optional maxLength={500} {...staffField(form, 'note')} />
    </FormDialog>
  )
}
