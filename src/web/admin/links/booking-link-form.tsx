import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { adminLinkFormSchema } from '../../../contract/admin/booking/links.ts'
import { adminLinkDefaults, linkLifetimes, linkTexts } from '../../../domain/booking/links.ts'
import type { InstalmentShare } from '../../../domain/booking/payment-plan.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { addDays, type IsoDate, isIsoDate } from '../../../domain/dates.ts'
import { textFromCents } from '../../../domain/typed-money.ts'
import { useToday } from '../../browser/hydration.ts'
import { Checkbox, Input, Select, Textarea } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { notifyProblem } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { RowsSkeleton } from '../ui/states.tsx'
import { fillIn, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { CoordinatorSelect } from './coordinator-select.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { useDates } from './date-select.tsx'
import { afterTheAccount, IbanSelect, useActiveIbans } from './iban-select.tsx'
import { type Generated, LinkResult } from './link-result.tsx'
import { PlanFields } from './plan-fields.tsx'
import { lastChoice, rememberChoice } from './remembered-choice.ts'
import { TripSelect } from './trip-select.tsx'
import { useLinkMutation } from './use-link-mutation.ts'
import { useTrips } from './use-trips.ts'

const start = {
  tripId: '',
  startDate: '',
  endDate: '',
  price: '',
  paymentType: adminLinkDefaults.paymentType,
  childDiscountEnabled: adminLinkDefaults.childDiscountEnabled,
  childDiscountPercentage: adminLinkDefaults.childDiscountPercentage,
  depositPercentage: adminLinkDefaults.depositPercentage,
  instalments: [],
  specialNotes: '',
  coordinatorNames: ['', ''],
  customerName: '',
  customerEmail: '',
  customerPhone: '',
}

/** The administrators' form: every submit makes a new link, valid for 30 days. */
export function BookingLinkForm() {
  const ibans = useActiveIbans()
  if (ibans.isPending) return <RowsSkeleton rows={1} height={68} />
  const known = ibans.data?.ibans.find(({ id }) => id === lastChoice().ibanId)
  return <Form ibanId={known?.id ?? ''} />
}

function Form({ ibanId }: { ibanId: string }) {
  const form = useStaffForm(adminLinkFormSchema, { ...start, ibanId })
  const values = useWatch({ control: form.control })
  const [made, setMade] = useState<{ from: string; answer: Generated }>()
  const create = useLinkMutation(
    adminApi.links.create,
    'Si è verificato un errore durante la creazione del link',
  )
  const submit = form.handleSubmit(
    (link) =>
      create.mutate(link, {
        onSuccess: (answer) => {
          rememberChoice({ ibanId: link.ibanId, tripId: link.tripId })
          setMade({ answer, from: JSON.stringify(values) })
        },
      }),
    (problems) => {
      if (problems.ibanId) return notifyProblem(linkTexts.ibanFirst)
      const missing = problems.tripId ?? problems.startDate ?? problems.price
      notifyProblem(missing ? linkTexts.fieldsMissing : firstMessage(problems))
    },
  )
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <IbanSelect {...form.register('ibanId')} />
      {values.ibanId ? <Fields form={form} /> : <p className="text-ink-2">{afterTheAccount}</p>}
      <p className="text-ink-2">
        Il link scade {linkLifetimes.adminDays} giorni dopo la creazione.
      </p>
      <StaffButton
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={create.isPending}
        busyLabel="Generazione…"
      >
        Genera link
      </StaffButton>
      {made?.from === JSON.stringify(values) && <LinkResult result={made.answer} />}
    </form>
  )
}

function isPast(day: string | undefined, today: IsoDate): boolean {
  return isIsoDate(day) && hasDeparted(day, today)
}

/** A warning, not an error: the link does no harm, it just can't be used for a booking. */
function DepartedNote() {
  return (
    <span className="font-medium text-bad">
      Partenza già passata: nessuno potrà prenotare con questo link
    </span>
  )
}

function firstMessage(problems: Partial<Record<string, { message?: string }>>): string {
  const [first] = Object.values(problems)
  return first?.message ?? linkTexts.fieldsMissing
}

type LinkForm = ReturnType<
  typeof useStaffForm<z.input<typeof adminLinkFormSchema>, z.output<typeof adminLinkFormSchema>>
>

function Fields({ form }: { form: LinkForm }) {
  const { trips } = useTrips()
  const values = useWatch({ control: form.control })
  const { errors } = form.formState
  const dates = useDates(values.tripId ?? '').data?.dates
  const today = useToday()
  const tripOf = (id: string | undefined) => trips.find((one) => one.id === id)
  const chooseTrip = (id: string) => {
    const trip = tripOf(id)
    fillIn(form, 'price', trip ? textFromCents(trip.price) : '')
  }
  const chooseStart = (day: string) => {
    const trip = tripOf(values.tripId)
    if (!trip || !isIsoDate(day)) return
    fillIn(form, 'endDate', addDays(day, trip.durationDays - 1))
    // A stored departure has the same price everywhere.
    const stored = dates?.find(({ source, startDate }) => source === 'stored' && startDate === day)
    if (stored) fillIn(form, 'price', textFromCents(stored.price))
  }
  // A field that is switched off gets its default, so that a wrong value in it can't block the form.
  const reset = (name: 'childDiscountPercentage' | 'depositPercentage') =>
    fillIn(form, name, adminLinkDefaults[name])
  return (
    <>
      <TripSelect
        withTests
        placeholder="Seleziona un viaggio"
        {...staffField(form, 'tripId', {
          onChange: (event: { target: { value: string } }) => chooseTrip(event.target.value),
        })}
        error={errors.tripId && 'Campo obbligatorio'}
      />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Input
          label="Data di partenza"
          type="date"
          {...staffField(form, 'startDate', {
            onChange: (event: { target: { value: string } }) => chooseStart(event.target.value),
          })}
          error={errors.startDate && 'Campo obbligatorio'}
          hint={isPast(values.startDate, today) && <DepartedNote />}
        />
        <Input
          label="Data di ritorno"
          type="date"
          min={values.startDate || undefined}
          {...staffField(form, 'endDate')}
          error={values.endDate ? errors.endDate?.message : errors.endDate && 'Campo obbligatorio'}
        />
        <Input label="Prezzo per persona (€)" inputMode="decimal" {...staffField(form, 'price')} />
        <Select
          label="Tipo di pagamento"
          {...staffField(form, 'paymentType', { onChange: () => reset('depositPercentage') })}
        >
          <option value="deposit">Acconto</option>
          <option value="full">Pagamento completo</option>
        </Select>
        <Input
          label="Acconto (%)"
          type="number"
          min={0}
          max={100}
          readOnly={values.paymentType === 'full'}
          {...staffField(form, 'depositPercentage', { valueAsNumber: true })}
        />
        <Input
          label="Sconto bambini (%)"
          type="number"
          min={0}
          max={100}
          readOnly={!values.childDiscountEnabled}
          {...staffField(form, 'childDiscountPercentage', { valueAsNumber: true })}
        />
      </div>
      {values.paymentType !== 'full' && (
        <PlanFields
          depositPercentage={values.depositPercentage ?? adminLinkDefaults.depositPercentage}
          departure={values.startDate ?? ''}
          shares={(values.instalments ?? []) as InstalmentShare[]}
          onChange={(shares) => form.setValue('instalments', shares)}
        />
      )}
      <Checkbox
        label="Sconto per i viaggiatori sotto i 12 anni"
        {...form.register('childDiscountEnabled', {
          onChange: () => reset('childDiscountPercentage'),
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {([0, 1] as const).map((index) => (
          <CoordinatorSelect
            key={index}
            label={index === 0 ? 'Primo coordinatore' : 'Secondo coordinatore'}
            optional
            current={values.coordinatorNames?.[index] ?? ''}
            {...staffField(form, `coordinatorNames.${index}`)}
          />
        ))}
      </div>
      <Textarea
        label="Note per il cliente"
        optional
        rows={2}
        maxLength={500}
        {...staffField(form, 'specialNotes')}
      />
      <CustomerFields name={values.customerName} field={(name) => staffField(form, name)} />
    </>
  )
}
