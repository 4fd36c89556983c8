import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffAuth } from './auth.ts'
import { requireGoodPassword } from './password-rules.ts'
import { passwordHashes, setPreviousPassword } from './store.ts'

type Changing = Pick<Deps, 'db' | 'catalogue'> & { auth: StaffAuth }
type Member = { id: string; name: string; email: string }

/**
 * Checks our rules before the sign-in library changes the password, and keeps the old hash, so that the old
 * password can't be chosen again.
 */
export async function changePassword(
  deps: Changing,
  member: Member,
  passwords: { currentPassword?: unknown; newPassword?: unknown },
  change: () => Promise<Response>,
): Promise<Response> {
  const { db, auth } = deps
  const { currentPassword, newPassword } = passwords
  if (typeof newPassword !== 'string') return change()
  const hashes = await passwordHashes(db, member.id)
  // A caller who does not know the present password learns nothing about old ones.
  if (
    typeof currentPassword !== 'string' ||
    !(await isSame(auth, hashes?.password, currentPassword))
  )
    return change()
  if (
    newPassword === currentPassword ||
    (await isSame(auth, hashes?.previousPassword, newPassword))
  ) {
    throw new DomainError('PASSWORD_REUSED')
  }
  await requireGoodPassword(deps, newPassword, member)
  const answer = await change()
  if (answer.ok && hashes?.password) await setPreviousPassword(db, member.id, hashes.password)
  return answer
}

async function isSame(auth: StaffAuth, hash: string | null | undefined, password: string) {
  if (!hash) return false
  const context = await auth.$context
  return context.password.verify({ hash, password })
}
