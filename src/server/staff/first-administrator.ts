import { randomInt } from 'node:crypto'
import { count } from 'drizzle-orm'
import { staffUsers } from '../db/schema/staff.ts'
import type { Deps } from '../deps.ts'
import type { StaffAuth } from './auth.ts'

export type FirstAdministrator = { email: string; password: string }

const defaultEmail = 'admin@ondalta.example'

/** On a first start: the administrator of the environment, or one with a password shown once. */
export async function ensureFirstAdministrator(
  { db, env }: Deps,
  auth: StaffAuth,
): Promise<FirstAdministrator | undefined> {
  const [row] = await db.select({ total: count() }).from(staffUsers)
  if (row && row.total > 0) return undefined
  const email = env.ADMIN_EMAIL ?? defaultEmail
  const password = env.ADMIN_PASSWORD ?? drawPassword()
  await auth.api.createUser({
    body: { email, password, name: 'Amministratore', role: 'administrator' },
  })
  return env.ADMIN_PASSWORD ? undefined : { email, password }
}

/** Without the letters and digits that are mistaken for one another. */
function drawPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ2346789'
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
