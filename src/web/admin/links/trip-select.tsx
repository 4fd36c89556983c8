import type { ComponentProps } from 'react'
import { formatEuro } from '../../../domain/money.ts'
import { Options, Select } from '../../ui/field.tsx'
import { useMe } from '../session.tsx'
import { tripChoices } from './trip-choices.ts'
import { tripChoice, useTrips } from './use-trips.ts'

type TripSelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'children'> & {
  label?: string
  /** The label of the empty option; without it there is none. */
  placeholder?: string
  /** Also trips without links, which have departures, too. Archived ones only where already chosen. */
  withOthers?: boolean
  /** Also test trips; an agency with real customers has no use for them. */
  withTests?: boolean
  chosen?: string
}

/** Real trips first, test trips in a group of their own. */
export function TripSelect(props: TripSelectProps) {
  const { label = 'Viaggio', placeholder, chosen, withOthers, withTests, ...rest } = props
  const { trips, others, isPending } = useTrips()
  const more = others.filter(({ id, isArchived }) => withOthers && (!isArchived || id === chosen))
  const { hasSampleFigures } = useMe()
  const { real, tests } = tripChoices(trips, {
    withTests: withTests === true && hasSampleFigures,
    chosen,
  })
  // The options may load after the value: a new `key` remounts the select so that it shows its value.
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
