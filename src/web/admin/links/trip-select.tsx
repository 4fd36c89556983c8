import type { ComponentProps } from 'react'
import { Select } from '../../ui/field.tsx'
import { useTrips } from './use-trips.ts'

type TripSelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'children'> & {
  label?: string
  /** What no choice reads as; without it there is always one. */
  placeholder?: string
}

/** Real trips first, the ones for trying out apart. */
export function TripSelect({ label = 'Viaggio', placeholder, ...rest }: TripSelectProps) {
  const { trips, isPending } = useTrips()
  const tests = trips.filter(({ isTest }) => isTest)
  // The options may come later than the value: drawn anew with them, the control shows its choice.
  return (
    <Select key={isPending ? 'waiting' : 'read'} label={label} {...rest}>
      {placeholder && <option value="">{placeholder}</option>}
      {trips
        .filter(({ isTest }) => !isTest)
        .map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      {tests.length > 0 && (
        <optgroup label="Viaggi di prova">
          {tests.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  )
}
