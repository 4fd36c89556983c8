import { type Agency, type BookingNow, bookingsOf, today } from '../agency.ts'
import { drawnUuid } from '../chance.ts'

/** Preconditions of other acts: a year is too short to wait for them by chance. */

export const isLive = ({ status }: Pick<BookingNow, 'status'>) =>
  status !== 'cancelled' && status !== 'completed'
export const hasMoney = ({ amountPaid }: BookingNow) => amountPaid > 0

/** Pays everything for the first booking that still owes something. */
export async function payInFull(agency: Agency): Promise<void> {
  const booking = (await bookingsOf(agency)).find(
    (one) => isLive(one) && !one.spotsReleased && one.totalPrice > one.amountPaid,
  )
  if (!booking) return
  const { id, version, totalPrice, amountPaid } = booking
  const amount = totalPrice - amountPaid
  const day = { receivedOn: today(agency), submissionId: drawnUuid() }
  await agency.attempt('bookings.confirmPayment', () =>
    agency.administrator.bookings.confirmPayment({ id, version, kind: 'full', amount, ...day }),
  )
}

export const isPaid = ({ status, paymentStatus }: BookingNow) =>
  status === 'confirmed' && paymentStatus === 'paid'

export async function cancelFirst(agency: Agency, isMeant: (booking: BookingNow) => boolean) {
  const booking = (await bookingsOf(agency)).find(isMeant)
  if (!booking) return
  const { id, version } = booking
  await agency.attempt('bookings.cancel', () => agency.consultant.bookings.cancel({ id, version }))
}

export async function cancelPaid(agency: Agency): Promise<void> {
  const isMeant = (one: BookingNow) => isLive(one) && hasMoney(one)
  if (!(await bookingsOf(agency)).some(isMeant)) await payInFull(agency)
  await cancelFirst(agency, isMeant)
}

export async function completePaid(agency: Agency): Promise<void> {
  if (!(await bookingsOf(agency)).some(isPaid)) await payInFull(agency)
  const booking = (await bookingsOf(agency)).find(isPaid)
  if (!booking) return
  const { id, version } = booking
  await agency.attempt('bookings.complete', () =>
    agency.consultant.bookings.complete({ id, version }),
  )
}

/** A traveller declares a transfer, staff confirm it before any money arrives, and then correct it. */
export async function withdrawConfirmation(agency: Agency): Promise<void> {
  const first = (await bookingsOf(agency)).find(
    (one) => isLive(one) && !one.spotsReleased && one.amountPaid === 0 && one.totalPrice > 0,
  )
  if (!first) return
  const { id, depositAmount: amount } = first
  const versionNow = async () =>
    (await bookingsOf(agency)).find((one) => one.id === id)?.version ?? first.version
  await agency.attempt('payments.declareTransfer', () =>
    agency.visitor().payments.declareTransfer({ id }),
  )
  const paid = { kind: 'deposit' as const, receivedOn: today(agency), submissionId: drawnUuid() }
  const declared = await versionNow()
  await agency.attempt('bookings.confirmPayment', () =>
    agency.administrator.bookings.confirmPayment({ id, version: declared, amount, ...paid }),
  )
  const version = await versionNow()
  await agency.attempt('bookings.correct', () =>
    agency.administrator.bookings.correct({ id, version }),
  )
}

/** A fully paid booking gets an extra or another traveller, so that a balance is open again. */
export async function reopenBalance(agency: Agency): Promise<void> {
  if (!(await bookingsOf(agency)).some(isPaid)) await payInFull(agency)
  const booking = (await bookingsOf(agency)).find(isPaid)
  if (!booking) return
  const { id, version } = booking
  const extras = [{ id: 'camera-singola', units: 1 }]
  const taken = await agency.attempt('bookings.changeExtras', () =>
    agency.consultant.bookings.changeExtras({ id, version, extras }),
  )
  if (!taken) await addFriend(agency, booking)
}

export const known = ({ travelers }: BookingNow) =>
  travelers.map(({ firstName, lastName, type }) => ({
    firstName,
    lastName,
    birthDate: null,
    address: '',
    passportNumber: '',
    type,
  }))

async function addFriend(agency: Agency, booking: BookingNow): Promise<void> {
  const { id, version } = booking
  const people = known(booking)
  const [first] = people
  if (!first) return
  const friend = { ...first, firstName: 'Nuovo', lastName: 'Amico', type: 'adult' as const }
  await agency.attempt('bookings.changeTravellers', () =>
    agency.consultant.bookings.changeTravellers({
      id,
      version,
      contactEmail: booking.contactEmail || 'nessuno@example.com',
      contactPhone: booking.contactPhone || '+39 333 000 9999',
      travelers: [...people, friend],
    }),
  )
}
