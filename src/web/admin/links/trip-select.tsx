import type { ComponentProps } from 'react'
import { formatEuro } from '../../../domain/money.ts'
import { Options, Select } from '../../ui/field.tsx'
import { useMe } from '../session.tsx'
import { tripChoices } from './trip-choices.ts'
import { tripChoice, useTrips } from './use-trips.ts'

type TripSelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'children'> & {
  label?: string
  /** What no choice reads as; without it there is always one. */
  placeholder?: string
  /** Also trips that have no links: they leave all the same. Archived ones only where one is chosen. */
  withOthers?: boolean
  /** Also those for trying out; an agency with real customers has no use for them. */
  withTests?: boolean
  chosen?: string
}

/** Real trips first, the ones for trying out apart. */
export function TripSelect(props: TripSelectProps) {
  const { label = 'Viaggio', placeholder, chosen, withOthers, withTests, ...rest } = props
  const { trips, others, isPending } = useTrips()
  const more = others.filter(({ id, isArchived }) => withOthers && (!isArchived || id === chosen))
  const { hasSampleFigures } = useMe()
  const { real, tests } = tripChoices(trips, {
    withTests: withTests === true && hasSampleFigures,
    chosen,
  })
  // The options may come later than the value: drawn anew with them, the control shows its choice.
  return (
    <Select key={isPending ? 'waiting' : 'read'} label={label} {...rest}>
      {placeholder && <option value="">{placeholder}</option>}
      <Options
        of={[...real, ...more].map((trip) => ({ value: trip.id, label: tripChoice(trip) }))}
      />
      {tests.length > 0 && (
        <optgroup label="Viaggi di prova">
          {tests.map(({ id, title, price }) => (
            <option key={id} value={id}>
              {title}, {formatEuro(price)}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  )
}
