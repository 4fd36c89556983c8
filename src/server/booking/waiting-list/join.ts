import { adminToken } from '../../../domain/booking/links.ts'
import { joinAllowance, placesText } from '../../../domain/booking/waiting-list.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { mailboxOf } from '../../../domain/mail-allowance.ts'
import { requireShownTrip } from '../../catalogue/editions/trips.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueFormMail } from '../../platform/mail/visitor-mail.ts'
import { secureRandom } from '../../platform/random.ts'
import { lockDeparture, type StoredDeparture } from '../departures/store.ts'
import { joinedMail } from './mails.ts'
import { insertEntry } from './store.ts'

export type JoinRequest = {
  tripId: string
  startDate: IsoDate
  people: number
  name: string
  email: string
  phone: string
}

/** The same address joins only once, keeps its first place, and gets the same answer. */
export async function joinWaitingList(
  deps: Deps,
  request: JoinRequest,
  visitor: string,
): Promise<void> {
  await requireShare(deps, request, visitor)
  await deps.db.transaction((tx) => join(tx, deps, request))
}

/** Limits invented entries, because places that become free are held a day for each party. */
async function requireShare({ db, now }: Deps, { email }: JoinRequest, visitor: string) {
  const { network, mailbox } = joinAllowance
  const shares = [
    { what: 'waiting-network', whose: visitor, amount: 1, limit: network },
    { what: 'waiting-mailbox', whose: mailboxOf(email), amount: 1, limit: mailbox },
  ]
  for (const share of shares) {
    if (!(await takeOfDay(db, now(), share))) throw new DomainError('RATE_LIMITED')
  }
}

async function join(tx: Tx, deps: Deps, request: JoinRequest): Promise<void> {
  const { people, name, email, phone } = request
  const departure = await requireFullDeparture(tx, deps, request)
  if (people > departure.totalSpots) {
    throw wrongField('people', `Il gruppo ha al massimo ${placesText(departure.totalSpots)}.`)
  }
  const entry = await insertEntry(tx, {
    departureId: departure.id,
    token: adminToken(secureRandom),
    contactName: name,
    contactEmail: email,
    contactPhone: phone,
    people,
  })
  if (!entry) return
  await writeAudit(tx, {
    actor: traveller,
    action: 'waiting_joined',
    entity: 'waiting_entry',
    entityId: entry.id,
    after: { departureId: departure.id, people },
  })
  await queueFormMail(tx, deps, joinedMail(deps, entry, departure))
}

/**
 * Checked under the lock, so that a party told that the departure is full joins before the next place becomes
 * free.
 */
async function requireFullDeparture(
  tx: Tx,
  deps: Deps,
  { startDate, people, ...request }: JoinRequest,
): Promise<StoredDeparture> {
  const tripId = requireShownTrip(deps, request.tripId)
  if (hasDeparted(startDate, todayInRome(deps.now()))) throw new DomainError('TRIP_DEPARTED')
  const departure = await lockDeparture(tx, tripId, startDate)
  if (!departure) throw new DomainError('DEPARTURE_NOT_FOUND')
  if (departure.decision === 'cancelled') throw new DomainError('DEPARTURE_CANCELLED')
  if (departure.sales !== 'open') throw new DomainError('DEPARTURE_CLOSED')
  if (departure.spotsAvailable >= people) {
    throw new DomainError('DEPARTURE_HAS_ROOM', { left: departure.spotsAvailable })
  }
  return departure
}
