import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { AccessTie } from '../../../domain/access/access-changes.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'

const { action, actorId, at, entity, entityId, before, after } = auditLog

/** The audit actions that give a member access, or give it back. */
const giving = or(
  inArray(action, ['created', 'reactivated', 'password_reset', 'second_factor_reset']),
  sql`${action} = 'role_changed' and ${after}->>'role' = 'administrator'`,
)

const removing = or(
  sql`${action} = 'role_changed' and ${before}->>'role' = 'administrator'`,
  sql`${action} = 'deactivated' and exists (select 1 from ${staffUsers} u where u.id = ${entityId} and u.role = 'administrator' and u.banned)`,
)

/** Who has given access to whom since then. Taken from the audit log, which can't be changed. */
export function accessTies(db: Db | Tx, since: Date): Promise<AccessTie[]> {
  return db
    .select({ by: actorId, about: entityId, at })
    .from(auditLog)
    .where(and(eq(entity, 'staff'), gte(at, since), giving))
}

/** The administrators who have lost their access or their role since then. */
export async function removedAdministrators(db: Db | Tx, since: Date) {
  const rows = await db
    .selectDistinct({ id: staffUsers.id, name: staffUsers.name, email: staffUsers.email })
    .from(auditLog)
    .innerJoin(staffUsers, eq(staffUsers.id, entityId))
    .where(and(eq(entity, 'staff'), gte(at, since), removing))
  return rows
}

/** Whether a change of access has been stopped since then. */
export async function wasStoppedSince(db: Db | Tx, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(entity, 'staff'), eq(action, 'access_stopped'), gte(at, since)))
    .limit(1)
  return rows.length > 0
}
