import type { AdminGroup } from './contract.ts'

export const staffRoles = ['administrator', 'consultant'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  administrator: 'Amministratore',
  consultant: 'Consulente',
}

type Permission = 'all' | readonly string[]

/** Who may call what. A group that is missing is closed; a list opens only the calls named. */
export const permissions: Readonly<
  Record<StaffRole, 'everything' | Readonly<Partial<Record<AdminGroup, Permission>>>>
> = {
  administrator: 'everything',
  consultant: {
    account: 'all',
    today: 'all',
    search: 'all',
    links: 'all',
    verificationLinks: 'all',
    bookings: 'all',
    departures: ['list', 'calendar', 'find', 'listPrice', 'awaited', 'waiting', 'removeWaiting'],
    catalogue: [
      'list',
      'find',
      'namedPictures',
      'pending',
      'editions',
      'compare',
      'versions',
      'shown',
      'previewLink',
    ],
    pictures: ['list', 'find'],
    cassa: ['accounts', 'entries', 'missing', 'remind', 'overview', 'refunds', 'vouchers'],
    figures: 'all',
    documents: 'all',
    contact: 'all',
    reviews: ['list', 'find', 'answer'],
    accounts: ['active', 'markUsed'],
    mail: ['list', 'find'],
  },
}

export function mayCall(role: string, group: string, call: string): boolean {
  const granted = (permissions as Readonly<Record<string, unknown>>)[role]
  if (granted === 'everything') return true
  const permission = (granted as Readonly<Record<string, Permission>> | undefined)?.[group]
  return permission === 'all' || (Array.isArray(permission) && permission.includes(call))
}
