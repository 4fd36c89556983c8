import { sql } from 'drizzle-orm'
import { addDays, type IsoDate, todayInRome, weekdayOf } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { Deps } from '../../platform/deps.ts'
import { dueCosts } from './costs.ts'
import { departureKey, departureMargins } from './departure-margin.ts'
import { type ExpectedPayment, expectedPayments } from './expected.ts'
import { outstanding, receivedByAccount, receivedByDay } from './figures.ts'
import { listClosedMonths } from './months.ts'

const weeksBack = 12
const weeksAhead = 13

export function mondayOf(day: IsoDate): IsoDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

/** Received and expected money by week and by account, and the state of each departure. */
export async function cassaOverview(deps: Pick<Deps, 'db' | 'now' | 'catalogue'>) {
  const { db, now } = deps
  const today = todayInRome(now())
  const span = { from: addDays(mondayOf(today), -7 * weeksBack), to: today }
  const [days, expectations, accounts, open, departures, closedMonths, costs] = await Promise.all([
    receivedByDay(db, span),
    expectedPayments(db, today, addDays(today, 7 * weeksAhead)),
    receivedByAccount(db, span),
    outstanding(db),
    departureStandings(db, today),
    listClosedMonths(db),
    dueCosts(deps),
  ])
  const [came, expected] = [byWeek(days), byWeek(expectations)]
  // Overdue costs are due now.
  const due = byWeek(
    costs.map(({ dueOn, amount }) => ({ day: dueOn < today ? today : dueOn, cents: amount })),
  )
  const weeks = Array.from({ length: weeksBack + weeksAhead + 1 }, (_, index) => {
    const week = addDays(span.from, 7 * index)
    return {
      week,
      received: came.get(week) ?? 0,
      expected: expected.get(week) ?? 0,
      due: due.get(week) ?? 0,
    }
  })
  return {
    ...span,
    outstanding: open,
    weeks,
    dueCosts: costs,
    accounts: byAccount(accounts, expectations),
    departures,
    closedMonths,
  }
}

function byWeek(rows: readonly { day: IsoDate; cents: Cents }[]): Map<IsoDate, number> {
  const weeks = new Map<IsoDate, number>()
  for (const { day, cents } of rows) {
    const week = mondayOf(day)
    weeks.set(week, (weeks.get(week) ?? 0) + cents)
  }
  return weeks
}

type Received = { account: string; received: Cents }

/** Received and expected money by account, the largest first. */
function byAccount(received: readonly Received[], expected: readonly ExpectedPayment[]) {
  const accounts = new Map(received.map((row) => [row.account, { ...row, expected: 0 }]))
  for (const { iban, cents } of expected) {
    const key = iban ?? 'bank'
    const account = accounts.get(key) ?? { account: key, received: 0, expected: 0 }
    accounts.set(key, { ...account, expected: account.expected + cents })
  }
  return [...accounts.values()].toSorted(
    (a, b) =>
      b.received + b.expected - (a.received + a.expected) || (a.account < b.account ? -1 : 1),
  )
}

type Standing = {
  tripId: string
  title: string
  startDate: IsoDate
  paid: number
  late: number
}

/** The next departures with bookings. */
async function departureStandings(db: Db, today: IsoDate) {
  const rows = await selectRows<Standing>(
    db,
    sql`select trip_id as "tripId", max(destination_title) as title, start_date::text as "startDate",
      sum(least(amount_paid, total_price) * 100)::float8 as paid,
      count(*) filter (where amount_paid < total_price and balance_due_date < ${today})::int as late
      from travel_bookings
      where status <> 'cancelled' and start_date >= ${today} and total_price > 0
      group by trip_id, start_date order by start_date, trip_id limit 60`,
  )
  const standings = new Map<string, Standing>()
  for (const row of rows) {
    const { paid, late } = standings.get(departureKey(row)) ?? { paid: 0, late: 0 }
    const sums = { paid: paid + Number(row.paid), late: late + Number(row.late) }
    standings.set(departureKey(row), { ...row, ...sums })
  }
  const marginOf = await departureMargins(db, { from: today })
  return [...standings.values()].map(({ late, ...row }) => {
    const { sold: total, costs } = marginOf(row)
    return { ...row, total, costs, light: lightOf(total, row.paid, late) }
  })
}

/** Red: a balance is overdue. Yellow: less than half was paid. Green: otherwise. */
function lightOf(total: number, paid: number, late: number): 'green' | 'yellow' | 'red' {
  if (late > 0) return 'red'
  return paid * 2 < total ? 'yellow' : 'green'
}
