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
  leftOn: IsoDate | null
}

/** The same sums from the stored row: money given back since then still counts as paid. */
export function keptSums(booking: Left): Omit<LeavingSums, 'share'> | undefined {
  const { amountPaid, amountGivenBack, leavingPenalty: penalty, leftOn } = booking
  const paid = amountPaid + amountGivenBack
  if (!leftOn || paid === 0) return undefined
  return {
    paid,
    penalty,
    giveBack: Math.max(0, paid - penalty),
    until: addDays(leftOn, giveBackDays),
  }
}

type Sums = Omit<LeavingSums, 'share'>

const byDay = (until: IsoDate) => elidedDays(`entro il ${formatDate(until)}`)

/** The sums as lines of a page, a mail or a paper. */
export function leavingLines({ paid, penalty, giveBack, until }: Sums) {
  return [
    { label: 'Versato', value: formatEuro(paid) },
    { label: 'Spese di recesso', value: penalty > 0 ? formatEuro(penalty) : 'nessuna' },
    giveBack > 0
      ? { label: `Da restituire ${byDay(until)}`, value: formatEuro(giveBack) }
      : { label: 'Da restituire', value: 'niente' },
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
export function leavingSentence({ paid, penalty, giveBack, until }: Sums): string {
  const kept =
    penalty > 0 ? `le spese di recesso sono ${formatEuro(penalty)}` : 'non ci sono spese di recesso'
  const back =
    giveBack > 0
      ? `ti restituiamo ${formatEuro(giveBack)} entro ${giveBackDays} giorni, cioè ${byDay(until)}`
      : 'non resta nulla da restituire'
  return `Hai versato ${formatEuro(paid)}, ${kept}: ${back}.`
}
