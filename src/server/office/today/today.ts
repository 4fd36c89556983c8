import { and, asc, gte, lte, sql } from 'drizzle-orm'
import type { TodayPeriod } from '../../../contract/admin/office/today.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { warningDays } from '../../../domain/catalogue/barometer.ts'
import { fewSpotsLimit } from '../../../domain/catalogue/departures.ts'
import { addDays, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { receiptHours } from '../../../domain/money/payments.ts'
import { dueStep } from '../../accounts/amounts.ts'
import {
  type BookingRow,
  needsAssistance,
  toVerify,
  withoutSpots,
} from '../../booking/bookings/admin-store.ts'
import { nextDepartures, stillLeaves, toDecide } from '../../booking/departures/admin-store.ts'
import type { StoredDeparture } from '../../booking/departures/store.ts'
import { reviewsToRead } from '../../booking/reviews/admin-store.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import type { Staff } from '../../http/session.ts'
import { outstanding, received, refundsOwed, unmatchedLines } from '../../money/ledger/figures.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import type { Deps } from '../../platform/deps.ts'
import { expensesToDecide } from '../../road/diary/store.ts'
import { longestWaiting } from '../../trip/requests/store.ts'
import { recentAlerts, recentEntries } from '../audit/list-entries.ts'
import { launchItems } from '../launch/checks.ts'
import { periodSpans } from './periods.ts'
import {
  balanceDueBy,
  bookingsMade,
  countDepartures,
  documentsToView,
  failedMails,
  firstBookings,
  newMessages,
  spotsSold,
} from './store.ts'

const balanceDays = 14
const lookAheadDays = 60
const fewTravellers = 3

export async function summary({ db, now }: Pick<Deps, 'db' | 'now'>, period: TodayPeriod) {
  const today = todayInRome(now())
  const { current, previous } = periodSpans(period, today)
  const [bookings, bookingsBefore, revenue, revenueBefore, open, spots] = await Promise.all([
    bookingsMade(db, current),
    bookingsMade(db, previous),
    received(db, current),
    received(db, previous),
    outstanding(db),
    spotsSold(db, today),
  ])
  return {
    ...current,
    bookings: { current: bookings, previous: bookingsBefore },
    revenue: { current: revenue, previous: revenueBefore },
    outstanding: open,
    spots,
  }
}

/** What waits for staff, the oldest first. */
export async function attention(deps: Deps & { staff: Staff }) {
  const { db, now } = deps
  const today = todayInRome(now())
  const oldest = asc(travelBookings.updatedAt)
  const [
    transfers,
    cards,
    unseated,
    balances,
    spots,
    documents,
    failed,
    messages,
    reviews,
    recent,
    upcoming,
    launch,
    reveals,
    unmatched,
    owed,
    requests,
    expenses,
  ] = await Promise.all([
    firstBookings(db, toVerify, oldest),
    firstBookings(db, needsAssistance, oldest),
    firstBookings(db, withoutSpots, oldest),
    firstBookings(
      db,
      balanceDueBy(addDays(today, balanceDays)),
      asc(travelBookings.balanceDueDate),
    ),
    departuresToWatch(deps, today),
    documentsToView(db),
    failedMails(db),
    newMessages(db),
    reviewsToRead(db),
    recentEntries(deps, 8),
    nextDepartures(deps, { from: today }, 6),
    deps.staff.role === 'administrator' ? launchItems(deps) : [],
    deps.staff.role === 'administrator' ? recentAlerts(db, now()) : [],
    unmatchedLines(db),
    refundsOwed(db),
    longestWaiting(db, today),
    expensesToDecide(db),
  ])
  const brief = (list: { items: BookingRow[]; total: number }) => ({
    total: list.total,
    items: list.items.map((row) => bookingBrief(row, now())),
  })
  return {
    declaredTransfers: brief(transfers),
    cardAssistance: brief(cards),
    withoutSpots: brief(unseated),
    balancesDue: brief(balances),
    ...spots,
    documentsToView: documents,
    failedMails: failed,
    newMessages: messages,
    reviewsToRead: reviews,
    unusualReveals: reveals,
    unmatchedLines: unmatched,
    refundsOwed: owed,
    travellerRequests: requests,
    expensesToDecide: {
      total: expenses.total,
      first: expenses.first && onRoad(deps, expenses.first),
    },
    launch,
    recent,
    upcoming,
  }
}

function onRoad(deps: Pick<Deps, 'catalogue'>, departure: StoredDeparture) {
  const { id, destinationId, startDate } = departure
  return { departureId: id, tripTitle: tripTitle(deps, tripIdOf(destinationId)), startDate }
}

async function departuresToWatch(deps: Pick<Deps, 'db' | 'catalogue'>, today: IsoDate) {
  const { db } = deps
  // On its day a departure leaves: nobody books or decides any more.
  const range = { from: addDays(today, 1), to: addDays(today, lookAheadDays) }
  const within = and(gte(travelDates.startDate, range.from), lte(travelDates.startDate, range.to))
  const few = and(stillLeaves(), sql`${travelDates.spotsAvailable} between 1 and ${fewSpotsLimit}`)
  const soon = addDays(today, warningDays[0])
  // Undecided departures are listed only there, not here too.
  const empty = and(
    stillLeaves(),
    sql`${travelDates.totalSpots} - ${travelDates.spotsAvailable} <= ${fewTravellers}`,
    sql`(${travelDates.decision} is not null or ${travelDates.startDate} > ${soon})`,
  )
  const undecided = toDecide()
  const [fewItems, fewTotal, emptyItems, emptyTotal, openItems, openTotal] = await Promise.all([
    nextDepartures(deps, range, 6, few),
    countDepartures(db, and(within, few)),
    nextDepartures(deps, range, 6, empty),
    countDepartures(db, and(within, empty)),
    nextDepartures(deps, { ...range, to: soon }, 6, undecided),
    countDepartures(db, and(within, lte(travelDates.startDate, soon), undecided)),
  ])
  return {
    fewSpots: { items: fewItems, total: fewTotal },
    fewBookings: { items: emptyItems, total: emptyTotal },
    toDecide: { items: openItems, total: openTotal },
  }
}

function bookingBrief(row: BookingRow, now: Date) {
  const hours = (now.getTime() - row.updatedAt.getTime()) / 3_600_000
  return {
    ...row,
    reference: bookingReference(row.id),
    updatedAt: row.updatedAt.toISOString(),
    overdue: hours > receiptHours,
    next: dueStep(row) ?? null,
  }
}
