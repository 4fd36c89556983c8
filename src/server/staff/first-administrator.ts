import { count, eq } from 'drizzle-orm'
import { staffUsers } from '../db/schema/staff.ts'
import type { Deps } from '../deps.ts'
import type { StaffAuth } from './auth.ts'
import { drawPassword } from './one-time-password.ts'
import { isCommonPassword } from './password-rules.ts'
import { isRealSite } from './require-fresh-sign-in.ts'

export type FirstAdministrator = { email: string; password: string }

const defaultEmail = 'admin@ondalta.example'

/** On a first start: the administrator of the environment, or one with a password shown once. */
export async function ensureFirstAdministrator(
  { db, env }: Deps,
  auth: StaffAuth,
): Promise<FirstAdministrator | undefined> {
  const [row] = await db.select({ total: count() }).from(staffUsers)
  if (row && row.total > 0) return undefined
  const email = (env.ADMIN_EMAIL ?? defaultEmail).toLowerCase()
  const password = env.ADMIN_PASSWORD ?? drawPassword()
  await auth.api.createUser({
    body: { email, password, name: 'Amministratore', role: 'administrator' },
  })
  const isOwn = env.ADMIN_PASSWORD !== undefined
  // A real site does not start its life with a password that anybody guesses; a trial may.
  if (isOwn && !(isRealSite({ env }) && (await isCommonPassword(password)))) return undefined
  await db.update(staffUsers).set({ mustChangePassword: true }).where(eq(staffUsers.email, email))
  return isOwn ? undefined : { email, password }
}
