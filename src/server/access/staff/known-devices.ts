import { createHash, randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { staffDevices } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { newDeviceMail } from './mails.ts'

export type SignInPlace = {
  /** From the browser's own cookie, if it has one. */
  token: string | undefined
  device: string
  address: string
  network: string
}

type Member = { id: string; name: string; email: string }

/**
 * Remembers where a member signs in: by a token in the browser's cookie, which stays the same in other
 * networks, and by device type and network for browsers without one. A sign-in from elsewhere is reported by
 * mail, except for the member's very first. Answers the token that the browser is to keep.
 */
export async function rememberDevice(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl' | 'catalogue'>,
  member: Member,
  place: SignInPlace,
): Promise<string> {
  const token = place.token ?? randomBytes(24).toString('base64url')
  const keys = [keyOf(member.id, 'token', token), keyOf(member.id, place.device, place.network)]
  await deps.db.transaction(async (tx) => {
    const known = await knownKeys(tx, member.id)
    if (known.size > 0 && !keys.some((key) => known.has(key))) await tell(tx, deps, member, place)
    for (const key of keys) {
      await tx
        .insert(staffDevices)
        .values({ key, userId: member.id, lastSeenAt: deps.now() })
        .onConflictDoUpdate({ target: staffDevices.key, set: { lastSeenAt: deps.now() } })
    }
    await keepNewest(tx, member.id)
  })
  return token
}

const mostKeys = 100

async function knownKeys(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ key: staffDevices.key })
    .from(staffDevices)
    .where(eq(staffDevices.userId, userId))
  return new Set(rows.map((row) => row.key))
}

async function keepNewest(tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .select({ key: staffDevices.key })
    .from(staffDevices)
    .where(eq(staffDevices.userId, userId))
    .orderBy(staffDevices.lastSeenAt)
  const old = rows.slice(0, Math.max(0, rows.length - mostKeys)).map((row) => row.key)
  if (old.length > 0) await tx.delete(staffDevices).where(inArray(staffDevices.key, old))
}

async function tell(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'publicUrl' | 'catalogue'>,
  member: Member,
  { device, address, network }: SignInPlace,
): Promise<void> {
  const at = deps.now()
  const key = keyOf(member.id, device, `${network} ${at.getTime()}`)
  await queueEmail(tx, newDeviceMail(deps, member, { device, address, at, key }))
  await writeAudit(tx, {
    actor: { id: member.id, name: member.name },
    action: 'new_device',
    entity: 'staff',
    entityId: member.id,
    after: { device, address },
  })
}

function keyOf(userId: string, kind: string, value: string): string {
  return createHash('sha256').update(`${userId} ${kind} ${value}`).digest('base64url')
}
