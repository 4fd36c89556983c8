import { freshMinutes } from '../../../domain/accounts/account-changes.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { sessionConfirmedAt } from './store.ts'

/** A site counts as real once its published address is https; a trial on a laptop has fewer checks. */
export function isRealSite({ env }: Pick<Deps, 'env'>): boolean {
  return env.PUBLIC_URL?.startsWith('https:') ?? false
}

/**
 * For actions that a stolen session must not allow: password and second factor must have been asked again in
 * this session a moment ago. The error tells the page to ask for them and repeat the call.
 */
export async function requireFreshSignIn(deps: Asking): Promise<void> {
  if (isRealSite(deps)) await requireConfirmed(deps)
}

type Asking = Pick<Deps, 'db' | 'env' | 'now'> & { staff: { sessionId: string } }

/** The same on a trial too: a second factor can only be removed right after it was shown. */
export async function requireConfirmed(deps: Asking): Promise<void> {
  const at = await sessionConfirmedAt(deps.db, deps.staff.sessionId)
  const isFresh = at && deps.now().getTime() - at.getTime() <= freshMinutes * 60_000
  if (!isFresh) throw new DomainError('FRESH_SIGN_IN_REQUIRED')
}
