import type { ComponentProps } from 'react'
import { Options, Select } from '../../ui/field.tsx'
import { useTrips } from './use-trips.ts'

type CoordinatorProps = Omit<ComponentProps<typeof Select>, 'children'> & { current: string }

/** Lists the team; a coordinator who has left it stays selected until somebody else is chosen. */
export function CoordinatorSelect({ current, ...props }: CoordinatorProps) {
  const { coordinators, isPending } = useTrips()
  const names = [...new Set([...coordinators, current])].filter((name) => name !== '')
  return (
    <Select key={isPending ? 'waiting' : 'read'} {...props}>
      <option value="">Da definire</option>
      <Options of={names} />
    </Select>
  )
}
