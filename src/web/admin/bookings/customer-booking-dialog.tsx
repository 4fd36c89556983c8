import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { customerBookingFormSchema } from '../../../contract/admin/booking/customer-booking.ts'
import { fittingExtras } from '../../../domain/booking/extras.ts'
import { adminLinkDefaults } from '../../../domain/booking/links.ts'
import { quoteParty } from '../../../domain/booking/pricing.ts'
import { maxTravellers, travellerTitle } from '../../../domain/booking/travellers.ts'
import { isIsoDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { useToday } from '../../browser/hydration.ts'
import { Checkbox, Input, Select, Textarea } from '../../ui/field.tsx'
import { admin, hasCode } from '../api.ts'
import { DateSelect, useDates } from '../links/date-select.tsx'
import { IbanSelect } from '../links/iban-select.tsx'
import { lastChoice, rememberChoice } from '../links/remembered-choice.ts'
import { TripSelect } from '../links/trip-select.tsx'
import { notifyDone, notifyError } from '../notify.ts'
import { staffQueries } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { fillIn, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import type { BookingForm, Checked, Typed } from './customer-booking-form.ts'
import { CustomerExtras, useExtrasOnOffer } from './customer-extras.tsx'

const nobody = { firstName: '', lastName: '', birthDate: '', type: 'adult' } as const

type Props = { onClose: () => void; onBooked: (id: string) => void }

/** Books for a customer at the desk or on the phone, in one form. */
export function CustomerBookingDialog({ onClose, onBooked }: Props) {
  const [again, setAgain] = useState<Checked>()
  const form: BookingForm = useStaffForm<Typed, Checked>(customerBookingFormSchema, {
    submissionId: crypto.randomUUID(),
    ibanId: lastChoice().ibanId ?? '',
    tripId: '',
    startDate: '',
    price: '',
    paymentType: 'deposit',
    contactEmail: '',
    contactPhone: '',
    travelers: [nobody],
    extras: [],
    note: '',
    termsAccepted: false,
  })
  const book = useMutation(
    admin.bookings.create.mutationOptions({
      onSuccess: ({ id, contactName }) => {
        notifyDone('Prenotazione creata', `${contactName} riceve il riepilogo per email.`)
        void staffQueries.invalidateQueries()
        onBooked(id)
      },
      onError: (error, sent) => {
        if (hasCode(error, 'ALREADY_BOOKED')) setAgain(sent as Checked)
        else notifyError(error)
      },
    }),
  )
  const [tripId, startDate] = useWatch({ control: form.control, name: ['tripId', 'startDate'] })
  const offered = useExtrasOnOffer(tripId, startDate)
  const submit = (values: Checked) => {
    rememberChoice({ ibanId: values.ibanId, tripId: values.tripId })
    const fitting = fittingExtras(values.extras ?? [], offered, values.travelers.length)
    book.mutate({ ...values, extras: fitting.map(({ id, units }) => ({ id, units })) })
  }
  return (
    <>
      <FormDialog
        form={form}
        onSubmit={submit}
        onClose={onClose}
        title="Prenota per un cliente"
        description="Il cliente riceve il riepilogo per email, con il contratto e come pagare."
        submitLabel="Prenota"
        busyLabel="Prenotazione…"
        busy={book.isPending}
        width={680}
      >
        <TripFields form={form} />
        <fieldset className="grid items-start gap-4.5 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="float-left mb-2 w-full font-[650] sm:col-span-2">Contatto</legend>
          <Input label="Email" type="email" required {...staffField(form, 'contactEmail')} />
          <Input label="Telefono" type="tel" required {...staffField(form, 'contactPhone')} />
        </fieldset>
        <People form={form} />
        <CustomerExtras form={form} />
        <Textarea
          label="Nota concordata"
          optional
          rows={2}
          maxLength={500}
          hint="Entra nel contratto e nell'email."
          {...staffField(form, 'note')}
        />
        <Checkbox
          label="Il cliente ha letto e accettato modulo informativo, condizioni e privacy"
          hint="Se no, glieli chiede la pagina del pagamento."
          {...form.register('termsAccepted')}
        />
        <Total form={form} />
      </FormDialog>
      <StaffConfirm
        open={again !== undefined}
        kind="primary"
        onCancel={() => setAgain(undefined)}
        onConfirm={() => {
          if (again) book.mutate({ ...again, again: true })
          setAgain(undefined)
        }}
        title="Prenotare un'altra volta?"
        confirmLabel="Prenota lo stesso"
      >
        Le stesse persone hanno già una prenotazione per questa partenza.
      </StaffConfirm>
    </>
  )
}

function TripFields({ form }: { form: BookingForm }) {
  const tripId = useWatch({ control: form.control, name: 'tripId' })
  const dates = useDates(tripId).data?.dates
  const { errors } = form.formState
  return (
    <div className="grid items-start gap-4.5 sm:grid-cols-2">
      <TripSelect
        placeholder="Seleziona un viaggio"
        {...staffField(form, 'tripId', { onChange: () => fillIn(form, 'startDate', '') })}
        error={errors.tripId && 'Scegli il viaggio'}
      />
      <DateSelect
        tripId={tripId}
        {...staffField(form, 'startDate', {
          onChange: (event: { target: { value: string } }) => {
            const day = dates?.find(({ startDate }) => startDate === event.target.value)
            fillIn(form, 'price', day ? textFromCents(day.price) : '')
          },
        })}
        error={errors.startDate && 'Scegli la data di partenza'}
      />
      <Input
        label="Prezzo per persona (€)"
        inputMode="decimal"
        required
        {...staffField(form, 'price')}
      />
      <Select label="Tipo di pagamento" {...staffField(form, 'paymentType')}>
        <option value="deposit">Acconto ({adminLinkDefaults.depositPercentage}%)</option>
        <option value="full">Pagamento completo (100%)</option>
      </Select>
      <div className="sm:col-span-2">
        <IbanSelect {...staffField(form, 'ibanId')} />
      </div>
    </div>
  )
}

function People({ form }: { form: BookingForm }) {
  const people = useFieldArray({ control: form.control, name: 'travelers' })
  return (
    <>
      {people.fields.map((person, index) => (
        <fieldset
          key={person.id}
          className="grid items-start gap-4.5 border-t border-line pt-4 sm:grid-cols-2"
        >
          <legend className="float-left mb-2 w-full font-[650] sm:col-span-2">
            {travellerTitle(index)}
          </legend>
          <Input label="Nome" required {...staffField(form, `travelers.${index}.firstName`)} />
          <Input label="Cognome" required {...staffField(form, `travelers.${index}.lastName`)} />
          <Input
            label="Data di nascita"
            type="date"
            optional
            {...staffField(form, `travelers.${index}.birthDate`)}
          />
          <Select
            label="Conta come"
            hint="Se c'è la data di nascita decide quella."
            {...staffField(form, `travelers.${index}.type`)}
          >
            <option value="adult">Adulto</option>
            <option value="child">Bambino sotto i 12 anni</option>
          </Select>
          {people.fields.length > 1 && (
            <StaffButton
              className="justify-self-start text-bad"
              onClick={() => people.remove(index)}
            >
              Togli
              <span className="sr-only"> {travellerTitle(index)}</span>
            </StaffButton>
          )}
        </fieldset>
      ))}
      {people.fields.length < maxTravellers && (
        <StaffButton
          icon={Plus}
          className="justify-self-start"
          onClick={() => people.append(nobody)}
        >
          Aggiungi viaggiatore
        </StaffButton>
      )}
    </>
  )
}

/** The total price, calculated by the same function that the server uses. */
function Total({ form }: { form: BookingForm }) {
  const values = useWatch({ control: form.control }) as Typed
  const today = useToday()
  const offered = useExtrasOnOffer(values.tripId, values.startDate)
  const price = centsFromText(values.price)
  if (!price || !isIsoDate(values.startDate)) return null
  const children = values.travelers.filter(({ type }) => type === 'child').length
  const { total, amountDue } = quoteParty({
    ...adminLinkDefaults,
    pricePerPerson: price,
    adults: values.travelers.length - children,
    children,
    departure: values.startDate,
    bookedOn: today,
    paymentType: values.paymentType ?? 'deposit',
    extras: fittingExtras(values.extras ?? [], offered, values.travelers.length),
  })
  return (
    <p role="status" className="rounded-tag bg-paper-2 px-4 py-3">
      Totale <b className="font-[650]">{formatEuro(total)}</b>, da versare ora{' '}
      <b className="font-[650]">{formatEuro(amountDue)}</b>
    </p>
  )
}
