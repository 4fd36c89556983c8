import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { Select } from '../../ui/field.tsx'
import { tripChoice, useTrips } from '../links/use-trips.ts'

/** The id of a trip, chosen by its title. One that is not published yet stays as it was written. */
export function TripField(props: ComponentProps<typeof Select> & { name: string }) {
  const { all, isPending } = useTrips()
  const chosen: unknown = useWatch({ name: props.name })
  const trips = all.filter((trip) => !('isTest' in trip && trip.isTest))
  const isUnknown = typeof chosen === 'string' && !trips.some(({ id }) => id === chosen)
  // The options may come later than the value: drawn anew with them, the control shows its choice.
  return (
    <Select key={isPending ? 'waiting' : 'read'} {...props}>
      <option value="">Scegli un viaggio</option>
      {isUnknown && chosen !== '' && <option value={chosen}>{chosen}</option>}
      {trips.map((trip) => (
        <option key={trip.id} value={trip.id}>
          {tripChoice(trip)}
        </option>
      ))}
    </Select>
  )
}
