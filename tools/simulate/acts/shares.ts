import { type Act, type Agency, aBooking } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { currentPass, findBooking, setShares, viewShares } from '../house.ts'

/** Who booked lets everybody pay their own part, or thinks again. */
async function switchShares(agency: Agency, dice: Dice): Promise<void> {
  const { db, deps } = agency
  const meant = await aBooking(
    agency,
    dice,
    ({ status, travelers, totalPrice, amountPaid }) =>
      status !== 'cancelled' && travelers.length > 1 && totalPrice > amountPaid,
  )
  if (!meant) return
  const turn = async () => {
    const booking = await findBooking(db, meant.id)
    const pass = booking && (await currentPass(db, deps, booking, 0))
    if (!booking || !pass) return
    const isOn = !booking.paysByShare
    await agency.attempt(`trip.setShares ${isOn ? 'on' : 'off'}`, () =>
      setShares(deps, { booking, pass }, isOn),
    )
  }
  await turn()
  if (dice.onceIn(4)) await turn()
}

/** What somebody of the party sends for their own part, with its causale or only with their name. */
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

export const sharesActs: readonly Act[] = [
  { name: 'who booked lets everybody pay their share', weight: 5, run: switchShares },
]
