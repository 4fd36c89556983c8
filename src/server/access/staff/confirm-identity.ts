import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffAuth } from './auth.ts'
import { isRealSite } from './require-fresh-sign-in.ts'
import { markSessionConfirmed } from './store.ts'

type Confirming = Pick<Deps, 'db' | 'env' | 'now'> & {
  auth: StaffAuth
  headers: Headers
  actor: Actor
  staff: { id: string; sessionId: string; twoFactorEnabled: boolean }
}

/** Password and second factor once more; which of the two was wrong is not told. */
export async function confirmIdentity(
  deps: Confirming,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const { staff } = deps
  if (isRealSite(deps) && !staff.twoFactorEnabled) throw new DomainError('SECOND_FACTOR_MISSING')
  const isRight =
    (await isPassword(deps, password)) && (!staff.twoFactorEnabled || (await isCode(deps, code)))
  await deps.db.transaction(async (tx) => {
    if (isRight) await markSessionConfirmed(tx, staff.sessionId, deps.now())
    await writeAudit(tx, {
      actor: deps.actor,
      action: isRight ? 'identity_confirmed' : 'identity_refused',
      entity: 'staff',
      entityId: staff.id,
    })
  })
  if (!isRight) throw new DomainError('IDENTITY_NOT_CONFIRMED')
}

function isPassword({ auth, headers }: Confirming, password: string): Promise<boolean> {
  return succeeds(() => auth.api.verifyPassword({ body: { password }, headers }))
}

function isCode({ auth, headers }: Confirming, code = ''): Promise<boolean> {
  return succeeds(() => auth.api.verifyTOTP({ body: { code: code.replace(/\s/g, '') }, headers }))
}

/** The sign-in library answers a wrong secret with an error that carries a status of its own. */
async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check()
    return true
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (statusCode !== undefined && statusCode < 500) return false
    throw error
  }
}
