/** How wrong passwords are slowed down, per account and network together. */
export const signInRules = {
  freeFailures: 5,
  firstWaitSeconds: 15,
  longestWaitSeconds: 900,
  forgottenAfterHours: 24,
  /** So many wrong passwords in an hour, from wherever, are told to the owner of the account. */
  tellAfterFailures: 50,
} as const

/** Nothing for a few slips, then twice as long each time. */
export function waitSeconds(failures: number): number {
  const { freeFailures, firstWaitSeconds, longestWaitSeconds } = signInRules
  if (failures < freeFailures) return 0
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failures - freeFailures))
}

export const sessionDefaults = { hours: 12, idleMinutes: 30 } as const
export const sessionLimits = { hours: 24, idleMinutes: 240 } as const

/**
 * Somebody on the road is without a connection for days and opens nothing but the own departures: such a
 * session lasts for a trip. Staff can end it at any time.
 */
export const coordinatorSession = { hours: 30 * 24, idleMinutes: 21 * 24 * 60 } as const

export type SessionRules = { hours: number; idleMinutes: number }
export type SessionTimes = { createdAt: Date; lastUsedAt: Date }

/** Too old, or left alone for too long. */
export function isSessionOver(session: SessionTimes, rules: SessionRules, now: Date): boolean {
  const age = now.getTime() - session.createdAt.getTime()
  const idle = now.getTime() - session.lastUsedAt.getTime()
  return age >= rules.hours * 3_600_000 || idle >= rules.idleMinutes * 60_000
}
