import { type Act, type Agency, aBooking } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { cancelFirst, isLive } from './make-it-so.ts'

type Notice = Agency['notices'][number]

function tell(agency: Agency, type: string, object: object): Promise<void | undefined> {
  const id = `evt_${agency.notices.length + 1}`
  const notice = { id, object: 'event', type, data: { object } } as unknown as Notice
  agency.notices.push(notice)
  return agency.attempt(`notice: ${type}`, () => agency.notice(notice))
}

/** Opens the provider's page; a customer who pays returns before the notice, after it, or never. */
async function openPage(agency: Agency, dice: Dice) {
  const booking = await aBooking(
    agency,
    dice,
    ({ status, paymentStatus }) =>
      status !== 'cancelled' && !['paid', 'not_required', 'refunded'].includes(paymentStatus),
  )
  if (!booking) return undefined
  const { id } = booking
  const open = () => agency.visitor().payments.startCheckout({ id })
  const page = await agency.attempt('payments.startCheckout', open)
  const session = agency.card.sessions.find(({ url }) => url === page?.url)
  return session && { id, session }
}

async function payByCard(agency: Agency, dice: Dice): Promise<void> {
  const opened = await openPage(agency, dice)
  if (!opened || dice.onceIn(9)) return
  const { id, session } = opened
  session.payment_status = 'paid'
  const comesBack = async () => {
    const back = { id, sessionId: session.id }
    await agency.attempt('payments.returnFromCheckout', () =>
      agency.visitor().payments.returnFromCheckout(back),
    )
  }
  const order = dice.roll(3)
  if (order === 1) await comesBack()
  await tell(agency, 'checkout.session.completed', session)
  if (order === 2) await comesBack()
}

/** A checkout opened long ago is paid now: the booking may have changed or been cancelled. */
async function payLate(agency: Agency, dice: Dice): Promise<void> {
  const open = agency.card.sessions.filter((one) => one.payment_status === 'unpaid')
  const session = dice.oneOf(open) ?? (await openPage(agency, dice))?.session
  if (!session) return
  const { bookingId } = session.metadata
  if (dice.onceIn(2)) await cancelFirst(agency, (one) => one.id === bookingId && isLive(one))
  session.payment_status = 'paid'
  await tell(agency, 'checkout.session.async_payment_succeeded', session)
}

async function tellAgain(agency: Agency, dice: Dice): Promise<void> {
  if (agency.notices.length === 0) await payByCard(agency, dice)
  const notice = dice.oneOf(agency.notices)
  if (!notice) return
  await agency.attempt(`notice again: ${notice.type}`, () => agency.notice(notice))
}

/** A refund made at the provider, sometimes days ago; of the whole payment or a part. */
async function refund(agency: Agency, dice: Dice, isPart: boolean): Promise<void> {
  const { card } = agency
  const paid = () => card.sessions.filter((one) => one.payment_status === 'paid')
  for (let tries = 0; tries < 4 && paid().length === 0; tries += 1) await payByCard(agency, dice)
  const session = dice.oneOf(paid())
  if (!session) return
  const { payment_intent: intent, amount_total: total } = session
  const given = card.refunds
    .filter((one) => one.payment_intent === intent && one.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
  const amount = isPart ? Math.ceil((total - given) / 2) : total - given
  if (amount <= 0) return
  const made = {
    id: `re_${card.refunds.length + 1}`,
    amount,
    currency: 'eur' as const,
    status: dice.onceIn(5) ? ('pending' as const) : ('succeeded' as const),
    created: Math.floor(agency.now().getTime() / 1000) - 86_400 * dice.roll(40),
    payment_intent: intent,
  }
  card.refunds.push(made)
  await tell(agency, 'refund.created', made)
}

/** A refund fails because the customer's bank returns the money, or a pending one succeeds. */
async function refundEnds(agency: Agency, dice: Dice): Promise<void> {
  const underWay = () => agency.card.refunds.filter(({ status }) => status !== 'failed')
  if (underWay().length === 0) await refund(agency, dice, dice.onceIn(2))
  const known = dice.oneOfTheFirst(underWay().toReversed())
  if (!known) return
  known.status = known.status === 'pending' && !dice.onceIn(3) ? 'succeeded' : 'failed'
  await tell(agency, known.status === 'failed' ? 'refund.failed' : 'refund.updated', known)
}

export const cardActs: readonly Act[] = [
  { name: 'a traveller pays by card', weight: 6, run: payByCard },
  { name: 'a card payment comes late', weight: 2, run: payLate },
  { name: 'the card provider repeats itself', weight: 2, isRepetition: true, run: tellAgain },
  {
    name: 'the card provider refunds all',
    weight: 3,
    run: (agency, dice) => refund(agency, dice, false),
  },
  {
    name: 'the card provider refunds a part',
    weight: 2,
    run: (agency, dice) => refund(agency, dice, true),
  },
  { name: 'a card refund ends', weight: 2, run: refundEnds },
]
