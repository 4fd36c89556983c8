import type { AccountChange } from '../../../domain/accounts/account-changes-schema.ts'
import type { Tx } from '../../platform/db/client.ts'
import { blockAccount } from './block-account.ts'
import type { Applied, Applying } from './change.ts'
import { chooseApproval, chooseDefault } from './choose-account.ts'
import { createAccount, duplicateAccount, editAccount } from './save-account.ts'
import { switchAccount, unblockAccount } from './switch-account.ts'

/** Applies one change, in the caller's transaction. Permissions must have been checked before. */
export function applyChange(tx: Tx, deps: Applying, change: AccountChange): Promise<Applied> {
  switch (change.kind) {
    case 'create':
      return createAccount(tx, deps, change)
    case 'edit':
      return editAccount(tx, deps, change)
    case 'duplicate':
      return duplicateAccount(tx, deps, change)
    case 'activate':
    case 'deactivate':
      return switchAccount(tx, deps, change)
    case 'block':
      return blockAccount(tx, deps, change)
    case 'unblock':
      return unblockAccount(tx, deps, change)
    case 'default':
      return chooseDefault(tx, deps, change)
    case 'approval':
      return chooseApproval(tx, deps, change)
  }
}
