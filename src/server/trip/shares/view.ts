import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { sharesViewSchema } from '../../../contract/trip/shares.ts'
import { nextOfShare, type Share, shareCausale } from '../../../domain/booking/shares.ts'
import { travellerNumber } from '../../../domain/booking/traveller-numbers.ts'
import { isHoldOver, paymentPromise } from '../../../domain/money/payment-promise.ts'
import { receiptCode } from '../../../domain/money/receipts.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import { amountDue } from '../../accounts/amounts.ts'
import { bankAccountOf, transferCode } from '../../accounts/bank-account.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { isShared, readShares } from '../../money/shares/open-shares.ts'
import { maySwitchOff, maySwitchOn } from '../../money/shares/switch-shares.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { Deps } from '../../platform/deps.ts'

export type SharesView = z.input<typeof sharesViewSchema>

/** The contact sees all parts; other travellers see only their own and nothing of what the others pay. */
export async function viewShares(deps: Deps, booking: Booking, seat: number): Promise<SharesView> {
  const leads = seat === leaderSeat
  const isOn = isShared(booking) && booking.status !== 'cancelled'
  const maySwitch = leads && (isOn ? await maySwitchOff(deps.db, booking) : maySwitchOn(booking))
  if (!isOn) return { isOn, maySwitch, shares: [], rest: null, transfer: null, receipts: [] }
  const all = await readShares(deps.db, booking)
  const shown = leads ? all : all.filter((share) => share.seat === seat)
  return {
    isOn,
    maySwitch,
    shares: shown.map((share) => shareView(booking, share, seat)),
    rest: leads ? all.reduce((sum, { open }) => sum + open, 0) : null,
    transfer: await transferOf(deps, booking, all[seat]),
    receipts: await receiptsOf(deps.db, booking.id, seat),
  }
}

function shareView(booking: Booking, share: Share, seat: number): SharesView['shares'][number] {
  const person = booking.travelers[share.seat]
  const next = nextOfShare(share)
  const { total, received, open } = share
  return {
    seat: share.seat,
    name: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
    isYou: share.seat === seat,
    total,
    received,
    open,
    due:
      next && booking.paymentReference
        ? {
            name: next.name,
            amount: next.open,
            dueOn: next.dueOn,
            causale: shareCausale(booking.paymentReference, travellerNumber(booking, share.seat)),
          }
        : null,
  }
}

/**
 * No payment is asked for while the spots are released, or while staff must decide about an unexpected
 * payment.
 */
async function transferOf(
  { db, now, catalogue }: Deps,
  booking: Booking,
  share: Share | undefined,
): Promise<SharesView['transfer']> {
  const next = share && nextOfShare(share)
  if (!next || !booking.paymentReference || amountDue(booking) === 0) return null
  const promise = paymentPromise(booking, await isTrial(db))
  if (booking.spotsReleasedAt !== null || isHoldOver(promise, now())) return null
  const account = await bankAccountOf(db, { catalogue }, booking)
  const causale = shareCausale(booking.paymentReference, travellerNumber(booking, share.seat))
  const epcPayload = transferCode(account, next.open, causale)
  return { account, amount: next.open, causale, epcPayload, promise }
}

async function isTrial(db: Db): Promise<boolean> {
  const [row] = await selectRows<{ isReal: boolean | null }>(
    db,
    sql`select (value->>'real')::boolean as "isReal" from settings where key = 'figures'`,
  )
  return row?.isReal !== true
}

/** Receipts for payments of this traveller's own part, without reversed ones. */
async function receiptsOf(db: Db, bookingId: string, seat: number) {
  const rows = await selectRows<{ id: string; year: number; number: number }>(
    db,
    sql`select r.id, r.year, r.number from receipts r join booking_payments p on p.id = r.payment_id
      where p.booking_id = ${bookingId} and p.share_seat = ${seat} and r.kind = 'receipt'
        and not exists (select 1 from booking_payments back where back.reverses_id = p.id)
      order by r.year, r.number`,
  )
  return rows.map(({ id, ...receipt }) => ({
    id,
    code: receiptCode({ kind: 'receipt', ...receipt }),
  }))
}
