import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { repeatFormSchema } from '../../../contract/admin/booking/departure-forms.ts'
import {
  mostRepeats,
  repeatDays,
  rhythmLabels,
  rhythms,
} from '../../../domain/booking/repeat-days.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { choicesOf, Input, Options, Select } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import type { Departure } from './departure-list.tsx'
import { useTellDepartures } from './use-tell-departures.ts'

/** Repeats a departure on other dates: at regular intervals, or on dates chosen one by one. */
export function RepeatDialog({
  departure,
  onClose,
}: {
  departure: Departure
  onClose: () => void
}) {
  const form = useStaffForm(repeatFormSchema, { rhythm: 'monthly', times: 3, days: [] })
  const wanted = useWatch({ control: form.control })
  const { rhythm = 'monthly', times = 0, days = [] } = wanted
  const made = Number.isInteger(times) ? Math.min(times, mostRepeats) : 0
  const preview = repeatDays(departure.startDate, { rhythm, times: made, days })
  const tell = useTellDepartures()
  const repeat = useMutation(
    admin.departures.repeat.mutationOptions({
      onSuccess: ({ created, skipped }) => {
        notifyDone(
          created.length === 1 ? '1 partenza creata' : `${created.length} partenze create`,
          skipped.length
            ? `Saltate, c'erano già o sono passate: ${skipped.map(formatDate).join(', ')}.`
            : undefined,
        )
        tell(departure.tripId)
        void askAgain(admin.departures.key())
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      form={form}
      onSubmit={(values) => {
        if (values.rhythm === 'chosen' && values.days.length === 0) {
          form.setError('days', { message: 'Scegli un giorno e premi «Aggiungi»' })
        } else repeat.mutate({ id: departure.id, ...values })
      }}
      onClose={onClose}
      title="Ripeti la partenza"
      description={elidedDays(
        `Come quella del ${formatDate(departure.startDate)}, con gli stessi posti e coordinatori${departure.ownPrice === null ? '' : ` e lo stesso prezzo di ${formatEuro(departure.ownPrice)}`}.`,
      )}
      submitLabel="Crea le partenze"
      busyLabel="Creazione…"
      busy={repeat.isPending}
      width={480}
    >
      <Select label="Ritmo" {...staffField(form, 'rhythm')}>
        <Options of={choicesOf(rhythmLabels, rhythms)} />
      </Select>
      {rhythm === 'chosen' ? (
        <ChosenDays
          days={days}
          after={departure.startDate}
          error={form.formState.errors.days?.message}
          onChange={(next) => {
            form.setValue('days', next)
            form.clearErrors('days')
          }}
        />
      ) : (
        <Input
          label="Quante partenze"
          type="number"
          min={1}
          max={mostRepeats}
          {...staffField(form, 'times', { valueAsNumber: true })}
        />
      )}
      {preview.length > 0 && (
        <p className="text-ink-2">
          {preview.slice(0, 12).map(formatDate).join(', ')}
          {preview.length > 12 && ` e altre ${preview.length - 12}`}. I giorni che hanno già questa
          partenza vengono saltati.
        </p>
      )}
    </FormDialog>
  )
}

type ChosenDaysProps = {
  days: readonly string[]
  after: string
  error: string | undefined
  onChange: (days: string[]) => void
}

function ChosenDays({ days, after, error, onChange }: ChosenDaysProps) {
  const [day, setDay] = useState('')
  return (
    <div className="grid gap-2.5">
      <div className="flex items-end gap-2.5">
        <Input
          label="Giorno di partenza"
          type="date"
          error={error}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <StaffButton
          kind="outline"
          disabled={day === '' || day === after || days.includes(day)}
          onClick={() => {
            onChange([...days, day].toSorted())
            setDay('')
          }}
        >
          Aggiungi
        </StaffButton>
      </div>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {days.map((one) => (
          <li key={one}>
            <StaffButton
              aria-label={elidedDays(`Togli il ${formatDate(one)}`)}
              onClick={() => onChange(days.filter((other) => other !== one))}
            >
              {formatDate(one)} <X className="size-4" aria-hidden />
            </StaffButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
