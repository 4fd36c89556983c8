import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { travellerFields } from '../../domain/booking/traveller-fields.ts'
import { type OwnField, ownFields } from '../../domain/trip/own-part.ts'
import { calls } from '../api.ts'
import { fieldProblems } from '../api-errors.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { fieldOf, showProblems } from '../ui/form.ts'
import { part } from '../ui/optional.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { Opened } from './opened.tsx'
import { showPlace } from './place-changes.ts'
import type { PartyMember } from './place-view.ts'
import { SaveOrLeave } from './save-or-leave.tsx'
import { maskTyped, typedDay } from './typed-day.ts'

/** Its code is loaded only if the traveller wants to use it. */
const StripBox = part(() => import('./strip-box.tsx'), {
  loading: <Skeleton className="h-40" />,
  missing: TryAgain,
})

type Typed = Partial<Record<OwnField, string>>

const needed: readonly OwnField[] = ['birthDate', 'passportNumber', 'address']
const kept = 'Già inserito: scrivi solo se vuoi cambiarlo'

/** The typed values; fields that were left empty keep their stored value. */
function valuesOf(typed: Typed) {
  const given = Object.entries(typed).filter(([, text]) => text && text.trim() !== '')
  const values = Object.fromEntries(given) as Typed
  const birthDate = values.birthDate && typedDay(values.birthDate)
  return { ...values, ...(birthDate ? { birthDate } : {}) }
}

function hintOf(name: OwnField, member: PartyMember): string | undefined {
  if (member.filled.includes(name)) return kept
  return name === 'birthDate' ? 'GG/MM/AAAA' : undefined
}

/** Own data, or that of a minor. Stored data is never sent back: another person may have the seat by now. */
export function OwnForm({ member, onDone }: { member: PartyMember; onDone: () => void }) {
  const form = useForm<Typed>({ defaultValues: {} })
  const [isReading, setIsReading] = useState(false)
  const save = useMutation(
    calls.trip.saveOwn.mutationOptions({
      onSuccess: (view) => {
        showPlace(view, 'Dati salvati')
        onDone()
      },
      onError: (error) => {
        const isShown = showProblems(form, fieldProblems(error), ([, name]) =>
          ownFields.find((one) => one === name),
        )
        if (!isShown) tellFailure(error)
      },
    }),
    queryClient,
  )
  // Once the birth date is stored, the price depends on it, so only staff can change it.
  const asked = ownFields.filter(
    (name) => name !== 'birthDate' || !member.filled.includes('birthDate'),
  )
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((typed) =>
          save.mutate({ seat: member.seat, values: valuesOf(typed) }),
        )(event)
      }
      className="mt-4 grid gap-4.5 rounded-picture bg-paper-2 p-5 md:p-6"
    >
      {isReading ? (
        <Opened label="Leggi i dati dal documento">
          <StripBox member={member} />
        </Opened>
      ) : (
        <div>
          <Button kind="outline" size="small" onClick={() => setIsReading(true)}>
            Leggi i dati dal documento
          </Button>
        </div>
      )}
      {asked.map((name) => (
        <Input
          key={name}
          label={travellerFields[name].label}
          required={needed.includes(name) && !member.filled.includes(name)}
          optional={!needed.includes(name)}
          hint={hintOf(name, member)}
          autoComplete="off"
          inputMode={name === 'birthDate' ? 'numeric' : undefined}
          maxLength={travellerFields[name].max}
          {...fieldOf(form, name, name === 'birthDate' ? { mask: maskTyped } : {})}
        />
      ))}
      <p className="text-small text-ink-2">
        Li legge solo chi organizza il viaggio: nessun altro del gruppo. Passaporto, allergie e
        contatti di emergenza sono cifrati e si cancellano dopo il ritorno.
      </p>
      <SaveOrLeave busy={save.isPending} onLeave={onDone} />
    </form>
  )
}
