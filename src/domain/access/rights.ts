import type { Grant, Right } from './right.ts'
import { rights } from './rights-table.ts'

export { type Grant, rights }

export const staffRoles = ['administrator', 'consultant', 'coordinator'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  administrator: 'Amministratore',
  consultant: 'Consulente',
  coordinator: 'Coordinatore',
}

function rightOf(group: string, call: string): Right | undefined {
  return rights.find(({ calls }) => Object.hasOwn(calls, group) && calls[group]?.includes(call))
}

/** A consultant's grant for a call; 'never' if no row of the table names the call. */
export function grantOf(group: string, call: string): Grant {
  return rightOf(group, call)?.consultant ?? 'never'
}

/** Whether the role may make a call; `isTrial` while the site shows sample figures. */
export function mayCall(role: string, group: string, call: string, isTrial: boolean): boolean {
  if (role === 'administrator') return true
  if (role === 'coordinator') return rightOf(group, call)?.coordinator === true
  if (role !== 'consultant') return false
  const grant = grantOf(group, call)
  return grant === 'always' || (grant === 'trial' && isTrial)
}
