import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { extraPriceText, unitsText, unitsToChoose } from '../../../domain/booking/extras.ts'
import { formatDate } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Select } from '../../ui/field.tsx'
import { type Answers, admin, adminApi, errorText } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { ChangePreview } from './change-preview.tsx'
import {
  type BookingDetail,
  type BookingDialogProps,
  useBookingChange,
} from './use-booking-change.ts'

type Offered = Answers['bookings']['offeredExtras'][number]
type Typed = { units: Record<string, string> }

function choicesOf({ units }: Typed) {
  return Object.entries(units).flatMap(([id, typed]) =>
    Number(typed) > 0 ? [{ id, units: Number(typed) }] : [],
  )
}

/** An extra that is no longer offered keeps its agreed terms and can be removed. */
function rowsOf(booking: BookingDetail, offered: readonly Offered[]) {
  const people = booking.adultCount + booking.childCount
  const before = new Map(booking.extras.map((extra) => [extra.id, extra]))
  const known = offered.map((extra) => ({
    id: extra.id,
    label: `${extra.title}, ${extraPriceText(extra)}`,
    hint: elidedDays(
      `Per i viaggiatori fino al ${formatDate(extra.lastDay)}${extra.left === null ? '' : `, ne restano ${extra.left}`}.`,
    ),
    most: Math.max(unitsToChoose(extra, people), before.get(extra.id)?.units ?? 0),
    text: (units: number) => unitsText(extra.per, units),
  }))
  const others = booking.extras.filter(({ id }) => offered.every((extra) => extra.id !== id))
  return [
    ...known,
    ...others.map(({ id, label, units }) => ({
      id,
      label,
      hint: 'Non è più in vendita: resta come concordato.',
      most: units,
      text: String,
    })),
  ]
}

/** Adds and removes extras; the price changes with them, as in any other change. */
export function ExtrasDialog({ booking, onClose }: BookingDialogProps) {
  const offered = useQuery(admin.bookings.offeredExtras.queryOptions({ input: { id: booking.id } }))
  const units = Object.fromEntries(booking.extras.map((extra) => [extra.id, String(extra.units)]))
  const form = useForm<Typed, unknown, Typed>({ defaultValues: { units } })
  const rows = rowsOf(booking, offered.data ?? [])
  const chosenText = (typed: Typed['units'] = {}) =>
    choicesOf({ units: typed })
      .map((one) => `${rows.find(({ id }) => id === one.id)?.label ?? one.id}: ${one.units}`)
      .join('\n')
  const meanwhile = useMeanwhile(
    form,
    { version: booking.version, values: { units } },
    { units: { label: 'Extra', text: chosenText } },
  )
  const chosen = useWatch({ control: form.control }) as Typed
  const preview = useQuery({
    ...admin.bookings.previewChange.queryOptions({
      input: { id: booking.id, extras: choicesOf(chosen) },
    }),
    retry: false,
  })
  const save = useBookingChange({
    id: booking.id,
    call: adminApi.bookings.changeExtras,
    done: 'Extra aggiornati',
    onDone: onClose,
    refused: meanwhile.refused,
  })
  const { id } = booking
  const { version } = meanwhile
  return (
    <FormDialog
      form={form}
      onSubmit={(typed) => save.mutate({ id, version, extras: choicesOf(typed) })}
      onClose={onClose}
      title="Extra"
      description="Il totale e le scadenze seguono, e il cliente riceve un'email."
      submitLabel="Salva"
      busy={save.isPending}
      meanwhile={meanwhile}
      disabled={preview.isError}
      width={560}
    >
      {offered.data && rows.length === 0 && (
        <p className="text-ink-2">
          Per questo viaggio non ci sono extra: si scrivono in Redazione, alla voce Extra.
        </p>
      )}
      {rows.map((row) => (
        <Select
          key={row.id}
          label={row.label}
          hint={row.hint}
          {...form.register(`units.${row.id}`)}
        >
          <option value="0">Nessuno</option>
          {Array.from({ length: row.most }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {row.text(index + 1)}
            </option>
          ))}
        </Select>
      ))}
      {preview.isError && (
        <p role="alert" className="font-semibold text-bad">
          {errorText(preview.error)}
        </p>
      )}
      <ChangePreview preview={preview.data} />
    </FormDialog>
  )
}
