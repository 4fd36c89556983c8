import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

/**
 * The meaning of 'da incassare', 'incassato' and 'per conto' is defined in domain/money/money-figures.ts.
 * Here the database computes each sum once: Oggi, the Cassa and its Andamento all call these functions.
 */

/** Both days included. */
export type Span = { from: IsoDate; to: IsoDate }

const centsOf = (sum: SQL) => sql`coalesce(round(sum(${sum}) * 100), 0)::float8`

/** The same condition as in the partial index that holds exactly these rows. */
export async function outstanding(db: Db): Promise<Cents> {
  const [row] = await selectRows<{ cents: number }>(
    db,
    sql`select ${centsOf(sql`greatest(total_price - amount_paid, 0)`)} as cents from travel_bookings
      where status in ('pending', 'payment_initiated', 'confirmed')
        and payment_status not in ('paid', 'not_required', 'refunded')`,
  )
  return Number(row?.cents ?? 0)
}

/** Every movement of money on those days; answered from the index alone. */
const moved = ({ from, to }: Span) =>
  sql`booking_payments where received_on between ${from} and ${to} and provider <> 'voucher'`

export async function received(db: Db, span: Span): Promise<Cents> {
  const [row] = await selectRows<{ cents: number }>(
    db,
    sql`select ${centsOf(sql`amount`)} as cents from ${moved(span)}`,
  )
  return Number(row?.cents ?? 0)
}

type DayRow = { day: IsoDate; kind: 'deposit' | 'full'; cents: Cents }

/** Sums by day, deposits and balances separately. */
export async function receivedByDay(db: Db, span: Span): Promise<DayRow[]> {
  const rows = await selectRows<DayRow>(
    db,
    sql`select received_on::text as day, kind, ${centsOf(sql`amount`)} as cents from ${moved(span)} group by received_on, kind`,
  )
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}

/**
 * The same movements by account: the account of the bank line where there is one, else the booking's account.
 * A correction is subtracted from the account where the money had been recorded.
 */
export async function receivedByAccount(db: Db, { from, to }: Span) {
  const rows = await selectRows<{ account: string; cents: number }>(
    db,
    sql`with seen as (
        select a.payment_id, max(e.account_iban) as iban from entry_allocations a
        join statement_entries e on e.id = a.entry_id
        where a.payment_id is not null and a.reverses_id is null
          and not exists (select 1 from entry_allocations u where u.reverses_id = a.id)
        group by a.payment_id
      )
      select place as account, ${centsOf(sql`amount`)} as cents from (
        select l.amount, case l.account
          when 'bank' then coalesce(seen.iban, l.detail, 'bank')
          when 'refunds' then coalesce(seen.iban, l.detail, 'bank')
          when 'corrections' then coalesce((
            select case x.account when 'bank' then coalesce(x.detail, 'bank') else x.account end
            from ledger_entries x where x.booking_id = l.booking_id and x.id < l.id
              and x.account in ('bank', 'card', 'cash', 'pos', 'cheque')
            order by x.id desc limit 1), 'corrections')
          else l.account end as place
        from ledger_entries l left join seen on seen.payment_id = l.posting_id
        where l.posted_on between ${from} and ${to} and l.account not in ('customer', 'vouchers', 'opening')
      ) lines group by place order by 2 desc, 1`,
  )
  return rows.map(({ account, cents }) => ({ account, received: Number(cents) }))
}

/** Bank lines not fully allocated, and the sum that is open. */
export async function unmatchedLines(db: Db): Promise<{ count: number; cents: Cents }> {
  const [row] = await selectRows<{ count: number; cents: number }>(
    db,
    sql`select count(*)::int as count, ${centsOf(sql`amount - allocated`)} as cents from statement_entries
      where allocated <> amount`,
  )
  return { count: Number(row?.count ?? 0), cents: Number(row?.cents ?? 0) }
}

/**
 * 'Da rimborsare': what cancelled bookings have paid beyond their penalty, and other bookings beyond their
 * price.
 */
export async function refundsOwed(db: Db): Promise<{ count: number; cents: Cents }> {
  const [row] = await selectRows<{ count: number; cents: number }>(
    db,
    sql`select count(*)::int as count, ${centsOf(sql`amount_paid - case when status = 'cancelled' then leaving_penalty else total_price end`)} as cents
      from travel_bookings where ${owesMoney}`,
  )
  return { count: Number(row?.count ?? 0), cents: Number(row?.cents ?? 0) }
}

/** The same rule as `refundOwed`, as SQL. */
export const owesMoney = sql`amount_paid > 0 and (status = 'cancelled' or amount_paid > total_price) and amount_paid > case when status = 'cancelled' then leaving_penalty else total_price end`
