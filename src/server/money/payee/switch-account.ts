import { DomainError } from '../../../domain/errors.ts'
import { auditAccount } from '../../accounts/audit-account.ts'
import { lockIban, type SavedIban, updateIban } from '../../accounts/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Applied, Applying, ChangeOf } from './change.ts'

export async function requireAccount(tx: Tx, id: string): Promise<SavedIban> {
  const row = await lockIban(tx, id)
  if (!row) throw new DomainError('IBAN_NOT_FOUND')
  return row
}

/** A blocked account can't be activated indirectly: unblocking is a change of its own. */
export function requireUnblocked(row: SavedIban): void {
  if (row.blockedAt) throw new DomainError('IBAN_BLOCKED')
}

export async function switchAccount(
  tx: Tx,
  { actor }: Applying,
  { kind, accountId, version }: ChangeOf<'activate'> | ChangeOf<'deactivate'>,
): Promise<Applied> {
  const before = await requireAccount(tx, accountId)
  requireUnblocked(before)
  const isActive = kind === 'activate'
  const account = await updateIban(tx, accountId, version, { isActive })
  if (!account) throw new DomainError('VERSION_CONFLICT')
  await auditAccount(tx, actor, isActive ? 'activated' : 'deactivated', account, before)
  return { account }
}

/** The account stays deactivated, and nothing moves back: to be used again it must be activated. */
export async function unblockAccount(
  tx: Tx,
  { actor }: Applying,
  { accountId, version }: ChangeOf<'unblock'>,
): Promise<Applied> {
  const before = await requireAccount(tx, accountId)
  if (!before.blockedAt) throw new DomainError('VERSION_CONFLICT')
  const change = { blockedAt: null, replacedById: null }
  const account = await updateIban(tx, accountId, version, change)
  if (!account) throw new DomainError('VERSION_CONFLICT')
  await auditAccount(tx, actor, 'unblocked', account, before)
  return { account }
}
