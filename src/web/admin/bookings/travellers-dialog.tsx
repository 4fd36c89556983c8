import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import {
  type ExtraField,
  extraFields,
  travellerFields,
} from '../../../domain/booking/traveller-fields.ts'
import { maxTravellers, travellerTitle } from '../../../domain/booking/travellers.ts'
import { correctedPartySchema, travellerLimits } from '../../../domain/booking/travellers-schema.ts'
import { Input, Select } from '../../ui/field.tsx'
import { type Answers, admin, adminApi } from '../api.ts'
import { readable } from '../moments.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { ChangePreview } from './change-preview.tsx'
import { type BookingDialogProps, useBookingChange } from './use-booking-change.ts'

const nobody = {
  firstName: '',
  lastName: '',
  birthDate: '',
  address: '',
  passportNumber: '',
  type: 'adult',
  ...(Object.fromEntries(extraFields.map((name) => [name, ''])) as Record<ExtraField, string>),
} as const

type Person = Readonly<Record<keyof typeof nobody, string>> & { type: 'adult' | 'child' }

const typeNames = { adult: 'adulto', child: 'bambino' } as const

const names = {
  contactEmail: 'Email',
  contactPhone: 'Telefono',
  travelers: {
    label: 'Viaggiatori',
    text: (people: readonly Person[]) =>
      people
        .map((person) =>
          Object.keys(nobody)
            .map((name) =>
              name === 'type' ? typeNames[person.type] : readable(person[name as keyof Person]),
            )
            .filter(Boolean)
            .join(', '),
        )
        .join('\n'),
  },
}

type Details = Answers['bookings']['reveal']['travelers']

/** Edits the travellers, the contact and who comes along; the price follows. */
export function TravellersDialog({ booking, onClose }: BookingDialogProps) {
  // Editing needs the full details; the log records who saw them.
  const details = useQuery({
    ...admin.bookings.reveal.queryOptions({ input: { id: booking.id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  })
  if (details.data) {
    return (
      <Form
        booking={booking}
        details={details.data.travelers}
        readAgain={() => details.refetch()}
        onClose={onClose}
      />
    )
  }
  return (
    <StaffDialog onClose={onClose} title="Modifica viaggiatori" width={680}>
      {details.isError ? (
        <LoadFailed error={details.error} onRetry={() => void details.refetch()} />
      ) : (
        <RowsSkeleton rows={4} height={68} />
      )}
    </StaffDialog>
  )
}

type FormProps = BookingDialogProps & { details: Details; readAgain: () => Promise<unknown> }

function Form({ booking, details, readAgain, onClose }: FormProps) {
  const values = {
    contactEmail: booking.contactEmail,
    contactPhone: booking.contactPhone,
    travelers: booking.travelers.map(({ firstName, lastName, type }, index) => ({
      ...nobody,
      ...details[index],
      birthDate: details[index]?.birthDate ?? '',
      firstName,
      lastName,
      type,
    })),
  }
  const form = useStaffForm(correctedPartySchema, values)
  const meanwhile = useMeanwhile(form, { version: booking.version, values }, names)
  const people = useFieldArray({ control: form.control, name: 'travelers' })
  const travelers = useWatch({ control: form.control, name: 'travelers' })
  const party = correctedPartySchema.pick({ travelers: true }).safeParse({ travelers })
  const preview = useQuery({
    ...admin.bookings.previewChange.queryOptions({
      input: { id: booking.id, party: { travelers: party.data?.travelers ?? [] } },
    }),
    enabled: party.success,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const save = useBookingChange({
    id: booking.id,
    call: adminApi.bookings.changeTravellers,
    done: 'Viaggiatori aggiornati',
    onDone: onClose,
    refused: meanwhile.refused,
    readAgain,
  })
  return (
    <FormDialog
      form={form}
      onSubmit={(party) => save.mutate({ id: booking.id, version: meanwhile.version, ...party })}
      onClose={onClose}
      title="Modifica viaggiatori"
      description={`${booking.destinationTitle} · ${booking.reference}. Il cliente riceve un'email.`}
      submitLabel="Salva"
      busy={save.isPending}
      meanwhile={meanwhile}
      width={680}
    >
      <fieldset className="grid gap-4.5 sm:grid-cols-2">
        <legend className="mb-2 font-[650]">Contatto</legend>
        <Input
          label={names.contactEmail}
          type="email"
          required
          {...staffField(form, 'contactEmail')}
        />
        <Input
          label={names.contactPhone}
          type="tel"
          required
          {...staffField(form, 'contactPhone')}
        />
      </fieldset>
      {people.fields.map((person, index) => (
        <fieldset key={person.id} className="grid gap-4.5 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="float-left mb-2 w-full font-[650] sm:col-span-2">
            {travellerTitle(index)}
          </legend>
          <Input
            label="Nome"
            required
            maxLength={travellerLimits.name}
            {...staffField(form, `travelers.${index}.firstName`)}
          />
          <Input
            label="Cognome"
            required
            maxLength={travellerLimits.name}
            {...staffField(form, `travelers.${index}.lastName`)}
          />
          <Input
            label="Data di nascita"
            type="date"
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
          <Input
            label="Passaporto"
            maxLength={travellerLimits.passportNumber}
            {...staffField(form, `travelers.${index}.passportNumber`)}
          />
          <Input
            label="Indirizzo"
            maxLength={travellerLimits.address}
            {...staffField(form, `travelers.${index}.address`)}
          />
          {extraFields.map((name) => (
            <Input
              key={name}
              label={travellerFields[name].label}
              maxLength={travellerFields[name].max}
              type={travellerFields[name].kind === 'phone' ? 'tel' : 'text'}
              fieldClassName={travellerFields[name].kind === 'text' ? 'sm:col-span-2' : undefined}
              {...staffField(form, `travelers.${index}.${name}`)}
            />
          ))}
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
      <ChangePreview preview={party.success ? preview.data : undefined} />
    </FormDialog>
  )
}
