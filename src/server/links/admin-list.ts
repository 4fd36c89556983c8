import { DomainError } from '../../domain/errors.ts'
import { linkState } from '../../domain/links.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import type { PageRequest } from '../db/paging.ts'
import type { Deps } from '../deps.ts'
import {
  expireLink,
  findListedLink,
  type LinkFilters,
  lockLink,
  pageOfLinks,
} from './admin-store.ts'
import { adminLinkView } from './admin-view.ts'

export async function listLinks(deps: Deps, input: LinkFilters & PageRequest) {
  const { page, pageSize, ...filters } = input
  const found = await pageOfLinks(deps.db, filters, { page, pageSize }, deps.now())
  return { ...found, items: found.items.map((link) => adminLinkView(deps, link)) }
}

export async function requireLinkView(deps: Deps, id: string) {
  const link = await findListedLink(deps.db, id)
  if (!link) throw new DomainError('LINK_NOT_FOUND')
  return adminLinkView(deps, link)
}

/** Ending an ended link changes nothing; what was booked through it stays. */
export async function endLink(deps: Deps & { actor: Actor }, id: string) {
  const { actor, now } = deps
  await deps.db.transaction(async (tx) => {
    const link = await lockLink(tx, id)
    if (!link) throw new DomainError('LINK_NOT_FOUND')
    if (linkState(link, now()) === 'expired') return
    // A link lives up to and including its moment of expiry.
    const end = new Date(now().getTime() - 1)
    await expireLink(tx, id, end)
    await writeAudit(tx, {
      actor,
      action: 'ended',
      entity: 'link',
      entityId: id,
      before: { expiresAt: link.expiresAt.toISOString() },
      after: { expiresAt: end.toISOString() },
    })
  })
  return requireLinkView(deps, id)
}
