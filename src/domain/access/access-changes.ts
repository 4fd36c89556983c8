/**
 * For this many days after giving, renewing or removing a colleague's access, a member of staff can't use that
 * to change bank accounts, so that the others have time to read the mail about it.
 */
export const coolingOffDays = 3

/** The possible changes to a staff member's access, as named in the log and in mails. */
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
 * If one account created, promoted, reactivated or reset another, the two do not count as independent for this
 * many days; nor do accounts connected through others.
 */
export const independenceDays = 30

/** A record of access given: by whom, to whom, and when. */
export type AccessTie = { by: string | null; about: string; at: Date }

const dayMs = 86_400_000

export function coolingOffStart(now: Date): Date {
  return new Date(now.getTime() - coolingOffDays * dayMs)
}

export function independenceStart(now: Date): Date {
  return new Date(now.getTime() - independenceDays * dayMs)
}

/** Created, promoted, reactivated or reset so recently that the mails about it may be unread. */
export function isTooNew(ties: readonly AccessTie[], id: string, now: Date): boolean {
  const since = coolingOffStart(now)
  return ties.some((tie) => tie.about === id && tie.at >= since)
}

/** Whether two accounts are connected by a chain of given accesses, in either direction. */
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

/** The administrators who are independent enough to approve a change by this one. */
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
