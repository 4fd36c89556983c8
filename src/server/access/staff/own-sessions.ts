import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteSessions, listSessions } from './store.ts'

type Own = Pick<Deps, 'db' | 'now'> & {
  actor: Actor
  staff: { id: string; sessionId: string }
}

export async function listOwnSessions({ db, now, staff }: Own) {
  return (await listSessions(db, staff.id, now())).map((session) => ({
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.updatedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    device: deviceName(session.userAgent ?? ''),
    isCurrent: session.id === staff.sessionId,
  }))
}

export async function endOwnSession({ db, staff, actor }: Own, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await deleteSessions(tx, staff.id, { only: id })
    if (ended === 0) throw new DomainError('NOT_FOUND')
    await writeAudit(tx, { actor, action: 'session_ended', entity: 'staff', entityId: staff.id })
  })
}

export async function endOtherSessions({ db, staff, actor }: Own): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await deleteSessions(tx, staff.id, { except: staff.sessionId })
    const after = { ended }
    await writeAudit(tx, {
      actor,
      action: 'sessions_ended',
      entity: 'staff',
      entityId: staff.id,
      after,
    })
    return ended
  })
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** `Chrome su Windows`: enough for members to recognise their own devices. */
export function deviceName(userAgent: string): string {
  const name = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [name(browsers), name(systems)]
  if (browser && system) return `${browser} su ${system}`
  return browser ?? system ?? 'Dispositivo sconosciuto'
}
