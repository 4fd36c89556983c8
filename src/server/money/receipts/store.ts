import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isReversal } from '../../../domain/money/receipts.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { receipts } from '../../platform/db/schema/receipts.ts'

const reversed = alias(receipts, 'reversed')

/** A receipt with its payment and its booking, and the receipt that it reverses. */
export async function findReceipt(db: Db | Tx, id: string) {
  const [row] = await db
    .select({
      kind: receipts.kind,
      year: receipts.year,
      number: receipts.number,
      amount: receipts.amount,
      issuedOn: receipts.issuedOn,
      receivedOn: bookingPayments.receivedOn,
      provider: bookingPayments.provider,
      reversesId: bookingPayments.reversesId,
      reversed: { kind: reversed.kind, year: reversed.year, number: reversed.number },
      shareSeat: bookingPayments.shareSeat,
      bookingId: travelBookings.id,
      contactName: travelBookings.contactName,
      travelers: travelBookings.travelers,
      contactEmail: travelBookings.contactEmail,
      destinationTitle: travelBookings.destinationTitle,
      startDate: travelBookings.startDate,
      endDate: travelBookings.endDate,
      totalPrice: travelBookings.totalPrice,
      extras: travelBookings.extras,
      amountPaid: travelBookings.amountPaid,
      amountGivenBack: travelBookings.amountGivenBack,
      leavingPenalty: travelBookings.leavingPenalty,
      leftGivenBack: travelBookings.leftGivenBack,
      leftOn: travelBookings.leftOn,
    })
    .from(receipts)
    .innerJoin(bookingPayments, eq(bookingPayments.id, receipts.paymentId))
    .leftJoin(reversed, eq(reversed.paymentId, bookingPayments.reversesId))
    .innerJoin(travelBookings, eq(travelBookings.id, receipts.bookingId))
    .where(eq(receipts.id, id))
    .limit(1)
  if (!row) return undefined
  const { travelers, reversesId, ...receipt } = row
  return {
    ...receipt,
    isReversal: isReversal({ ...receipt, reversesId }),
    payer: payerOf(receipt, travelers),
  }
}

/** The traveller who paid their own part; otherwise the contact of the booking. */
function payerOf(
  { shareSeat, contactName }: { shareSeat: number | null; contactName: string },
  travelers: readonly Named[],
): string {
  const person = shareSeat === null ? undefined : travelers[shareSeat]
  return person ? `${person.firstName} ${person.lastName}`.trim() : contactName
}

type Named = { firstName: string; lastName: string }

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
