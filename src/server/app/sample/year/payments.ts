import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BookingStatus } from '../../../../domain/booking/bookings.ts'
import { todayInRome } from '../../../../domain/dates.ts'
import { randomInt } from '../../../../domain/random.ts'
import { cancelBooking } from '../../../booking/bookings/cancel-booking.ts'
import { confirmPayment } from '../../../money/payments/confirm-payment.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import { staffActor } from '../house.ts'
import { dayMs, inHundred, type Life } from './life.ts'

/** Marks a booking as paid by a transfer that only the next bank statement shows. */
export type PaysByBank = (id: string) => void

type Course = { leaves: number; bank: PaysByBank }

/** Plans what becomes of a booking: most are paid, some are abandoned, a few are cancelled. */
export function scheduleMoney(life: Life, id: string, { leaves, bank }: Course): void {
  const { random, agenda, clock, attempt } = life
  const fate = random() * 100
  const now = clock.now().getTime()
  // Abandoned: its spots are released automatically.
  if (fate < 8) return
  const declares = now + randomInt(random, 2, 40) * 1_800_000
  agenda.add(declares, async () => {
    await attempt(() => life.visitor('10.8.0.1').payments.declareTransfer({ id }))
  })
  if (fate < 30) {
    agenda.add(declares + dayMs, async () => bank(id))
  } else {
    agenda.add(declares + randomInt(random, 1, 3) * dayMs, () => payDeposit(life, id, fate > 92))
  }
  if (fate > 84 && fate < 92) {
    agenda.add(declares + randomInt(random, 6, 20) * dayMs, () => leave(life, id, fate > 88))
  }
  agenda.add(leaves - randomInt(random, 15, 29) * dayMs, () => payRest(life, id))
}

export type BookingNow = {
  version: number
  status: BookingStatus
  depositAmount: number
  amountPaid: number
  balance: number
  contactName: string
  paymentReference: string | null
}

/** The booking's current state, for the next action on it. */
export async function bookingOf({ deps }: Life, id: string): Promise<BookingNow | undefined> {
  const [row] = await selectRows<BookingNow>(
    deps.db,
    sql`select version, status, (deposit_amount * 100)::int as "depositAmount", (amount_paid * 100)::int as "amountPaid",
      ((total_price - amount_paid) * 100)::int as balance, contact_name as "contactName", payment_reference as "paymentReference"
      from travel_bookings where id = ${id}`,
  )
  return row
}

export async function payDeposit(life: Life, id: string, inCash: boolean): Promise<void> {
  const booking = await bookingOf(life, id)
  if (!booking || booking.amountPaid > 0 || booking.status === 'cancelled') return
  await receive(life, id, {
    expectedVersion: booking.version,
    covers: 'deposit',
    amount: booking.depositAmount,
    method: inCash ? 'cash' : 'bank_transfer',
  })
}

async function payRest(life: Life, id: string): Promise<void> {
  const booking = await bookingOf(life, id)
  if (!booking || booking.status !== 'confirmed' || booking.balance <= 0) return
  await receive(life, id, {
    expectedVersion: booking.version,
    covers: 'full',
    amount: booking.balance,
    method: 'bank_transfer',
  })
}

type Received = Pick<
  Parameters<typeof confirmPayment>[1],
  'expectedVersion' | 'covers' | 'amount' | 'method'
>

/** The same as the staff's call, but without loading the booking's page afterwards. */
async function receive(life: Life, bookingId: string, received: Received): Promise<void> {
  const { attempt, deps, clock } = life
  await attempt(() =>
    confirmPayment(deps, {
      ...received,
      bookingId,
      receivedOn: todayInRome(clock.now()),
      externalId: `staff:${randomUUID()}`,
      actor: staffActor('administrator'),
    }),
  )
}

/** A traveller cancels; what is owed is refunded as money or as a voucher, or still waits for a refund. */
async function leave(life: Life, id: string, isAsked: boolean): Promise<void> {
  const { attempt, deps, administrator, random, agenda, clock } = life
  const booking = await bookingOf(life, id)
  if (!booking || booking.status === 'cancelled') return
  const left = await attempt(() =>
    cancelBooking(deps, {
      bookingId: id,
      expectedVersion: booking.version,
      actor: staffActor('consultant'),
      who: isAsked ? 'traveller' : 'agency',
    }),
  )
  if (!left || left.amountPaid === 0) return
  agenda.add(clock.now().getTime() + randomInt(random, 4, 12) * dayMs, async () => {
    const owed = (await attempt(() => administrator.cassa.refunds()))?.items
    const cents = owed?.find((one) => one.booking.id === id)?.cents ?? 0
    if (cents === 0) return
    const byVoucher = inHundred(random, 40)
    await attempt(() =>
      administrator.cassa.refund({
        id,
        amount: cents,
        method: byVoucher ? 'voucher' : 'transfer',
        refundedOn: todayInRome(clock.now()),
        submissionId: randomUUID(),
        ...(byVoucher ? { acceptance: 'Per email, il giorno dopo' } : {}),
      }),
    )
  })
}
