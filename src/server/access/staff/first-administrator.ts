import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { takePreparationLock } from '../../platform/db/preparation-lock.ts'
import { staffAccounts, staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffAuth } from './auth.ts'
import { drawPassword } from './one-time-password.ts'
import { isCommonPassword } from './password-rules.ts'
import { isRealSite } from './require-fresh-sign-in.ts'

export type FirstAdministrator = { email: string; password: string }

const defaultEmail = 'admin@ondalta.example'

/**
 * Creates the first administrator on a first start: the one from the environment, or one with a password
 * shown once. When several processes start at the same moment, the first creates the account in one
 * transaction and the others find it.
 */
export function ensureFirstAdministrator(
  deps: Pick<Deps, 'db' | 'env' | 'catalogue'>,
  authOn: (db: Db) => StaffAuth,
): Promise<FirstAdministrator | undefined> {
  const { db, env } = deps
  return db.transaction(async (tx) => {
    await takePreparationLock(tx)
    if (await somebodyCanSignIn(tx)) return undefined
    await removeHalfMade(tx)
    const email = (env.ADMIN_EMAIL ?? defaultEmail).toLowerCase()
    const password = env.ADMIN_PASSWORD ?? drawPassword()
    await authOn(tx).api.createUser({
      body: { email, password, name: 'Amministratore', role: 'administrator' },
    })
    const isOwn = env.ADMIN_PASSWORD !== undefined
    // A real site may not start with an easily guessed password; a trial may.
    if (isOwn && !(isRealSite({ env }) && (await isCommonPassword(deps, password))))
      return undefined
    await tx.update(staffUsers).set({ mustChangePassword: true }).where(eq(staffUsers.email, email))
    return isOwn ? undefined : { email, password }
  })
}

async function somebodyCanSignIn(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ total: count() })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.providerId, 'credential'), isNotNull(staffAccounts.password)))
  return row !== undefined && row.total > 0
}

/** Users without a password were left by an interrupted first start: nobody has ever signed in as them. */
async function removeHalfMade(tx: Tx): Promise<void> {
  await tx.delete(staffUsers)
}
