import { todayInRome } from '../../domain/dates.ts'
import { DomainError } from '../../domain/errors.ts'
import { linkState } from '../../domain/links.ts'
import type { Db, Tx } from '../db/client.ts'
import { type BookingLink, findLinkByToken } from './store.ts'

/** The link behind a token, as long as it may be used. */
export async function requireOpenLink(db: Db | Tx, token: string, now: Date): Promise<BookingLink> {
  const link = await findLinkByToken(db, token)
  if (!link) throw new DomainError('LINK_NOT_FOUND')
  if (linkState(link, now) === 'expired') throw new DomainError('LINK_EXPIRED')
  if (link.startDate <= todayInRome(now)) throw new DomainError('TRIP_DEPARTED')
  return link
}
