import type { AuditEntity } from '../../../contract/admin/audit.ts'
import type { Tx } from '../db/client.ts'
import { preparedInsert } from '../db/prepared.ts'
import { auditLog } from '../db/schema/operations.ts'

export type Actor = { id: string | null; name: string }

export const traveller: Actor = { id: null, name: 'Viaggiatore' }
export const system: Actor = { id: null, name: 'Sistema' }

export type AuditEntry = {
  actor: Actor
  action: string
  entity: AuditEntity
  entityId: string
  before?: unknown
  after?: unknown
}

const insertEntry = preparedInsert('audit entry', auditLog, (insert) => insert)

/** Writes the entry in the transaction of the change, so that neither exists without the other. */
export async function writeAudit(tx: Tx, { actor, ...entry }: AuditEntry): Promise<void> {
  await insertEntry(tx, [
    {
      actorId: actor.id,
      actorName: actor.name,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
      before: entry.before ?? null,
      after: entry.after ?? null,
    },
  ])
}
