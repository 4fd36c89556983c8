import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import type { NamedKind } from '../../../domain/catalogue/form-shape.ts'
import { Options, Select } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { tripChoice, useTrips } from '../links/use-trips.ts'

type Choices = { choices: readonly { value: string; label: string }[]; isPending: boolean }

const unchosen: Readonly<Record<NamedKind, string>> = {
  trip: 'Scegli un viaggio',
  zone: 'Nessuna',
  member: 'Scegli una persona',
}

/** The documents that this field can refer to, by the titles that staff know. */
function useChoices(of: NamedKind): Choices {
  const { all, coordinators, isPending } = useTrips()
  const zones = useQuery({
    ...admin.catalogue.list.queryOptions({ input: { group: 'zone', pageSize: 100 } }),
    enabled: of === 'zone',
  })
  if (of === 'member') {
    return { choices: coordinators.map((name) => ({ value: name, label: name })), isPending }
  }
  if (of === 'zone') {
    const offered = (zones.data?.items ?? []).filter(({ state }) => state !== 'archived')
    const choices = offered.map(({ key, title }) => ({
      value: key.slice('zone/'.length),
      label: title,
    }))
    return { choices, isPending: zones.isPending }
  }
  const trips = all.filter((trip) => !('isTest' in trip && trip.isTest))
  return { choices: trips.map((trip) => ({ value: trip.id, label: tripChoice(trip) })), isPending }
}

/** The options of the select. A value not published yet, or no longer offered, stays as an option. */
export function useNamedOptions(of: NamedKind, name: string) {
  const { choices, isPending } = useChoices(of)
  const chosen: unknown = useWatch({ name })
  const isUnknown =
    typeof chosen === 'string' && chosen !== '' && !choices.some(({ value }) => value === chosen)
  return {
    // The options may load after the value: a new `key` remounts the select so that it shows its value.
    drawnAnew: isPending ? 'waiting' : 'read',
    options: (
      <>
        <option value="">{unchosen[of]}</option>
        {isUnknown && <option value={chosen}>{chosen}</option>}
        <Options of={choices} />
      </>
    ),
  }
}

type NamedFieldProps = ComponentProps<typeof Select> & { name: string; of: NamedKind }

/** A reference to another document, chosen by its title. */
export function NamedField({ of, ...props }: NamedFieldProps) {
  const { drawnAnew, options } = useNamedOptions(of, props.name)
  return (
    <Select key={drawnAnew} {...props}>
      {options}
    </Select>
  )
}
