import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { paymentFormSchema } from '../../../contract/admin/booking/bookings.ts'
import { balanceDeadline } from '../../../domain/booking/booking-texts.ts'
import { paymentMethods, providerNames } from '../../../domain/money/ledger-accounts.ts'
import { formatEuro } from '../../../domain/money.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { useToday } from '../../browser/hydration.ts'
import { randomId } from '../../browser/random-id.ts'
import { choicesOf, Input, Options, RadioRow, Select } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { fillIn, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { dueDay } from './due-day.ts'
import {
  type BookingDetail,
  type BookingDialogProps,
  useBookingChange,
} from './use-booking-change.ts'

type Kind = 'deposit' | 'part' | 'full'

/** The next instalment, unless what comes next is the balance. */
function instalmentOf({ instalments, next }: BookingDetail) {
  return instalments.length > 0 && next?.name.startsWith('Rata') ? next : null
}

const doneTexts: Readonly<Record<Kind, string>> = {
  deposit: 'Acconto confermato',
  part: 'Rata confermata',
  full: 'Saldo confermato',
}

const submitLabels: Readonly<Record<Kind, string>> = {
  deposit: 'Conferma acconto',
  part: 'Conferma rata',
  full: 'Conferma saldo',
}

/** Records a received payment: how much, when, and whether something is still to come. */
export function ConfirmPaymentDialog({ booking, onClose }: BookingDialogProps) {
  const today = useToday()
  const [submissionId] = useState(randomId)
  const mayDeposit = booking.allowedEvents.includes('deposit_confirmed')
  const instalment = mayDeposit ? null : instalmentOf(booking)
  const mayBeDeposit = mayDeposit && booking.paymentType === 'deposit'
  const first: Kind = mayBeDeposit ? 'deposit' : instalment ? 'part' : 'full'
  const amountFor = (kind: Kind) => {
    if (kind === 'part') return instalment?.open ?? booking.balance
    return kind === 'deposit' && booking.amountDue > 0 ? booking.amountDue : booking.balance
  }
  const form = useStaffForm(paymentFormSchema, {
    kind: first,
    amount: textFromCents(amountFor(first)),
    method: 'bank_transfer',
    receivedOn: today,
    note: '',
  })
  const meanwhile = useMeanwhile(form, { version: booking.version, values: {} }, {})
  const [kind, amount] = useWatch({ control: form.control, name: ['kind', 'amount'] })
  const cents = centsFromText(amount)
  const change = useBookingChange({
    id: booking.id,
    call: adminApi.bookings.confirmPayment,
    done: doneTexts[kind],
    onDone: onClose,
    refused: meanwhile.refused,
  })
  const kindField = form.register('kind', {
    onChange: (event: { target: { value: Kind } }) =>
      fillIn(form, 'amount', textFromCents(amountFor(event.target.value))),
  })
  return (
    <FormDialog
      form={form}
      onSubmit={({ note, ...payment }) => {
        if (payment.receivedOn > today) {
          form.setError('receivedOn', { message: 'La data non può essere nel futuro' })
          return
        }
        const { version } = meanwhile
        change.mutate({
          id: booking.id,
          version,
          ...payment,
          note: note || undefined,
          submissionId,
        })
      }}
      onClose={onClose}
      title="Conferma pagamento"
      description={`${booking.contactName}, ${booking.destinationTitle}${
        booking.paymentReference ? ` · ${booking.paymentReference}` : ''
      }`}
      submitLabel={submitLabels[kind]}
      busy={change.isPending}
      meanwhile={meanwhile}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1.75 font-semibold">Cosa è arrivato</legend>
        {mayDeposit && (
          <RadioRow
            label="Acconto"
            hint={`${formatEuro(amountFor('deposit'))} attesi, il saldo arriva dopo`}
            value="deposit"
            {...kindField}
          />
        )}
        {instalment && (
          <RadioRow
            label={instalment.name}
            hint={`${formatEuro(instalment.open)} attesi${instalment.dueOn ? `, ${dueDay(instalment.name, instalment.dueOn, today)}` : ''}`}
            value="part"
            {...kindField}
          />
        )}
        <RadioRow
          label={
            booking.amountPaid > 0 ? (instalment ? 'Tutto il resto' : 'Saldo') : 'Tutto il prezzo'
          }
          hint={`${formatEuro(amountFor('full'))} attesi, non resta nulla da pagare`}
          value="full"
          {...kindField}
        />
      </fieldset>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Input
          label="Importo ricevuto (€)"
          inputMode="decimal"
          hint={
            cents !== undefined && cents !== amountFor(kind)
              ? `Diverso dal previsto: attesi ${formatEuro(amountFor(kind))}`
              : undefined
          }
          {...staffField(form, 'amount')}
        />
        <Input label="Ricevuto il" type="date" max={today} {...staffField(form, 'receivedOn')} />
        <Select label="Come" {...staffField(form, 'method')}>
          <Options of={choicesOf(providerNames, paymentMethods)} />
        </Select>
        <Input label="Nota" optional maxLength={500} {...staffField(form, 'note')} />
      </div>
      <p className="text-ink-2">
        Il cliente riceve un'email di conferma.
        {booking.balanceDueDate &&
          kind === 'deposit' &&
          ` ${booking.instalments[0]?.name ?? 'Saldo'} ${balanceDeadline(booking.balanceDueDate, today)}.`}
      </p>
    </FormDialog>
  )
}
