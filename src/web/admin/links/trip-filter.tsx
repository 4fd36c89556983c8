import { FilterSelect } from '../ui/controls.tsx'
import { tripChoices } from './trip-choices.ts'
import { useTrips } from './use-trips.ts'

type Props = { value: string; onChange: (value: string) => void }

/** Narrows a list to one trip; test trips are offered only if already chosen. */
export function TripFilter({ value, onChange }: Props) {
  const { all } = useTrips()
  const { real, tests } = tripChoices(all, { withTests: false, chosen: value })
  return (
    <FilterSelect
      label="Viaggio"
      all="Tutti i viaggi"
      value={value}
      choices={[...real, ...tests].map(({ id, title }) => ({ value: id, label: title }))}
      onChange={onChange}
    />
  )
}
