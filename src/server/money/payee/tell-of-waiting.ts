import { drawStop } from '../../access/staff/stops.ts'
import { whoIsTold } from '../../access/staff/tell-access-change.ts'
import type { PendingChange } from '../../accounts/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { requestMail, type Told } from './mails.ts'

/** Notifies everyone of a waiting change; recipients whose account is not new can stop it from the mail. */
export async function tellOfWaiting(
  tx: Tx,
  deps: Told,
  {
    waiting,
    iban,
    isSecond = false,
  }: { waiting: PendingChange; iban: string | null; isSecond?: boolean },
): Promise<void> {
  const days = (waiting.expiresAt.getTime() - deps.now().getTime()) / 86_400_000
  for (const { email, mayStop } of await whoIsTold(tx, deps)) {
    const stop = { accountChangeId: waiting.id, recipient: email, now: deps.now(), days }
    const token = mayStop ? await drawStop(tx, stop) : undefined
    await queueEmail(tx, requestMail(deps, { waiting, iban, recipient: email, token, isSecond }))
  }
}
