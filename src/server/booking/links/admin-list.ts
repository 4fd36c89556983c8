import { linkState } from '../../../domain/booking/links.ts'
import { DomainError } from '../../../domain/errors.ts'
import { lastBefore } from '../../platform/audit/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { PageRequest } from '../../platform/db/paging.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  expireLink,
  findListedLink,
  type LinkFilters,
  lockLink,
  openLinksOf,
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

type Ending = Pick<Deps, 'now'> & { actor: Actor }

/** Ending an ended link changes nothing; bookings made through it stay. */
export async function endLink(deps: Deps & { actor: Actor }, id: string) {
  await deps.db.transaction((tx) => end(tx, deps, id))
  return requireLinkView(deps, id)
}

/** Ends all links to one day, in the transaction that removes that day. */
export async function endLinksOf(
  tx: Tx,
  by: Ending,
  day: { tripIds: readonly string[]; startDate: string },
): Promise<void> {
  for (const id of await openLinksOf(tx, day, by.now())) await end(tx, by, id)
}

async function end(tx: Tx, { actor, now }: Ending, id: string): Promise<void> {
  const link = await lockLink(tx, id)
  if (!link) throw new DomainError('LINK_NOT_FOUND')
  if (linkState(link, now()) === 'expired') return
  // A link is still valid at its moment of expiry.
  const moment = new Date(now().getTime() - 1)
  await expireLink(tx, id, moment)
  await writeAudit(tx, {
    actor,
    action: 'ended',
    entity: 'link',
    entityId: id,
    before: { expiresAt: link.expiresAt.toISOString() },
    after: { expiresAt: moment.toISOString() },
  })
}

/** Restores the original expiry of an ended link; a link that expired by itself stays expired. */
export async function restoreLink(deps: Deps & { actor: Actor }, id: string) {
  const { actor, now } = deps
  await deps.db.transaction(async (tx) => {
    const link = await lockLink(tx, id)
    if (!link) throw new DomainError('LINK_NOT_FOUND')
    if (linkState(link, now()) !== 'expired') return
    const expiresAt = await expiryBeforeEnd(tx, id)
    if (!expiresAt || expiresAt <= now()) throw new DomainError('LINK_EXPIRED')
    await expireLink(tx, id, expiresAt)
    await writeAudit(tx, {
      actor,
      action: 'restored',
      entity: 'link',
      entityId: id,
      before: { expiresAt: link.expiresAt.toISOString() },
      after: { expiresAt: expiresAt.toISOString() },
    })
  })
  return requireLinkView(deps, id)
}

/** The audit log contains the expiry from before the link was ended. */
async function expiryBeforeEnd(tx: Tx, id: string): Promise<Date | undefined> {
  const before = await lastBefore(tx, 'link', id, 'ended')
  const expiresAt = (before as { expiresAt?: string } | null)?.expiresAt
  return expiresAt ? new Date(expiresAt) : undefined
}
