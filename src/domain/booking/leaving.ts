import { addDays, formatDate, type IsoDate } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'
import { elidedDays } from '../typography.ts'
import { cancellationCost } from './cancellation.ts'

/** Who ends a booking; the penalty depends on it. */
export const leavers = ['traveller', 'agency', 'agreed'] as const
export type Leaver = (typeof leavers)[number]

export const leaverNames: Readonly<Record<Leaver, string>> = {
  traveller: 'Il viaggiatore',
  agency: 'L’agenzia',
  agreed: 'Insieme, d’accordo',
}

/** Money is given back within this many days (conditions, §7). */
export const giveBackDays = 14

export type Leaving = {
  who: Leaver
  /** The day on which the cancellation was declared. */
  on: IsoDate
  startDate: IsoDate
  price: Cents
  paid: Cents
  /** The agency has accepted; before that, a proposal ends at no cost (conditions, §3). */
  isAccepted: boolean
  /** The penalty both sides agreed on; zero if missing. */
  agreedPenalty?: Cents | undefined
}

/** The three sums shown on every page, mail and paper, and the day by which money is given back. */
export type LeavingSums = {
  paid: Cents
  penalty: Cents
  giveBack: Cents
  /** The penalty's share of the price; null if it was agreed instead of taken from the table. */
  share: number | null
  until: IsoDate
}

export function leavingSums(leaving: Leaving): LeavingSums {
  const { paid, price, on } = leaving
  const { share, cost } = penaltyOf(leaving)
  const penalty = Math.min(price, cost)
  const giveBack = Math.max(0, paid - penalty)
  return { paid, penalty, giveBack, share, until: addDays(on, giveBackDays) }
}

function penaltyOf({ who, on, startDate, price, isAccepted, agreedPenalty }: Leaving) {
  if (who === 'agreed') return { share: null, cost: agreedPenalty ?? 0 }
  if (who === 'agency' || !isAccepted) return { share: 0, cost: 0 }
  return cancellationCost({ startDate, today: on, price })
}

/** Whether the refund depends on who ends the booking; if so, staff must choose, without a default. */
export function dependsOnLeaver(leaving: Omit<Leaving, 'who'>): boolean {
  const back = (who: Leaver) => leavingSums({ ...leaving, who }).giveBack
  return back('traveller') !== back('agency')
}

/** What a cancelled booking's row stores about its cancellation. */
export type Left = {
  amountPaid: Cents
  amountGivenBack: Cents
  leavingPenalty: Cents
  /** What had been given back before, for another reason: it is not owed a second time. */
  leftGivenBack: Cents
  leftOn: IsoDate | null
}

export type KeptSums = Omit<LeavingSums, 'share'> & {
  /** The part of `giveBack` that has been given back since. */
  givenBack: Cents
}

/** The same sums from the stored row: money given back since then still counts as paid. */
export function keptSums(booking: Left): KeptSums | undefined {
  const { amountPaid, leavingPenalty: penalty, leftOn } = booking
  const givenBack = Math.max(0, booking.amountGivenBack - booking.leftGivenBack)
  const paid = amountPaid + givenBack
  if (!leftOn || paid === 0) return undefined
  return {
    paid,
    penalty,
    giveBack: Math.max(0, paid - penalty),
    givenBack,
    until: addDays(leftOn, giveBackDays),
  }
}

/** Before a booking is cancelled, nothing has been given back for that. */
type Sums = Omit<KeptSums, 'givenBack'> &
  Partial<Pick<KeptSums, 'givenBack'>> & {
    /** The part of the rest that goes back as a voucher; see domain/money/refunds.ts. */
    asVoucher?: Cents
  }

/** What is still to be given back: the same as `refundOwed` of the cancelled booking. */
const restOf = ({ giveBack, givenBack = 0 }: Sums): Cents => Math.max(0, giveBack - givenBack)

const byDay = (until: IsoDate) => elidedDays(`entro il ${formatDate(until)}`)

function restLine(rest: Cents, until: IsoDate) {
  return rest > 0
    ? { label: `Da restituire ${byDay(until)}`, value: formatEuro(rest) }
    : { label: 'Da restituire', value: 'niente' }
}

/** The sums as lines of a page, a mail or a paper. */
export function leavingLines(sums: Sums) {
  const { paid, penalty, givenBack = 0, asVoucher = 0, until } = sums
  const rest = restOf(sums)
  const isDone = givenBack > 0 && rest === 0
  return [
    { label: 'Versato', value: formatEuro(paid) },
    { label: 'Spese di recesso', value: penalty > 0 ? formatEuro(penalty) : 'nessuna' },
    ...(givenBack > 0 ? [{ label: 'Già restituito', value: formatEuro(givenBack) }] : []),
    ...(isDone ? [] : [restLine(rest, until)]),
    ...(asVoucher > 0
      ? [{ label: 'di cui come buono viaggio', value: formatEuro(asVoucher) }]
      : []),
  ]
}

/** What cancelling today would cost, shown before anything is decided. */
export function leavingTodaySentence(sums: Sums): string {
  const { paid, penalty } = sums
  if (paid > 0) return `Se rinunci oggi: ${leavingSentence(sums).replace(/^H/, 'h')}`
  return penalty > 0
    ? `Se rinunci oggi le spese di recesso sono ${formatEuro(penalty)}; non hai ancora versato nulla.`
    : 'Se rinunci oggi non ti costa nulla: non hai ancora versato niente.'
}

/** The sums in one sentence, for a traveller. */
export function leavingSentence(sums: Sums): string {
  const { paid, penalty } = sums
  const kept =
    penalty > 0 ? `le spese di recesso sono ${formatEuro(penalty)}` : 'non ci sono spese di recesso'
  const voucher = asVoucherSentence(restOf(sums), sums.asVoucher ?? 0)
  return [`Hai versato ${formatEuro(paid)}, ${kept}: ${backWords(sums)}.`, ...voucher].join(' ')
}

/** Said after the sum to give back, where a part of it had been paid with vouchers. */
export function asVoucherSentence(owed: Cents, asVoucher: Cents): string[] {
  if (asVoucher === 0) return []
  return [
    asVoucher === owed
      ? 'L’importo era stato pagato con un buono e torna come buono viaggio.'
      : `Di questi, ${formatEuro(asVoucher)} erano stati pagati con un buono e tornano come buono viaggio.`,
  ]
}

function backWords(sums: Sums): string {
  const { givenBack = 0, until } = sums
  const rest = restOf(sums)
  const already = givenBack > 0 ? `ti abbiamo già restituito ${formatEuro(givenBack)}` : ''
  if (rest === 0) return already || 'non resta nulla da restituire'
  return already
    ? `${already} e ti restituiamo gli altri ${formatEuro(rest)} ${byDay(until)}`
    : `ti restituiamo ${formatEuro(rest)} entro ${giveBackDays} giorni, cioè ${byDay(until)}`
}
