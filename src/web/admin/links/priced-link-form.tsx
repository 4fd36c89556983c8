import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { pricedLinkFormSchema } from '../../../contract/admin/booking/links.ts'
import { adminLinkDefaults, linkTexts } from '../../../domain/booking/links.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Input, Select } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { notifyProblem } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { RowsSkeleton } from '../ui/states.tsx'
import { fillIn, type StaffForm, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { CustomerFields } from './customer-fields.tsx'
import { DateSelect, useDates } from './date-select.tsx'
import { afterTheAccount, IbanSelect, useActiveIbans } from './iban-select.tsx'
import { type Generated, LinkResult } from './link-result.tsx'
import { PlanFields } from './plan-fields.tsx'
import { lastChoice, rememberChoice } from './remembered-choice.ts'
import { TripSelect } from './trip-select.tsx'
import { useLinkMutation } from './use-link-mutation.ts'
import { useTrips } from './use-trips.ts'

type Typed = z.input<typeof pricedLinkFormSchema>
type Checked = z.output<typeof pricedLinkFormSchema>

/**
 * A link with a price. When it is opened from a departure or a trip, that one is preselected; so are the
 * account and the trip of the last link, with its next departure. Usually only the button is left to press.
 */
export function PricedLinkForm({ tripId, startDate }: { tripId?: string; startDate?: string }) {
  const last = lastChoice()
  const wanted = tripId ?? last.tripId ?? ''
  const { trips, isPending } = useTrips()
  const ibans = useActiveIbans()
  const dates = useDates(wanted)
  if (isPending || ibans.isPending || (wanted && dates.isPending)) {
    return <RowsSkeleton rows={2} height={68} />
  }
  const trip = trips.find(({ id }) => id === wanted)
  const departure = startDate
    ? dates.data?.dates.find((date) => date.startDate === startDate)
    : dates.data?.dates.find(({ spotsAvailable }) => spotsAvailable > 0)
  const price = startDate ? departure?.price : proposedPrice(trip, departure)
  return (
    <Form
      start={{
        ibanId: ibans.data?.ibans.find(({ id }) => id === last.ibanId)?.id ?? '',
        tripId: trip?.id ?? '',
        startDate: (trip && departure?.startDate) ?? '',
        paymentType: 'deposit',
        instalments: [],
        price: price === undefined ? '' : textFromCents(price),
        customerName: '',
        customerEmail: '',
        customerPhone: '',
      }}
    />
  )
}

type Proposed = { price: number }

/** A stored departure has one price everywhere; samples get the generator's proposed price. */
function proposedPrice(
  trip: Proposed | undefined,
  departure: (Proposed & { source: string }) | undefined,
): number | undefined {
  return departure?.source === 'stored' ? departure.price : trip?.price
}

function Form({ start }: { start: Typed }) {
  const { trips } = useTrips()
  const form = useStaffForm<Typed, Checked>(pricedLinkFormSchema, start)
  const values = useWatch({ control: form.control }) as Typed
  const [made, setMade] = useState<{ from: string; answer: Generated }>()
  const generate = useLinkMutation(
    adminApi.links.generateForIban,
    'Errore nella generazione del link',
  )
  const { errors } = form.formState
  const dates = useDates(values.tripId).data?.dates
  const propose = (tripId: string, startDate: string) => {
    const price = proposedPrice(
      trips.find(({ id }) => id === tripId),
      dates?.find((date) => date.startDate === startDate),
    )
    fillIn(form, 'price', price === undefined ? '' : textFromCents(price))
  }
  const chooseTrip = (id: string) => {
    fillIn(form, 'startDate', '')
    propose(id, '')
  }
  const submit = form.handleSubmit(
    (link) =>
      generate.mutate(link, {
        onSuccess: (answer) => {
          rememberChoice({ ibanId: link.ibanId, tripId: link.tripId })
          setMade({ answer, from: JSON.stringify(values) })
        },
      }),
    ({ ibanId }) => notifyProblem(ibanId ? linkTexts.ibanFirst : linkTexts.fieldsMissing),
  )
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <IbanSelect {...form.register('ibanId')} />
      {values.ibanId ? (
        <>
          <TripSelect
            withTests
            placeholder="Seleziona un viaggio"
            {...staffField(form, 'tripId', {
              onChange: (event: { target: { value: string } }) => chooseTrip(event.target.value),
            })}
            error={errors.tripId && 'Scegli il viaggio'}
          />
          <Select label="Tipo di pagamento" {...staffField(form, 'paymentType')}>
            <option value="deposit">Acconto (40%)</option>
            <option value="full">Pagamento completo (100%)</option>
          </Select>
          <DateSelect
            tripId={values.tripId}
            {...staffField(form, 'startDate', {
              onChange: (event: { target: { value: string } }) =>
                propose(values.tripId, event.target.value),
            })}
            error={values.tripId && errors.startDate ? 'Scegli la data di partenza' : undefined}
          />
          {values.tripId && <PriceField form={form} values={values} />}
          {values.paymentType !== 'full' && (
            <PlanFields
              depositPercentage={adminLinkDefaults.depositPercentage}
              departure={values.startDate}
              shares={values.instalments ?? []}
              onChange={(shares) => form.setValue('instalments', shares)}
            />
          )}
          <CustomerFields name={values.customerName} field={(name) => staffField(form, name)} />
        </>
      ) : (
        <p className="text-ink-2">{afterTheAccount}</p>
      )}
      <StaffButton
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={generate.isPending}
        busyLabel="Generazione…"
      >
        Genera link
      </StaffButton>
      {made?.from === JSON.stringify(values) && <LinkResult result={made.answer} />}
    </form>
  )
}

/** The price per person, with a note when the chosen date has another one. */
function PriceField({ form, values }: { form: StaffForm<Typed, Checked>; values: Typed }) {
  const price = centsFromText(values.price)
  const departure = useDates(values.tripId).data?.dates.find(
    ({ startDate }) => startDate === values.startDate,
  )
  const differs = departure && price !== undefined && price !== departure.price
  return (
    <div>
      <Input
        label="Prezzo per persona (€)"
        inputMode="decimal"
        hint={price === undefined ? undefined : `Il cliente vede ${formatEuro(price)} a persona.`}
        {...staffField(form, 'price')}
        fieldClassName="max-w-60"
      />
      {differs && (
        <div
          role="status"
          className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tag bg-gold-light px-3.5 py-2.5"
        >
          <p>
            Sul sito la partenza {elidedDays(`del ${formatDate(departure.startDate)}`)} costa{' '}
            <b className="font-[650]">{formatEuro(departure.price)}</b> a persona.
          </p>
          <StaffButton onClick={() => fillIn(form, 'price', textFromCents(departure.price))}>
            Usa {formatEuro(departure.price)}
          </StaffButton>
        </div>
      )}
    </div>
  )
}
