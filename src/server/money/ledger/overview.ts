import { sql } from 'drizzle-orm'
import { addDays, type IsoDate, todayInRome, weekdayOf } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { Deps } from '../../platform/deps.ts'
import { dueCosts } from './costs.ts'
import { type ExpectedPayment, expectedPayments } from './expected.ts'
import { outstanding, receivedByAccount, receivedByDay } from './figures.ts'
import { listClosedMonths } from './months.ts'

const weeksBack = 12
const weeksAhead = 13

export function mondayOf(day: IsoDate): IsoDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

/** Cash in by week and what is expected, by account, and how each departure stands. */
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
  // What is late is to be paid now.
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

/** What came and what is to come, the busiest account first. */
function byAccount(received: readonly Received[], expected: readonly ExpectedPayment[]) {
  const accounts = new Map(received.map((row) => [row.account, { ...row, expected: 0 }]))
  for (const { iban, cents } of expected) {
    const key = iban ?? 'bank'
    const account = accounts.get(key) ?? { account: key, received: 0, expected: 0 }
    accounts.set(key, { ...account, expected: account.expected + cents })
  }
  return [...accounts.values()].toSorted(
    (a, b) => b.received + b.expected - (a.received + a.expected),
  )
}

type Standing = {
  tripId: string
  title: string
  startDate: string
  total: number
  paid: number
  late: number
  costs: number
}

async function departureStandings(db: Db, today: IsoDate) {
  const rows = await selectRows<Standing>(
    db,
    sql`select b.trip_id as "tripId", max(b.destination_title) as title, b.start_date::text as "startDate",
      sum(b.total_price * 100)::int as total, sum(least(b.amount_paid, b.total_price) * 100)::int as paid,
      count(*) filter (where b.amount_paid < b.total_price and b.balance_due_date < ${today})::int as late,
      coalesce((select sum(c.amount * 100)::int from departure_costs c
        where c.trip_id = b.trip_id and c.start_date = b.start_date), 0) as costs
      from travel_bookings b
      where b.status in ('confirmed', 'pending', 'payment_initiated') and b.start_date >= ${today} and b.total_price > 0
      group by b.trip_id, b.start_date order by b.start_date limit 60`,
  )
  return rows.map(({ late, ...row }) => ({
    tripId: row.tripId,
    title: row.title,
    startDate: row.startDate,
    total: Number(row.total),
    paid: Number(row.paid),
    costs: Number(row.costs),
    light: lightOf(Number(row.total), Number(row.paid), Number(late)),
  }))
}

/** Red: a balance is late. Yellow: less than half has come. Green: all is well. */
function lightOf(total: number, paid: number, late: number): 'green' | 'yellow' | 'red' {
  if (late > 0) return 'red'
  return paid * 2 < total ? 'yellow' : 'green'
}
