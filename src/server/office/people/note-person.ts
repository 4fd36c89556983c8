import { createHash } from 'node:crypto'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'

/** The person is logged as a hash only: the log must not become a list of erased people. */
export async function notePerson(
  tx: Tx,
  note: {
    actor: Actor
    action: 'person_exported' | 'person_erased'
    email: string
    after: unknown
  },
): Promise<void> {
  const { actor, action, email, after } = note
  const entityId = createHash('sha256').update(email).digest('hex').slice(0, 16)
  await writeAudit(tx, { actor, action, entity: 'person', entityId, after })
}
