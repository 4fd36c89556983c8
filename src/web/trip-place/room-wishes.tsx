import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type RoomField,
  roomFields,
  travellerFields,
} from '../../domain/booking/traveller-fields.ts'
import { calls } from '../api.ts'
import { fieldProblems } from '../api-errors.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox, choicesOf, Input, Options, Select } from '../ui/field.tsx'
import { fieldOf, showProblems } from '../ui/form.ts'
import { Opened, useFocusBack } from './opened.tsx'
import { showPlace } from './place-changes.ts'
import type { PlaceView } from './place-view.ts'
import { SaveOrLeave } from './save-or-leave.tsx'

type Room = NonNullable<PlaceView['room']>
type Wishes = Room['wishes']

const agreed = 'camera-mista-va-bene'

const words: Readonly<Record<string, string>> = {
  ...travellerFields.bed.choices,
  ...travellerFields.sex.choices,
}

/** Travellers write both «con Anna» and «Anna»; either way «con» is shown once. */
function mateText(mate: string): string {
  return /^con\s/i.test(mate) ? mate : `con ${mate}`
}

function summaryOf({ roomMate, bed, sex, mixedRoom }: Wishes): string {
  const parts = [
    roomMate && mateText(roomMate),
    words[bed],
    words[sex],
    mixedRoom && 'anche in camera con persone di altro sesso',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : 'Non hai scritto nulla: va bene anche così.'
}

type FormProps = { room: Room; onDone: () => void }

function WishesForm({ room, onDone }: FormProps) {
  const { sharing, wishes } = room
  const form = useForm<Wishes>({ defaultValues: wishes })
  const [meets, setMeets] = useState(
    sharing === 'strangers' || wishes.sex !== '' || wishes.mixedRoom !== '',
  )
  const save = useMutation(
    calls.trip.saveRoom.mutationOptions({
      onSuccess: (view) => {
        showPlace(view, 'Desideri salvati')
        onDone()
      },
      onError: (error) => {
        const isShown = showProblems(form, fieldProblems(error), ([, name]) =>
          roomFields.find((one): one is RoomField => one === name),
        )
        if (!isShown) tellFailure(error)
      },
    }),
    queryClient,
  )
  /** Answers to questions that are no longer asked are not kept. */
  const send = (typed: Wishes) =>
    save.mutate({ wishes: meets ? typed : { ...typed, sex: '', mixedRoom: '' } })
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="mt-4 grid gap-4.5 rounded-picture bg-paper-2 p-5 md:p-6"
    >
      <Input
        label={travellerFields.roomMate.label}
        optional
        hint="Il nome di chi viaggia con te: «con Anna». Se è di un’altra prenotazione, scrivete entrambi il nome dell’altro."
        maxLength={travellerFields.roomMate.max}
        autoComplete="off"
        {...fieldOf(form, 'roomMate')}
      />
      <Choice form={form} name="bed" nothing="Non importa" />
      {sharing === 'party' && (
        <Checkbox
          label="Divido la camera con qualcuno di un’altra prenotazione"
          checked={meets}
          onChange={({ target }) => setMeets(target.checked)}
        />
      )}
      {meets && (
        <>
          <Choice
            form={form}
            name="sex"
            nothing="Preferisco non dirlo"
            hint="Serve solo per le camere: chi non si conosce dorme con persone dello stesso sesso."
          />
          <Checkbox
            label="Mi va bene una camera con persone di altro sesso che non conosco"
            hint="Solo se lo accettano tutti quelli che la dividono. Puoi cambiare idea fino alla partenza."
            defaultChecked={wishes.mixedRoom === agreed}
            onChange={({ target }) => form.setValue('mixedRoom', target.checked ? agreed : '')}
          />
        </>
      )}
      <p className="text-small text-ink-2">
        Sono desideri: facciamo il possibile, ma dipende dagli alberghi. Li legge solo chi organizza
        il viaggio, e si cancellano dopo il ritorno.
      </p>
      <SaveOrLeave busy={save.isPending} onLeave={onDone} />
    </form>
  )
}

type ChoiceProps = {
  form: ReturnType<typeof useForm<Wishes>>
  name: 'bed' | 'sex'
  nothing: string
  hint?: string
}

function Choice({ form, name, nothing, hint }: ChoiceProps) {
  const { label, choices } = travellerFields[name]
  return (
    <Select label={label} optional hint={hint} {...fieldOf(form, name)}>
      <option value="">{nothing}</option>
      <Options of={choicesOf(choices)} />
    </Select>
  )
}

/** Travellers say for themselves how they would like to sleep; those with a room of their own are not asked. */
export function RoomWishes({ room }: { room: Room }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useFocusBack(isOpen)
  const title = useId()
  if (room.sharing !== 'nobody' && !room.mayChange && !Object.values(room.wishes).some(Boolean))
    return null
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-card">
        La tua camera
      </h2>
      {room.sharing === 'nobody' ? (
        <p className="mt-3 text-ink-2">Hai la camera singola: è solo tua.</p>
      ) : (
        <>
          <p className="mt-3 text-ink-2">{summaryOf(room.wishes)}</p>
          {room.mayChange && !isOpen && (
            <Button
              kind="outline"
              size="small"
              className="mt-4"
              ref={button}
              onClick={() => setIsOpen(true)}
            >
              Scrivi come vorresti dormire
            </Button>
          )}
          {isOpen && (
            <Opened label="Come vorresti dormire">
              <WishesForm room={room} onDone={() => setIsOpen(false)} />
            </Opened>
          )}
        </>
      )}
    </section>
  )
}
