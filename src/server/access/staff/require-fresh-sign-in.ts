import { freshMinutes } from '../../../domain/accounts/account-changes.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { sessionConfirmedAt } from './store.ts'

/** The site is real once its published address is https; a trial on a laptop stays easy. */
export function isRealSite({ env }: Pick<Deps, 'env'>): boolean {
  return env.PUBLIC_URL?.startsWith('https:') ?? false
}

/**
 * For what a stolen session must not be able to do: password and second factor were asked again in
 * this very session, a moment ago. The answer tells the page to ask, and to call again.
 */
export async function requireFreshSignIn(deps: Asking): Promise<void> {
  if (isRealSite(deps)) await requireConfirmed(deps)
}

type Asking = Pick<Deps, 'db' | 'env' | 'now'> & { staff: { sessionId: string } }

/** The same on a trial, too: the second factor itself goes only for whoever has just shown it. */
export async function requireConfirmed(deps: Asking): Promise<void> {
  const at = await sessionConfirmedAt(deps.db, deps.staff.sessionId)
  const isFresh = at && deps.now().getTime() - at.getTime() <= freshMinutes * 60_000
  if (!isFresh) throw new DomainError('FRESH_SIGN_IN_REQUIRED')
}
