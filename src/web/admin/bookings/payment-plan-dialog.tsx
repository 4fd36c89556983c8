import { useFieldArray, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { paymentPlanFormSchema } from '../../../contract/admin/booking/booking-changes.ts'
import {
  evenDays,
  instalmentName,
  mostInstalments,
  planProblem,
  planProblems,
} from '../../../domain/booking/payment-plan.ts'
import { balanceDueDate } from '../../../domain/booking/pricing.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useToday } from '../../browser/hydration.ts'
import { Input, Options, Select } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { type StaffForm, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import {
  type BookingDetail,
  type BookingDialogProps,
  useBookingChange,
} from './use-booking-change.ts'

type Typed = z.input<typeof paymentPlanFormSchema>
type Checked = z.output<typeof paymentPlanFormSchema>
type Row = Typed['instalments'][number]

const names = {
  deposit: 'Acconto (€)',
  instalments: {
    label: 'Rate',
    text: (rows: readonly Row[]) =>
      rows
        .map(({ amount, dueOn }) => (dueOn ? `${amount} €, ${formatDate(dueOn)}` : `${amount} €`))
        .join('\n'),
  },
}

/** Edits deposit and instalments of a booking and shows their sum while they are typed. */
export function PaymentPlanDialog({ booking, onClose }: BookingDialogProps) {
  const today = useToday()
  const values = startOf(booking, today)
  const form = useStaffForm<Typed, Checked>(paymentPlanFormSchema, values)
  const meanwhile = useMeanwhile(form, { version: booking.version, values }, names)
  const save = useBookingChange({
    id: booking.id,
    call: adminApi.bookings.setPlan,
    done: 'Piano di pagamento salvato',
    onDone: onClose,
    refused: meanwhile.refused,
  })
  const { id } = booking
  const { version } = meanwhile
  const problemOf = (plan: Checked) =>
    planProblem(plan, {
      today,
      departure: booking.startDate,
      total: booking.totalPrice,
      paid: booking.amountPaid,
      depositDone: booking.depositFixed,
    })
  return (
    <FormDialog
      form={form}
      onSubmit={(plan) => {
        const problem = problemOf(plan)
        if (problem) form.setError('root', { message: planProblems[problem] })
        else save.mutate({ id, version, plan })
      }}
      onClose={onClose}
      title="Piano di pagamento"
      description={`${booking.contactName}, ${formatEuro(booking.totalPrice)} in tutto, ${formatEuro(booking.amountPaid)} già ricevuti. Il cliente riceve un'email con le scadenze.`}
      submitLabel="Salva il piano"
      busy={save.isPending}
      meanwhile={meanwhile}
      width={600}
    >
      <PlanFields booking={booking} form={form} today={today} />
      {booking.instalments.length > 0 && (
        <StaffButton
          className="justify-self-start"
          onClick={() => save.mutate({ id, version, plan: null })}
        >
          Torna ad acconto e saldo
        </StaffButton>
      )}
    </FormDialog>
  )
}

function startOf(booking: BookingDetail, today: string): Typed {
  const planned = booking.instalments.map(({ amount, dueOn }) => ({
    amount: textFromCents(amount),
    dueOn: dueOn ?? '',
  }))
  const rest = booking.totalPrice - booking.depositAmount
  const usual = balanceDueDate(booking.startDate, today)
  const single =
    rest > 0 ? [{ amount: textFromCents(rest), dueOn: booking.balanceDueDate ?? usual }] : []
  return {
    deposit: textFromCents(booking.depositAmount),
    instalments: planned.length > 0 ? planned : single,
  }
}

type FieldsProps = { booking: BookingDetail; form: StaffForm<Typed, Checked>; today: string }

function PlanFields({ booking, form, today }: FieldsProps) {
  const { fields, replace } = useFieldArray({ control: form.control, name: 'instalments' })
  const values = useWatch({ control: form.control }) as Typed
  // Instalments already paid stay as they are; only the later ones are distributed again.
  const settled = booking.instalments.filter(({ open }) => open === 0).length
  const spread = (count: number) => {
    const kept = values.instalments.slice(0, settled)
    const taken = centsOf([values.deposit, ...kept.map(({ amount }) => amount)])
    const open = count - settled
    const amounts = splitEvenly(booking.totalPrice - taken, open)
    const usual = balanceDueDate(booking.startDate, today)
    const days = evenDays(open, { today, departure: booking.startDate, fallback: usual })
    replace([
      ...kept,
      ...days.map((dueOn, index): Row => ({ dueOn, amount: textFromCents(amounts[index] ?? 0) })),
    ])
  }
  const first = Math.max(1, settled + 1)
  const counts = Array.from({ length: mostInstalments - first + 1 }, (_, index) => first + index)
  return (
    <>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Input
          label={names.deposit}
          inputMode="decimal"
          readOnly={booking.depositFixed}
          hint={booking.depositFixed ? 'Già ricevuto o dichiarato dal cliente' : undefined}
          {...staffField(form, 'deposit')}
        />
        <Select
          label="Rate dopo l'acconto"
          value={fields.length}
          onChange={(event) => spread(Number(event.target.value))}
        >
          {fields.length < first && <option value={fields.length}>{fields.length}</option>}
          <Options of={counts} />
        </Select>
      </div>
      <ol className="grid gap-3" aria-label="Rate">
        {fields.map((field, index) => (
          <li key={field.id} className="grid grid-cols-2 gap-x-4.5">
            <Input
              label={`${instalmentName(index, fields.length)} (€)`}
              inputMode="decimal"
              readOnly={index < settled}
              hint={index < settled ? 'Già ricevuta' : undefined}
              {...staffField(form, `instalments.${index}.amount`)}
            />
            <Input
              label="Entro il"
              aria-label={`${instalmentName(index, fields.length)}, entro il`}
              type="date"
              readOnly={index < settled}
              {...staffField(form, `instalments.${index}.dueOn`)}
            />
          </li>
        ))}
      </ol>
      <Sum total={booking.totalPrice} values={values} />
      {form.formState.errors.root && (
        <p role="alert" className="font-semibold text-bad">
          {form.formState.errors.root.message}
        </p>
      )}
    </>
  )
}

function centsOf(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + (centsFromText(amount) ?? 0), 0)
}

/** Whole euros each; the last instalment takes the remainder. */
function splitEvenly(cents: number, count: number): number[] {
  const each = Math.floor(cents / count / 100) * 100
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? cents - each * (count - 1) : each,
  )
}

/** What the customer will read, and whether the sum is right. */
function Sum({ total, values }: { total: number; values: Typed }) {
  const missing = total - centsOf([values.deposit, ...values.instalments.map((row) => row.amount)])
  return (
    <section aria-label="Il piano" aria-live="polite" className="rounded-tag bg-paper px-3.5 py-3">
      {missing === 0 ? (
        <p>
          <b className="font-[650]">Torna: {formatEuro(total)}.</b>{' '}
          {values.instalments.length > 0 &&
            elidedDays(`Ultima scadenza il ${formatDate(values.instalments.at(-1)?.dueOn)}.`)}
        </p>
      ) : (
        <p className="font-semibold text-accent-ink">
          {missing > 0
            ? `Mancano ${formatEuro(missing)} al totale.`
            : `Sono ${formatEuro(-missing)} più del totale.`}
        </p>
      )}
    </section>
  )
}
