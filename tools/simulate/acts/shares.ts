import { type Act, type Agency, aBooking, type BookingNow, bookingsOf } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { currentPass, findBooking, setShares, viewShares } from '../house.ts'

const maySwitch = ({ status, travelers, totalPrice, amountPaid }: BookingNow) =>
  status !== 'cancelled' && travelers.length > 1 && totalPrice > amountPaid

/** The person who booked lets all travellers pay their own shares, or switches that off again. */
async function switchShares(agency: Agency, dice: Dice): Promise<void> {
  const meant = await aBooking(agency, dice, maySwitch)
  if (!meant) return
  await turn(agency, meant.id)
  if (dice.onceIn(4)) await turn(agency, meant.id)
}

/** Switches shares on for the first booking that allows it. */
export async function beginShares(agency: Agency): Promise<void> {
  const meant = (await bookingsOf(agency)).find(maySwitch)
  if (meant) await turn(agency, meant.id)
}

async function turn(agency: Agency, bookingId: string): Promise<void> {
  const { db, deps } = agency
  const booking = await findBooking(db, bookingId)
  const pass = booking && (await currentPass(db, deps, booking, 0))
  if (!booking || !pass) return
  const isOn = !booking.paysByShare
  await agency.attempt(`trip.setShares ${isOn ? 'on' : 'off'}`, () =>
    setShares(deps, { booking, pass }, isOn),
  )
}

/** A traveller's transfer for their own share, with its causale or only with their name. */
export async function shareTransfer(agency: Agency, bookingId: string, dice: Dice) {
  const booking = await findBooking(agency.db, bookingId)
  if (!booking) return undefined
  const { shares } = await viewShares(agency.deps, booking, 0)
  const open = shares.flatMap(({ name, open: rest, due }) => (due ? [{ name, rest, due }] : []))
  const share = dice.oneOf(open)
  if (!share) return undefined
  const cents = dice.oneOf([share.due.amount, share.due.amount, share.rest]) ?? share.due.amount
  const text = dice.onceIn(5) ? (booking.paymentReference ?? '') : share.due.causale
  return { cents, payer: share.name, text }
}

/** Usually while no share is paid: one person pays for all again. */
async function endShares(agency: Agency, dice: Dice): Promise<void> {
  const isShared = ({ status, paysByShare }: BookingNow) => paysByShare && status !== 'cancelled'
  if (!(await bookingsOf(agency)).some(isShared)) await beginShares(agency)
  const meant = await aBooking(agency, dice, isShared)
  if (meant) await turn(agency, meant.id)
}

export const sharesActs: readonly Act[] = [
  { name: 'who booked pays for all again', weight: 2, run: endShares },
  { name: 'who booked lets everybody pay their share', weight: 5, run: switchShares },
]
