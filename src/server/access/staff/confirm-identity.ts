import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffAuth } from './auth.ts'
import { countGuesses, type Guessing } from './count-guesses.ts'
import { isRealSite } from './require-fresh-sign-in.ts'
import { markSessionConfirmed } from './store.ts'

type Confirming = Guessing & {
  env: Deps['env']
  auth: StaffAuth
  actor: Actor
  staff: { id: string; email: string; sessionId: string; twoFactorEnabled: boolean }
}

/** Asks for password and second factor again; the answer does not say which of the two was wrong. */
export async function confirmIdentity(
  deps: Confirming,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const { staff } = deps
  if (isRealSite(deps) && !staff.twoFactorEnabled) throw new DomainError('SECOND_FACTOR_MISSING')
  const isRight = await countGuesses(deps, staff, async () => {
    const answer =
      (await isPassword(deps, password)) && (!staff.twoFactorEnabled || (await isCode(deps, code)))
    return { answer, outcome: answer ? 'right' : 'wrong' }
  })
  if (!isRight) throw new DomainError('IDENTITY_NOT_CONFIRMED')
  await deps.db.transaction(async (tx) => {
    await markSessionConfirmed(tx, staff.sessionId, deps.now())
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'identity_confirmed',
      entity: 'staff',
      entityId: staff.id,
    })
  })
}

function isPassword({ auth, headers }: Confirming, password: string): Promise<boolean> {
  return succeeds(() => auth.api.verifyPassword({ body: { password }, headers }))
}

/** Six digits of the authenticator app, or one of the recovery codes, which is then used up. */
function isCode({ auth, headers }: Confirming, typed = ''): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  return succeeds(() =>
    /^\d{6}$/.test(code)
      ? auth.api.verifyTOTP({ body: { code }, headers })
      : auth.api.verifyBackupCode({ body: { code, disableSession: true }, headers }),
  )
}

/** The sign-in library reports a wrong secret by throwing an error with a status. */
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
