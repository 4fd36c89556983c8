import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { isChild } from '../../domain/booking/pricing.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/field.tsx'
import { AskBox } from './ask-box.tsx'
import { BirthDateField, NameFields } from './new-person-fields.tsx'
import type { PartyMember } from './place-view.ts'
import { typedDay } from './typed-day.ts'

const joining = ' di chi si aggiunge'

type PeopleFormProps = {
  people: readonly PartyMember[]
  mayJoin: number
  /** The day of departure: a person who is a child on that day pays less. */
  departure: string
  onDone: () => void
}

/** Who no longer goes, and who joins; the other data of newcomers follows in their own section. */
export function PeopleForm({ people, mayJoin, departure, onDone }: PeopleFormProps) {
  const [leaving, setLeaving] = useState<readonly number[]>([])
  const [joins, setJoins] = useState(false)
  const form = useForm({ defaultValues: { firstName: '', lastName: '', birthDate: '' } })
  const typed = useWatch({ control: form.control })
  const wanted = async () => {
    if (!joins && leaving.length === 0) return 'Scegli chi non parte più, o aggiungi qualcuno'
    if (joins && !(await form.trigger(undefined, { shouldFocus: true }))) return undefined
    const { firstName, lastName, birthDate } = form.getValues()
    const day = typedDay(birthDate)
    const type = day !== null && isChild(day, departure) ? ('child' as const) : ('adult' as const)
    return {
      kind: 'people' as const,
      joining: joins ? [{ firstName, lastName, birthDate: day, type }] : [],
      leaving: [...leaving],
    }
  }
  const others = people.filter(({ isYou }) => !isYou)
  const toggle = (seat: number, isOff: boolean) =>
    setLeaving(isOff ? [...leaving, seat] : leaving.filter((one) => one !== seat))
  return (
    <div className="grid gap-4.5">
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Chi non parte più</legend>
          {others.map(({ seat, name }) => (
            <Checkbox
              key={seat}
              label={name}
              checked={leaving.includes(seat)}
              onChange={(event) => toggle(seat, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {mayJoin > 0 && !joins && (
        <div>
          <Button kind="outline" size="small" onClick={() => setJoins(true)}>
            Aggiungi una persona
          </Button>
        </div>
      )}
      {joins && (
        <>
          <NameFields form={form} of={joining} />
          <BirthDateField
            form={form}
            of={joining}
            hint="GG/MM/AAAA: il prezzo dei bambini dipende da lei"
          />
          <div>
            <Button kind="ghost" size="small" onClick={() => setJoins(false)}>
              Non si aggiunge nessuno
            </Button>
          </div>
        </>
      )}
      <AskBox
        key={`${leaving.join()}${joins}${JSON.stringify(typed)}`}
        wanted={wanted}
        onDone={onDone}
      />
    </div>
  )
}
