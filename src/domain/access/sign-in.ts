/** How repeated wrong passwords are slowed down, per combination of account and network. */
export const signInRules = {
  freeFailures: 5,
  firstWaitSeconds: 15,
  longestWaitSeconds: 900,
  forgottenAfterHours: 24,
  /** After this many wrong passwords in an hour, from any network, the account's owner is notified. */
  tellAfterFailures: 50,
} as const

/** No wait for the first few failures, then it doubles each time. */
export function waitSeconds(failures: number): number {
  const { freeFailures, firstWaitSeconds, longestWaitSeconds } = signInRules
  if (failures < freeFailures) return 0
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failures - freeFailures))
}

export const sessionDefaults = { hours: 12, idleMinutes: 30 } as const
export const sessionLimits = { hours: 24, idleMinutes: 240 } as const

/**
 * Coordinators on a trip may be offline for days and can open only their own departures, so their session
 * lasts as long as a trip. Staff can end it at any time.
 */
export const coordinatorSession = { hours: 30 * 24, idleMinutes: 21 * 24 * 60 } as const

export type SessionRules = { hours: number; idleMinutes: number }
export type SessionTimes = { createdAt: Date; lastUsedAt: Date }

/** Too old, or unused for too long. */
export function isSessionOver(session: SessionTimes, rules: SessionRules, now: Date): boolean {
  const age = now.getTime() - session.createdAt.getTime()
  const idle = now.getTime() - session.lastUsedAt.getTime()
  return age >= rules.hours * 3_600_000 || idle >= rules.idleMinutes * 60_000
}
