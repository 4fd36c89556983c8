import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { refundFormSchema } from '../../../contract/admin/money/refunds.ts'
import { leavingLines } from '../../../domain/booking/leaving.ts'
import { voucherNotMoney } from '../../../domain/money/refunds.ts'
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
  /** The part of it that goes back as a voucher, because vouchers had paid it. */
  asVoucher: number
  /** For a booking that the customer left: paid, kept, refunded. */
  sums?: Parameters<typeof leavingLines>[0] | null | undefined
  onClose: () => void
}

/** How much is refunded to the customer, and how: as money or as a voucher. */
export function RefundDialog({ booking, owed, asVoucher, sums, onClose }: RefundDialogProps) {
  const money = owed - asVoucher
  const today = useToday()
  const [submissionId] = useState(randomId)
  const [schema] = useState(() => refundFormSchema(asVoucher))
  const form = useStaffForm(schema, {
    method: money > 0 ? 'transfer' : 'voucher',
    amount: textFromCents(money || asVoucher),
    refundedOn: today,
    note: '',
    acceptance: '',
  })
  const chosen = useWatch({ control: form.control, name: 'method' })
  const isVoucher = chosen === 'voucher'
  const isTyped = form.formState.dirtyFields.amount ?? false
  // Each part is proposed with its own way, until the amount is typed.
  const method = form.register('method', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (asVoucher === 0 || isTyped) return
      form.setValue('amount', textFromCents(target.value === 'voucher' ? asVoucher : money))
    },
  })
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
        if (refund.method === 'transfer' && refund.amount > money) {
          form.setError('amount', { message: voucherNotMoney(owed, asVoucher) })
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
      description={`${booking.contactName}, ${booking.destinationTitle}: ${formatEuro(owed)} da restituire${asVoucher > 0 ? `, di cui ${formatEuro(asVoucher)} come buono` : ''}`}
      submitLabel={isVoucher ? 'Emetti il buono' : 'Registra il rimborso'}
      busy={save.isPending}
    >
      {sums && <LeavingList lines={leavingLines({ ...sums, asVoucher })} />}
      <fieldset className="grid gap-2">
        <legend className="mb-1.75 font-semibold">Come</legend>
        <RadioRow
          label="Bonifico"
          hint="Il denaro è uscito o sta per uscire dal conto"
          value="transfer"
          disabled={money === 0}
          {...method}
        />
        <RadioRow
          label="Buono viaggio"
          hint={`${whenVoucher(asVoucher)} Vale ${voucherMonths} mesi e arriva via email`}
          value="voucher"
          {...method}
        />
      </fieldset>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Input label="Importo (€)" inputMode="decimal" {...staffField(form, 'amount')} />
        {!isVoucher && (
          <Input label="Uscito il" type="date" max={today} {...staffField(form, 'refundedOn')} />
        )}
      </div>
      {isVoucher && money > 0 && (
        <Input
          label="Accettazione scritta del cliente"
          maxLength={300}
          optional={asVoucher > 0}
          hint={acceptanceHint(asVoucher)}
          {...staffField(form, 'acceptance')}
        />
      )}
      <Input label="Nota" optional maxLength={500} {...staffField(form, 'note')} />
    </FormDialog>
  )
}

function whenVoucher(asVoucher: number): string {
  return asVoucher > 0
    ? `${formatEuro(asVoucher)} erano stati pagati con un buono e tornano così; di più solo se il cliente lo ha accettato per iscritto.`
    : 'Solo se il cliente lo ha accettato per iscritto.'
}

function acceptanceHint(asVoucher: number): string {
  const example = 'Per esempio: email del 12/11/2026.'
  return asVoucher > 0 ? `Serve solo oltre ${formatEuro(asVoucher)}. ${example}` : example
}
