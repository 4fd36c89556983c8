import type {
  AccountChange,
  AccountChangeKind,
} from '../../../domain/accounts/account-changes-schema.ts'
import type { SavedIban } from '../../accounts/store.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'

export type ChangeOf<Kind extends AccountChangeKind> = Extract<AccountChange, { kind: Kind }>

export type Applying = Pick<Deps, 'env' | 'now' | 'publicUrl' | 'catalogue'> & { actor: Actor }

export type Applied = {
  /** The account concerned; null: the configured one, or a change of the rule. */
  account: SavedIban | null
  linksCreated?: number
  replacement?: SavedIban
  moved?: { links: number; bookings: number; declared: Booking[] }
}
