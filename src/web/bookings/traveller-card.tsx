import { Trash2 } from 'lucide-react'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import {
  type ExtraField,
  extraFields,
  travellerFields,
} from '../../domain/booking/traveller-fields.ts'
import {
  birthDateMaxLength,
  birthDatePlaceholder,
  canRemoveTraveller,
  travellerTitle,
  typedBirthDate,
} from '../../domain/booking/travellers.ts'
import { travellerLimits } from '../../domain/booking/travellers-schema.ts'
import { Input } from '../ui/field.tsx'
import type { BindTraveller } from './use-booking-form.ts'

type TravellerCardProps = {
  index: number
  count: number
  bindField: BindTraveller
  /** A positive message about the birth date. */
  notice?: string
  birthDateHint: string
  /** Given if there are other travellers to copy the address to. */
  onCopyAddress?: (() => void) | undefined
  onRemove: () => void
}

export function travellerHeadingId(index: number): string {
  return `viaggiatore-${index + 1}`
}

/** The browser's autofill suits only the first traveller, who is the one typing. */
function autoComplete(
  index: number,
  value: HTMLInputAutoCompleteAttribute,
): HTMLInputAutoCompleteAttribute {
  return index === 0 ? value : 'off'
}

export function TravellerCard(props: TravellerCardProps) {
  const { index, count, bindField, notice, birthDateHint, onCopyAddress, onRemove } = props
  const bind = (...field: Parameters<BindTraveller>) => ({
    ...bindField(...field),
    id: `${travellerHeadingId(index)}-${field[0]}`,
    enterKeyHint: 'next' as const,
  })
  return (
    <section
      aria-labelledby={travellerHeadingId(index)}
      className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
    >
      <header className="mb-5 flex min-h-11 items-center justify-between gap-4 md:mb-6">
        <h2
          id={travellerHeadingId(index)}
          tabIndex={-1}
          className="text-small-title md:text-[1.75rem]"
        >
          {travellerTitle(index)}
        </h2>
        {canRemoveTraveller(index, count) && (
          <button
            type="button"
            onClick={onRemove}
            aria-describedby={travellerHeadingId(index)}
            className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-tag px-2 font-semibold text-bad hover:underline"
          >
            <Trash2 className="size-5" aria-hidden />
            Rimuovi
          </button>
        )}
      </header>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 md:gap-x-5 md:gap-y-6">
        <Input
          {...bind('firstName')}
          label="Nome"
          required
          maxLength={travellerLimits.name}
          hint="Come sul passaporto"
          autoComplete={autoComplete(index, 'given-name')}
          autoCapitalize="words"
        />
        <Input
          {...bind('lastName')}
          label="Cognome"
          required
          maxLength={travellerLimits.name}
          hint="Come sul passaporto"
          autoComplete={autoComplete(index, 'family-name')}
          autoCapitalize="words"
        />
        {index === 0 && (
          <>
            <Input
              {...bind('email')}
              label="Email"
              type="email"
              inputMode="email"
              required
              maxLength={travellerLimits.email}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              fieldClassName="max-md:col-span-2"
            />
            <Input
              {...bind('phone')}
              label="Telefono"
              type="tel"
              inputMode="tel"
              required
              maxLength={travellerLimits.phone}
              autoComplete="tel"
              fieldClassName="max-md:col-span-2"
            />
          </>
        )}
        <Input
          {...bind('birthDate', typedBirthDate)}
          label="Data di nascita"
          inputMode="numeric"
          placeholder={birthDatePlaceholder}
          maxLength={birthDateMaxLength}
          hint={birthDateHint}
          notice={notice}
          autoComplete={autoComplete(index, 'bday')}
          fieldClassName="max-md:col-span-2"
        />
        <Input
          {...bind('passportNumber')}
          label="Numero di passaporto"
          required
          maxLength={travellerLimits.passportNumber}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          fieldClassName="max-md:col-span-2"
        />
        <Input
          {...bind('address')}
          label="Indirizzo"
          required
          maxLength={travellerLimits.address}
          autoComplete={autoComplete(index, 'address-line1')}
          hint="Via, numero e città"
          fieldClassName="col-span-2"
        />
        {onCopyAddress && (
          <button
            type="button"
            onClick={onCopyAddress}
            className="col-span-2 -mt-3 inline-flex min-h-11 items-center justify-self-start"
          >
            <span className="underlined">Usa questo indirizzo per tutti</span>
          </button>
        )}
      </div>
      <Extras index={index} bind={bind} />
    </section>
  )
}

type Bound = ReturnType<BindTraveller> & { id: string; enterKeyHint: 'next' }
type ExtrasProps = { index: number; bind: (field: ExtraField) => Bound }

const hints: Partial<Record<ExtraField, string>> = {
  dietaryNeeds: 'Per esempio: celiachia, allergia alle arachidi, dieta vegetariana',
  emergencyName: 'Una persona che non viaggia con te',
}

/** The optional fields, with the reason why they are asked. */
function Extras({ index, bind }: ExtrasProps) {
  const reason = `${travellerHeadingId(index)}-perche`
  return (
    <fieldset aria-describedby={reason} className="mt-7 border-t border-line pt-6">
      <legend className="float-left w-full font-display text-[1.1875rem] font-[650]">
        Per viaggiare tranquilli <span className="font-normal text-ink-2">(facoltativo)</span>
      </legend>
      <p id={reason} className="clear-both max-w-[60ch] pt-1.5 text-small text-ink-2">
        Le allergie ci servono per i pasti, il contatto per avvisare qualcuno in caso di bisogno. Se
        li scrivi, acconsenti a usarli solo per questo: restano cifrati, li vedono i coordinatori e
        l’agenzia, e si cancellano dopo il viaggio insieme al passaporto.
      </p>
      <div className="mt-4.5 grid grid-cols-2 gap-x-4 gap-y-5 md:gap-x-5 md:gap-y-6">
        {extraFields.map((name) => {
          const { label, kind, max } = travellerFields[name]
          return (
            <Input
              key={name}
              {...bind(name)}
              label={label}
              hint={hints[name]}
              maxLength={max}
              autoComplete="off"
              type={kind === 'phone' ? 'tel' : 'text'}
              inputMode={kind === 'phone' ? 'tel' : 'text'}
              autoCapitalize={kind === 'name' ? 'words' : 'sentences'}
              fieldClassName={kind === 'text' ? 'col-span-2' : 'max-md:col-span-2'}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
