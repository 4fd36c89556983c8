import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { newDepartureSchema } from '../../../contract/admin/booking/booking-changes.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { RadioRow } from '../../ui/field.tsx'
import { admin, adminApi, errorText } from '../api.ts'
import { DateSelect } from '../links/date-select.tsx'
import { TripSelect } from '../links/trip-select.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { fillIn, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { ChangePreview, isFull } from './change-preview.tsx'
import { type BookingDialogProps, useBookingChange } from './use-booking-change.ts'

/** Moves the same travellers to another date or another trip. */
export function DepartureChangeDialog({ booking, onClose }: BookingDialogProps) {
  const form = useStaffForm(newDepartureSchema, {
    tripId: booking.tripId,
    startDate: '',
    price: 'agreed',
  })
  const meanwhile = useMeanwhile(form, { version: booking.version, values: {} }, {})
  const chosen = useWatch({ control: form.control })
  const { tripId = '', startDate = '' } = chosen
  const wanted = newDepartureSchema.safeParse(chosen)
  const preview = useQuery({
    ...admin.bookings.previewChange.queryOptions({
      input: { id: booking.id, departure: wanted.data ?? { tripId, startDate } },
    }),
    enabled: wanted.success,
    retry: false,
  })
  const save = useBookingChange({
    id: booking.id,
    call: adminApi.bookings.changeDeparture,
    done: 'Prenotazione spostata',
    onDone: onClose,
    refused: meanwhile.refused,
  })
  const mayKeepPrice = tripId === booking.tripId && booking.price > 0
  return (
    <FormDialog
      form={form}
      onSubmit={(values) => save.mutate({ id: booking.id, version: meanwhile.version, ...values })}
      onClose={onClose}
      title="Sposta su un'altra partenza"
      description={`Ora: ${booking.destinationTitle}, ${formatDate(booking.startDate)}. Il cliente riceve un'email.`}
      submitLabel="Sposta"
      busy={save.isPending}
      meanwhile={meanwhile}
      disabled={preview.data && isFull(preview.data)}
      width={560}
    >
      <TripSelect
        withOthers
        chosen={booking.tripId}
        {...staffField(form, 'tripId', { onChange: () => fillIn(form, 'startDate', '') })}
      />
      <DateSelect
        tripId={tripId}
        except={tripId === booking.tripId ? booking.startDate : undefined}
        {...staffField(form, 'startDate')}
        error={form.formState.errors.startDate && 'Scegli la data di partenza'}
      />
      {mayKeepPrice && preview.data && preview.data.departurePrice !== booking.price && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.75 font-semibold">Prezzo per persona</legend>
          <RadioRow
            label="Quello concordato"
            hint={formatEuro(booking.price)}
            value="agreed"
            {...form.register('price')}
          />
          <RadioRow
            label="Quello della nuova data"
            hint={formatEuro(preview.data.departurePrice)}
            value="departure"
            {...form.register('price')}
          />
        </fieldset>
      )}
      {preview.isError && (
        <p role="alert" className="font-semibold text-bad">
          {errorText(preview.error)}
        </p>
      )}
      <ChangePreview preview={wanted.success ? preview.data : undefined} />
    </FormDialog>
  )
}
