/**
 * Whoever gave, renewed or removed a colleague's access can't use that at once to change bank accounts:
 * the others have read about it in their mail by then.
 */
export const coolingOffDays = 3

/** What can be done to the access of a member of staff, as the log and the mails call it. */
export const accessActions = [
  'created',
  'promoted',
  'demoted',
  'deactivated',
  'reactivated',
  'password_reset',
  'second_factor_reset',
] as const
export type AccessAction = (typeof accessActions)[number]

/**
 * Two accesses of which one has made, promoted, brought back or reset the other are one pair of eyes
 * for so long; so are those that hang together by others.
 */
export const independenceDays = 30

/** An access that was given to somebody: who gave it, to whom, and when. */
export type AccessTie = { by: string | null; about: string; at: Date }

const dayMs = 86_400_000

export function coolingOffStart(now: Date): Date {
  return new Date(now.getTime() - coolingOffDays * dayMs)
}

export function independenceStart(now: Date): Date {
  return new Date(now.getTime() - independenceDays * dayMs)
}

/** Made, promoted, brought back or reset so lately that the mails about it may be unread. */
export function isTooNew(ties: readonly AccessTie[], id: string, now: Date): boolean {
  const since = coolingOffStart(now)
  return ties.some((tie) => tie.about === id && tie.at >= since)
}

/** Whether a chain of given accesses leads from one to the other, in whatever direction. */
export function areTied(ties: readonly AccessTie[], one: string, other: string): boolean {
  const reached = new Set([one])
  for (let grown = true; grown; ) {
    grown = false
    for (const { by, about } of ties) {
      if (by === null || reached.has(by) === reached.has(about)) continue
      reached.add(by).add(about)
      grown = true
    }
  }
  return reached.has(other)
}

/** Those among the administrators who could look at a change of this one with eyes of their own. */
export function independentOf(
  ties: readonly AccessTie[],
  administrators: readonly string[],
  id: string,
  now: Date,
): string[] {
  return administrators.filter(
    (other) => other !== id && !isTooNew(ties, other, now) && !areTied(ties, id, other),
  )
}
