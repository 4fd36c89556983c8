import { type Actor, writeAudit } from '../platform/audit/write-audit.ts'
import type { Tx } from '../platform/db/client.ts'
import type { SavedIban } from './store.ts'

/** Includes the whole IBAN, so that after a fraud the log shows which account it was. */
export function accountFacts({ accountHolder, iban, bankName, isActive, blockedAt }: SavedIban) {
  return { accountHolder, iban, bankName, isActive, ...(blockedAt ? { blocked: true } : {}) }
}

export function auditAccount(
  tx: Tx,
  actor: Actor,
  action: string,
  row: SavedIban,
  before?: SavedIban,
  more: Record<string, unknown> = {},
) {
  return writeAudit(tx, {
    actor,
    action,
    entity: 'iban',
    entityId: row.id,
    before: before && accountFacts(before),
    after: { ...accountFacts(row), ...more },
  })
}
