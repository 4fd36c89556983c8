import type { TodayPeriod } from '../../../contract/admin/office/today.ts'
import { funnelSteps } from '../../../contract/contact/funnel.ts'
import { addMonths, monthKey, todayInRome } from '../../../domain/dates.ts'
import { nextDepartures, stillLeaves } from '../../booking/departures/admin-store.ts'
import { receivedByDay, type Span } from '../../money/ledger/figures.ts'
import type { Deps } from '../../platform/deps.ts'
import { periodSpans } from './periods.ts'
import { bookingsByMonth, bookingsFromAds, bookingsMade, clicksBy, funnelCounts } from './store.ts'

export async function charts(deps: Pick<Deps, 'db' | 'now' | 'catalogue'>, period: TodayPeriod) {
  const { db, now } = deps
  const today = todayInRome(now())
  const { current } = periodSpans(period, today)
  const [months, departures, byNumber, byDestination, funnel] = await Promise.all([
    monthlyFigures({ db }, today),
    nextDepartures(deps, { from: today }, 20, stillLeaves()),
    clicksBy(db, 'phone_number', current),
    clicksBy(db, 'destination', current),
    funnelBySource({ db }, current),
  ])
  return {
    months,
    occupancy: departures.map(({ id, tripTitle, startDate, totalSpots, spotsTaken }) => ({
      departureId: id,
      tripTitle,
      startDate,
      totalSpots,
      spotsTaken,
    })),
    clicksByNumber: byNumber.map(({ name, clicks }) => ({ phoneNumber: name, clicks })),
    clicksByDestination: byDestination.map(({ name, clicks }) => ({ destination: name, clicks })),
    funnel,
  }
}

/** The last 12 months including this one; months without data have zeros. */
async function monthlyFigures({ db }: Pick<Deps, 'db'>, today: string) {
  const first = addMonths(`${monthKey(today)}-01`, -11)
  const span = { from: first, to: today }
  const [made, received] = await Promise.all([bookingsByMonth(db, span), receivedByDay(db, span)])
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthKey(addMonths(first, index))
    const sum = (kind: 'deposit' | 'full') =>
      received
        .filter((row) => monthKey(row.day) === month && row.kind === kind)
        .reduce((total, { cents }) => total + cents, 0)
    const [deposits, balances] = [sum('deposit'), sum('full')]
    return {
      month,
      bookings: made.find((row) => row.month === month)?.total ?? 0,
      revenue: deposits + balances,
      deposits,
      balances,
    }
  })
}

async function funnelBySource({ db }: Pick<Deps, 'db'>, span: Span) {
  const [counts, made, fromAds] = await Promise.all([
    funnelCounts(db, span),
    bookingsMade(db, span),
    bookingsFromAds(db, span),
  ])
  return (['ads', 'organic'] as const).map((source) => ({
    source,
    steps: funnelSteps.map((step) => ({
      step,
      count:
        step === 'booking'
          ? source === 'ads'
            ? fromAds
            : made - fromAds
          : (counts.find((row) => row.source === source && row.step === step)?.total ?? 0),
    })),
  }))
}
