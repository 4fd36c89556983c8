import { Trash2 } from 'lucide-react'
import { childAgeLimit } from '../../domain/pricing.ts'
import { canRemoveTraveller, travellerTitle } from '../../domain/travellers.ts'
import { travellerLimits } from '../../domain/travellers-schema.ts'
import type { StoredTraveller } from '../checkout/direct-booking.ts'
import { Input, Select } from '../ui/field.tsx'
import { personField } from './trip-booking-draft.ts'
import type { TripBooking } from './use-trip-booking.ts'

type PersonFieldsProps = { index: number; person: StoredTraveller; booking: TripBooking }

/** A traveller of the short form: a name, and adult or child. */
export function PersonFields({ index, person, booking }: PersonFieldsProps) {
  const { errors, check, changePerson, removePerson } = booking
  const headingId = `persona-${index + 1}`
  const bind = (field: 'firstName' | 'lastName') => ({
    name: `${field}-${index}`,
    value: person[field],
    error: errors[personField(index, field)],
    required: true,
    maxLength: travellerLimits.name,
    autoCapitalize: 'words',
    onChange: (event: { target: { value: string } }) => {
      changePerson(index, { [field]: event.target.value })
      if (errors[personField(index, field)]) check(personField(index, field))
    },
    onBlur: () => check(personField(index, field)),
  })
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
    >
      <header className="mb-5 flex min-h-11 items-center justify-between gap-4">
        <h2 id={headingId} className="text-small-title md:text-[1.75rem]">
          {travellerTitle(index)}
        </h2>
        {canRemoveTraveller(index, booking.draft.travellers.length) && (
          <button
            type="button"
            onClick={() => removePerson(index)}
            aria-describedby={headingId}
            className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-tag px-2 font-semibold text-bad hover:underline"
          >
            <Trash2 className="size-5" aria-hidden />
            Rimuovi
          </button>
        )}
      </header>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-[1fr_1fr_12rem] md:gap-x-5">
        <Input
          {...bind('firstName')}
          label="Nome"
          autoComplete={index === 0 ? 'given-name' : 'off'}
        />
        <Input
          {...bind('lastName')}
          label="Cognome"
          autoComplete={index === 0 ? 'family-name' : 'off'}
        />
        <Select
          label="Tipo"
          name={`type-${index}`}
          value={person.type}
          onChange={(event) =>
            changePerson(index, { type: event.target.value === 'child' ? 'child' : 'adult' })
          }
          fieldClassName="max-md:col-span-2"
        >
          <option value="adult">Adulto</option>
          <option value="child">Bambino (sotto i {childAgeLimit} anni)</option>
        </Select>
      </div>
    </section>
  )
}
