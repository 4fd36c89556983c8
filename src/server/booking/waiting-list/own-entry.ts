import { endDate } from '../../../domain/catalogue/trips.ts'
import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { tripTerms, tripTitle } from '../../catalogue/editions/trips.ts'
import { type Actor, traveller } from '../../platform/audit/write-audit.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { findDepartureById } from '../departures/store.ts'
import { findLink } from '../links/store.ts'
import { endEntry } from './end-entry.ts'
import { findByToken, findEntry, partiesAhead, type WaitingEntry } from './store.ts'

/** What the party itself sees: its position, and its offer while it lasts. */
export async function viewEntry(deps: Pick<Deps, 'db' | 'catalogue'>, token: string) {
  const { db } = deps
  const entry = await findByToken(db, token)
  const departure = entry && (await findDepartureById(db, entry.departureId))
  if (!entry || !departure) throw new DomainError('WAITING_ENTRY_NOT_FOUND')
  const tripId = tripIdOf(departure.destinationId)
  const { startDate } = departure
  const link =
    entry.state === 'offered' && entry.bookingLinkId
      ? await findLink(db, entry.bookingLinkId)
      : undefined
  return {
    state: entry.state,
    tripId,
    tripTitle: tripTitle(deps, tripId),
    startDate,
    endDate: endDate(startDate, tripTerms(deps, tripId).days),
    people: entry.people,
    ahead: entry.state === 'waiting' ? await partiesAhead(db, entry) : 0,
    offer: link && {
      expiresAt: link.expiresAt.toISOString(),
      bookingToken: link.token,
      price: link.price,
    },
  }
}

/** Leaves the queue, or declines the offered places; repeating it changes nothing. */
export async function leaveList(deps: Pick<Deps, 'db'>, token: string): Promise<void> {
  const entry = await findByToken(deps.db, token)
  if (!entry) throw new DomainError('WAITING_ENTRY_NOT_FOUND')
  await end(deps, entry, entry.state === 'offered' ? 'declined' : 'left', traveller)
}

export async function removeEntry(
  deps: Pick<Deps, 'db'> & { actor: Actor },
  id: string,
): Promise<void> {
  const entry = await findEntry(deps.db, id)
  if (!entry) throw new DomainError('WAITING_ENTRY_NOT_FOUND')
  await end(deps, entry, 'removed', deps.actor)
}

function end(
  { db }: Pick<Deps, 'db'>,
  entry: WaitingEntry,
  state: 'declined' | 'left' | 'removed',
  actor: Actor,
) {
  return retrying(() => db.transaction((tx) => endEntry(tx, entry, { state, actor })))
}
