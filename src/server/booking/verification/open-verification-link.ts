import { DomainError } from '../../../domain/errors.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { findVerificationLink, takeVerificationLink } from './store.ts'

/** A verification link works once: it is used up when its page loads it. */
export function openVerificationLink({ db, now }: Pick<Deps, 'db' | 'now'>, token: string) {
  return db.transaction(async (tx) => {
    const link = await takeVerificationLink(tx, token, now())
    if (!link) {
      const known = await findVerificationLink(tx, token)
      throw new DomainError(known ? 'VERIFICATION_LINK_USED' : 'VERIFICATION_LINK_INVALID')
    }
    await writeAudit(tx, {
      actor: traveller,
      action: 'opened',
      entity: 'verification_link',
      entityId: link.id,
      before: { used: false },
      after: { used: true },
    })
    return { sumsubUrl: link.sumsubUrl, customerName: link.customerName }
  })
}
