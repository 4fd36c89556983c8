import { Trash2 } from 'lucide-react'
import { childAgeLimit, pricingDefaults } from '../../domain/booking/pricing.ts'
import {
  birthDateMaxLength,
  birthDatePlaceholder,
  canRemoveTraveller,
  travellerTitle,
  typedBirthDate,
} from '../../domain/booking/travellers.ts'
import { travellerLimits } from '../../domain/booking/travellers-schema.ts'
import { Input, Select } from '../ui/field.tsx'
import type { useDirectBooking } from './use-direct-booking.ts'

type PersonFieldsProps = {
  index: number
  count: number
  bind: ReturnType<ReturnType<typeof useDirectBooking>['party']['bindPerson']>
  onRemove: () => void
  /** With real data the birth date proves the right to the child's price. */
  asksBirthDate: boolean
  smallestAge: number | null
}

/** Shown before adult or child is chosen, and again at the birth date that proves it. */
function childHint(smallestAge: number | null): string {
  if (smallestAge && smallestAge >= childAgeLimit) return `Viaggio dai ${smallestAge} anni.`
  const discount = `Sotto i ${childAgeLimit} anni lo sconto è del ${pricingDefaults.childDiscountPercentage}%.`
  return smallestAge ? `${discount} Viaggio dai ${smallestAge} anni.` : discount
}

/** A traveller of the short form: a name, and adult or child. */
export function PersonFields(props: PersonFieldsProps) {
  const { index, count, bind, onRemove, asksBirthDate, smallestAge } = props
  const headingId = `persona-${index + 1}`
  const name = { required: true, maxLength: travellerLimits.name, autoCapitalize: 'words' }
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
    >
      <header className="mb-5 flex min-h-11 items-center justify-between gap-4">
        <h2 id={headingId} className="text-small-title md:text-[1.75rem]">
          {travellerTitle(index)}
        </h2>
        {canRemoveTraveller(index, count) && (
          <button
            type="button"
            onClick={onRemove}
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
          {...name}
          label="Nome"
          hint="Come sul passaporto"
          autoComplete={index === 0 ? 'given-name' : 'off'}
        />
        <Input
          {...bind('lastName')}
          {...name}
          label="Cognome"
          hint="Come sul passaporto"
          autoComplete={index === 0 ? 'family-name' : 'off'}
        />
        <Select
          {...bind('type')}
          label="Tipo"
          hint={asksBirthDate ? undefined : childHint(smallestAge)}
          fieldClassName="max-md:col-span-2"
        >
          <option value="adult">Adulto</option>
          <option value="child">Bambino (sotto i {childAgeLimit} anni)</option>
        </Select>
        {asksBirthDate && (
          <Input
            {...bind('birthDate', typedBirthDate)}
            label="Data di nascita"
            required
            inputMode="numeric"
            placeholder={birthDatePlaceholder}
            maxLength={birthDateMaxLength}
            autoComplete="off"
            hint={childHint(smallestAge)}
            fieldClassName="col-span-2 md:col-span-1"
          />
        )}
      </div>
    </section>
  )
}
