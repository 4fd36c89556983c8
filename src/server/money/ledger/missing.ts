import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { cassaContract } from '../../../contract/admin/money/cassa.ts'
import type { PlanStep } from '../../../domain/booking/payment-plan.ts'
import { addDays, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { addWorkingDays, declaredPatience, reminderText } from '../../../domain/money/reminders.ts'
import { dueStep } from '../../accounts/amounts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { remindedOf } from '../payments/reminder-mails.ts'
import { outstanding } from './figures.ts'

type Missing = Extract<keyof typeof cassaContract, 'missing'>
type Output = z.input<NonNullable<(typeof cassaContract)[Missing]['~orpc']['outputSchema']>>
type Item = Output['items'][number]

/** Payments due within this many days are listed too. */
const soonDays = 7
const mostItems = 300
const declared = ['bank_transfer_pending', 'pending_confirmation'] as const

/** Overdue payments and partial ones. */
export async function listMissing(deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>): Promise<Output> {
  const { db, now } = deps
  const today = todayInRome(now())
  const rows = await db
    .select()
    .from(travelBookings)
    .where(
      and(
        // The same bookings as in `outstanding`, of which this is a part: payments of past trips are still
        // owed.
        sql`${travelBookings.status} in ('pending', 'payment_initiated', 'confirmed') and ${travelBookings.paymentStatus} not in ('paid', 'not_required', 'refunded')`,
        sql`(${inArray(travelBookings.paymentStatus, [...declared])}
          or (${eq(travelBookings.paymentStatus, 'deposit_paid')} and ${travelBookings.balanceDueDate} <= ${addDays(today, soonDays)})
          or (${travelBookings.amountPaid} > 0 and ${travelBookings.amountPaid} < ${travelBookings.depositAmount} and ${travelBookings.paymentStatus} <> 'deposit_paid'))`,
      ),
    )
    .orderBy(travelBookings.startDate, travelBookings.id)
    .limit(mostItems)
  const told = await remindersOf(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.flatMap((booking) => {
    const kind = kindOf(booking, today)
    const step = dueStep(booking)
    return kind && step ? [itemOf(deps, booking, { kind, step }, told.get(booking.id))] : []
  })
  const order: Item['kind'][] = ['overdue', 'declared', 'underpaid', 'due']
  return {
    items: items.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    outstanding: await outstanding(db),
  }
}

function kindOf(booking: Booking, today: IsoDate): Item['kind'] | null {
  if (booking.paymentStatus === 'deposit_paid') {
    return booking.balanceDueDate && booking.balanceDueDate < today ? 'overdue' : 'due'
  }
  if (booking.amountPaid > 0) return 'underpaid'
  const since = todayInRome(booking.transferDeclaredAt ?? booking.updatedAt)
  return addWorkingDays(since, declaredPatience) <= today ? 'declared' : null
}

function itemOf(
  { now, publicUrl }: Pick<Deps, 'now' | 'publicUrl'>,
  booking: Booking,
  { kind, step }: { kind: Item['kind']; step: PlanStep },
  told: Told | undefined,
): Item {
  return {
    kind,
    booking,
    name: step.name,
    cents: step.open,
    dueOn: step.dueOn,
    remindedAt: told?.last ?? null,
    reminders: told?.count ?? 0,
    whatsApp: whatsAppText(booking, step, now(), publicUrl),
  }
}

function whatsAppText(booking: Booking, step: PlanStep, now: Date, publicUrl: string): string {
  const address = `${publicUrl}/#/payment-custom/${booking.id}`
  return reminderText(remindedOf(booking, step, now), booking.paymentReference, address)
}

type Told = { last: string; count: number }

async function remindersOf(db: Db, ids: readonly string[]): Promise<Map<string, Told>> {
  if (ids.length === 0) return new Map()
  const rows = await selectRows<{ id: string; last: string | Date; count: number }>(
    db,
    sql`select booking_id as id, max(created_at) as last, count(*)::int as count
      from payment_reminders where booking_id = any(${`{${ids.join(',')}}`}::uuid[]) group by booking_id`,
  )
  return new Map(
    rows.map(({ id, last, count }) => [
      id,
      { last: new Date(last).toISOString(), count: Number(count) },
    ]),
  )
}
