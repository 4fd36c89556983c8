import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { formatLongDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { Options, RadioRow, Select } from '../ui/field.tsx'
import { AskBox } from './ask-box.tsx'
import { BirthDateField, NameFields } from './new-person-fields.tsx'
import type { PartyMember } from './place-view.ts'
import { typedDay } from './typed-day.ts'

type NameFormProps = { people: readonly PartyMember[]; until: string; onDone: () => void }

/** For a name that was mistyped, or for another person in the seat. */
export function NameForm({ people, until, onDone }: NameFormProps) {
  const [seat, setSeat] = useState(String(people[0]?.seat ?? 0))
  const [isOther, setIsOther] = useState(false)
  const form = useForm({ defaultValues: { firstName: '', lastName: '', birthDate: '' } })
  const typed = useWatch({ control: form.control })
  const wanted = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined
    const { firstName, lastName, birthDate } = form.getValues()
    const known = people.find((person) => String(person.seat) === seat)?.name
    if (!isOther && `${firstName.trim()} ${lastName.trim()}` === known)
      return 'È già il nome che abbiamo'
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
        {elidedDays(`Fino al ${formatLongDate(until)}`)}. Il nome deve essere quello del documento.
      </p>
      {people.length > 1 && (
        <Select label="Di chi" value={seat} onChange={(event) => setSeat(event.target.value)}>
          <Options of={people.map(({ seat, name }) => ({ value: seat, label: name }))} />
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
      <NameFields form={form} />
      {isOther && <BirthDateField form={form} hint="GG/MM/AAAA" shouldUnregister />}
      <AskBox key={`${seat}${isOther}${JSON.stringify(typed)}`} wanted={wanted} onDone={onDone} />
    </div>
  )
}
