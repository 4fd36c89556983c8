import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { extraPriceText, unitsText, unitsToChoose } from '../../../domain/booking/extras.ts'
import { isIsoDate } from '../../../domain/dates.ts'
import { Select } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import type { BookingForm } from './customer-booking-form.ts'

/** The extras of the chosen departure; not queried until one is chosen. */
export function useExtrasOnOffer(tripId: string, startDate: string) {
  const query = useQuery({
    ...admin.bookings.extrasOnOffer.queryOptions({ input: { tripId, startDate } }),
    enabled: tripId !== '' && isIsoDate(startDate),
  })
  return query.data ?? []
}

/** No extra is preselected. */
export function CustomerExtras({ form }: { form: BookingForm }) {
  const { control } = form
  const [tripId, startDate] = useWatch({ control, name: ['tripId', 'startDate'] })
  const people = useWatch({ control, name: 'travelers' }).length
  const chosen = useWatch({ control, name: 'extras' }) ?? []
  const offered = useExtrasOnOffer(tripId, startDate)
  if (offered.length === 0) return null
  const choose = (id: string, units: number) =>
    form.setValue('extras', [
      ...chosen.filter((one) => one.id !== id),
      ...(units > 0 ? [{ id, units }] : []),
    ])
  return (
    <fieldset className="grid items-start gap-4.5 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left mb-2 w-full font-[650] sm:col-span-2">Extra</legend>
      {offered.map((extra) => {
        const most = unitsToChoose(extra, people)
        const units = chosen.find(({ id }) => id === extra.id)?.units ?? 0
        return (
          <Select
            key={extra.id}
            label={`${extra.title}, ${extraPriceText(extra)}`}
            hint={extra.left === null ? undefined : `Ne restano ${extra.left}`}
            value={Math.min(units, most)}
            onChange={(event) => choose(extra.id, Number(event.target.value))}
          >
            <option value={0}>Nessuno</option>
            {Array.from({ length: most }, (_, index) => (
              <option key={index + 1} value={index + 1}>
                {unitsText(extra.per, index + 1)}
              </option>
            ))}
          </Select>
        )
      })}
    </fieldset>
  )
}
