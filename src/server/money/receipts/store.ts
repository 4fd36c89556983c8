import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { receipts } from '../../platform/db/schema/receipts.ts'

/** A receipt with its payment and its booking. */
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
    .innerJoin(travelBookings, eq(travelBookings.id, receipts.bookingId))
    .where(eq(receipts.id, id))
    .limit(1)
  if (!row) return undefined
  const { travelers, ...receipt } = row
  return { ...receipt, payer: payerOf(receipt, travelers) }
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
