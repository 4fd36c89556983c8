import { eq } from 'drizzle-orm'
import {
  type AccessAction,
  coolingOffStart,
  independenceStart,
  isTooNew,
} from '../../../domain/access/access-changes.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { type AccessBefore, staffAccessChanges } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { accessTies, removedAdministrators } from './access-log.ts'
import { accessChangeMail, type Origin } from './access-mails.ts'
import { drawStop } from './stops.ts'
import { listAdministrators, type StaffUser } from './store.ts'

type Telling = Pick<Deps, 'env' | 'now' | 'publicUrl' | 'catalogue'> & {
  actor: Actor
  origin?: Origin | undefined
}

export type Told = { email: string; mayStop: boolean }

/**
 * The recipients: every administrator, those who lost that role lately, the member concerned, and the
 * agency's mailbox. Must be read before the change is made, because afterwards the list differs. A newly
 * given account gets no right to stop the change: it may be the thief's.
 */
export async function whoIsTold(
  tx: Tx,
  deps: Pick<Deps, 'env' | 'now' | 'catalogue'>,
  member?: Pick<StaffUser, 'email'>,
): Promise<Told[]> {
  const now = deps.now()
  const ties = await accessTies(tx, coolingOffStart(now))
  const administrators = [
    ...(await listAdministrators(tx)),
    ...(await removedAdministrators(tx, independenceStart(now))),
  ]
  const told = new Map<string, boolean>(member ? [[member.email, false]] : [])
  for (const { id, email } of administrators) told.set(email, !isTooNew(ties, id, now))
  told.set(agencyAddress(deps), true)
  return [...told].map(([email, mayStop]) => ({ email, mayStop }))
}

/** Records the previous state and notifies all recipients, in the transaction of the change itself. */
export async function tellAccessChange(
  tx: Tx,
  deps: Telling,
  change: {
    action: AccessAction
    member: Pick<StaffUser, 'id' | 'name' | 'email'>
    before: AccessBefore
    told: Told[]
  },
): Promise<void> {
  const { action, member, before, told } = change
  const at = deps.now()
  const [row] = await tx
    .insert(staffAccessChanges)
    .values({
      at,
      action,
      actorId: deps.actor.id,
      actorName: deps.actor.name,
      memberId: member.id,
      memberName: member.name,
      memberEmail: member.email,
      before,
    })
    .returning()
  if (!row) throw new Error('The change of an access was not written down')
  for (const { email, mayStop } of told) {
    const token = mayStop
      ? await drawStop(tx, { accessChangeId: row.id, recipient: email, now: at })
      : undefined
    await queueEmail(
      tx,
      accessChangeMail(deps, row, { recipient: email, token, origin: deps.origin }),
    )
  }
}

export async function findAccessChange(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(staffAccessChanges)
    .where(eq(staffAccessChanges.id, id))
    .for('update')
  return row
}
