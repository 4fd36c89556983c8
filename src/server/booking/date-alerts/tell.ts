import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import { isShownTrip } from '../../catalogue/editions/trips.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { newDatesMail } from './mails.ts'
import { awaitedTripIds, confirmedAlertsOf, type DateAlert, moveAlert } from './store.ts'

const perRun = 200
const datesPerMail = 3

/**
 * Announces stored departures only, never a trial's samples. Alerts for a hidden trip keep waiting, because
 * its page is not public.
 */
export async function tellOfNewDates(deps: Deps): Promise<void> {
  for (const tripId of await awaitedTripIds(deps.db)) {
    if (!isShownTrip(deps, tripId)) continue
    const dates = await datesOnSale(deps, tripId)
    if (dates.length === 0) continue
    for (const alert of await confirmedAlertsOf(deps.db, tripId, perRun)) {
      await tell(deps, alert, dates)
    }
  }
}

/** State and mail in one transaction, so that several processes send it only once. */
function tell(deps: Deps, { id }: DateAlert, dates: readonly IsoDate[]): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const told = await moveAlert(tx, { id, from: ['confirmed'], to: 'told' })
    if (told) await queueEmail(tx, newDatesMail(deps, told, dates))
  })
}

async function datesOnSale({ db, now }: Deps, tripId: string): Promise<IsoDate[]> {
  const rows = await db
    .select({ start: travelDates.startDate })
    .from(travelDates)
    .where(
      and(
        inArray(travelDates.destinationId, storedIdsOf(tripId)),
        gt(travelDates.startDate, todayInRome(now())),
        eq(travelDates.sales, 'open'),
        gt(travelDates.spotsAvailable, 0),
        or(isNull(travelDates.decision), ne(travelDates.decision, 'cancelled')),
      ),
    )
    .orderBy(asc(travelDates.startDate))
    .limit(datesPerMail)
  return rows.map(({ start }) => start)
}
