import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { maskBirthDate, parseBirthDate } from '../../domain/booking/travellers.ts'
import { formatLongDate, todayInRome } from '../../domain/dates.ts'
import { Input, RadioRow, Select } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.ts'
import { AskBox } from './ask-box.tsx'
import type { PartyMember } from './place-view.ts'

type NameFormProps = { people: readonly PartyMember[]; until: string; onDone: () => void }

export const maskTyped = (_before: string, now: string) => maskBirthDate(now)

export function typedDay(text: string): string | null {
  const result = parseBirthDate(text, todayInRome(new Date()))
  return result.ok ? result.date : null
}

/** A name that was typed wrong, or somebody else in the seat. */
export function NameForm({ people, until, onDone }: NameFormProps) {
  const [seat, setSeat] = useState(String(people[0]?.seat ?? 0))
  const [isOther, setIsOther] = useState(false)
  const form = useForm({ defaultValues: { firstName: '', lastName: '', birthDate: '' } })
  const typed = useWatch({ control: form.control })
  const wanted = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined
    const { firstName, lastName, birthDate } = form.getValues()
    const day = isOther ? typedDay(birthDate) : null
    return {
      kind: 'name' as const,
      seat: Number(seat),
      firstName,
      lastName,
      isOther,
      birthDate: day,
    }
  }
  return (
    <div className="grid gap-4.5">
      <p className="text-small text-ink-2">
        Fino al {formatLongDate(until)}. Il nome deve essere quello del documento.
      </p>
      {people.length > 1 && (
        <Select label="Di chi" value={seat} onChange={(event) => setSeat(event.target.value)}>
          {people.map((one) => (
            <option key={one.seat} value={one.seat}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 font-semibold">Che cosa cambia</legend>
        <RadioRow
          name="chi"
          label="È la stessa persona: il nome era sbagliato"
          checked={!isOther}
          onChange={() => setIsOther(false)}
        />
        <RadioRow
          name="chi"
          label="Al suo posto parte un’altra persona"
          checked={isOther}
          onChange={() => setIsOther(true)}
        />
      </fieldset>
      <Input
        label="Nome"
        required
        autoComplete="off"
        maxLength={80}
        {...fieldOf(form, 'firstName', { rules: { required: 'Inserisci il nome' } })}
      />
      <Input
        label="Cognome"
        required
        autoComplete="off"
        maxLength={80}
        {...fieldOf(form, 'lastName', { rules: { required: 'Inserisci il cognome' } })}
      />
      {isOther && (
        <Input
          label="Data di nascita"
          required
          hint="GG/MM/AAAA"
          inputMode="numeric"
          autoComplete="off"
          {...fieldOf(form, 'birthDate', {
            mask: maskTyped,
            rules: {
              validate: (text) => typedDay(String(text)) !== null || 'Inserisci la data di nascita',
              shouldUnregister: true,
            },
          })}
        />
      )}
      <AskBox key={`${seat}${isOther}${JSON.stringify(typed)}`} wanted={wanted} onDone={onDone} />
    </div>
  )
}
