import { sql } from 'drizzle-orm'
import { normaliseIban } from '../../../domain/accounts/iban.ts'
import type { PaymentStatus } from '../../../domain/booking/bookings.ts'
import { type Instalment, planSteps } from '../../../domain/booking/payment-plan.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

export type ExpectedPayment = { day: IsoDate; cents: Cents; iban: string | null }

type Row = {
  total: number
  deposit: number
  paid: number
  plan: Instalment[] | null
  dueOn: IsoDate | null
  paymentStatus: PaymentStatus
  iban: string | null
}

/**
 * The payments expected until that day: from plans, or from deposit and balance where there is no plan.
 * Overdue ones count for today. Bookings without any payment or declaration are left out.
 */
export async function expectedPayments(
  db: Db,
  today: IsoDate,
  to: IsoDate,
): Promise<ExpectedPayment[]> {
  const rows = await selectRows<Row>(
    db,
    sql`select (b.total_price * 100)::int as total, (b.deposit_amount * 100)::int as deposit,
      (b.amount_paid * 100)::int as paid, b.payment_plan as plan, b.balance_due_date::text as "dueOn",
      b.payment_status as "paymentStatus", coalesce(i.iban, b.configured_account->>'iban') as iban
      from travel_bookings b left join booking_links l on l.id = b.booking_link_id
      left join saved_ibans i on i.id = coalesce(b.iban_id, l.iban_id)
      where b.status in ('pending', 'payment_initiated', 'confirmed') and b.total_price > b.amount_paid
        and b.payment_status in ('deposit_paid', 'bank_transfer_pending', 'pending_confirmation')
        and b.start_date >= ${today}`,
  )
  return rows.flatMap((row) => paymentsOf(row, today)).filter(({ day }) => day <= to)
}

function paymentsOf(row: Row, today: IsoDate): ExpectedPayment[] {
  const booking = {
    totalPrice: row.total,
    depositAmount: row.deposit,
    amountPaid: row.paid,
    paymentPlan: row.plan,
    balanceDueDate: row.dueOn,
  }
  const iban = row.iban === null ? null : normaliseIban(row.iban)
  return planSteps(booking, row.paymentStatus === 'deposit_paid')
    .filter(({ open }) => open > 0)
    .map(({ open, dueOn }) => ({
      day: dueOn !== null && dueOn > today ? dueOn : today,
      cents: open,
      iban,
    }))
}
