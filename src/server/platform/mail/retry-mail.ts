import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import type { Deps } from '../deps.ts'
import { resendMail } from './resend-mail.ts'
import { findMail, mailView, requeueFailed } from './store.ts'

type Retrying = Pick<Deps, 'db'> & { actor: Actor }

export async function retryMail(deps: Retrying, id: string) {
  await resendMail(deps, id, deps.actor, { onlyUnsent: true })
  const mail = await findMail(deps.db, id)
  if (!mail) throw new DomainError('NOT_FOUND')
  return mailView(mail)
}

export async function retryAllFailed({ db, actor }: Retrying): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await requeueFailed(tx)
    if (ids.length > 0) {
      const after = { queued: ids.length }
      await writeAudit(tx, {
        actor,
        action: 'all_failed_resent',
        entity: 'mail',
        entityId: 'failed',
        after,
      })
    }
    return ids.length
  })
}
