import { addDays, diffDays, formatDate, type IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import { elidedDays } from '../typography.ts'

/** The share of the price that a cancellation costs, by days left. The conditions' text is made from it. */
export const cancellationSteps = [
  { fromDays: 30, share: 0 },
  { fromDays: 20, share: 0.5 },
  { fromDays: 10, share: 0.75 },
  { fromDays: 0, share: 1 },
] as const

export function cancellationShare(daysLeft: number): number {
  return cancellationSteps.find(({ fromDays }) => daysLeft >= fromDays)?.share ?? 1
}

type Cancellation = {
  startDate: IsoDate
  today: IsoDate
  price: Cents
}

/** The cost of cancelling today and the last day at that cost; no such day once the full price is due. */
export function cancellationCost({ startDate, today, price }: Cancellation) {
  const daysLeft = diffDays(today, startDate)
  const share = cancellationShare(daysLeft)
  const step = cancellationSteps.find(({ fromDays }) => daysLeft >= fromDays)
  const until = step && step.share < 1 ? addDays(startDate, -step.fromDays) : undefined
  return { share, cost: Math.round(price * share), until }
}

/** The steps that can still apply; those whose days have passed are left out. */
export function stepsToCome(startDate: IsoDate, today: IsoDate) {
  return cancellationSteps.filter(
    ({ fromDays }) => fromDays === 0 || diffDays(today, startDate) >= fromDays,
  )
}

/**
 * What a page says about cancelling one departure on one day: the general sentence with its last day while
 * cancelling is free; afterwards what it costs now and until when.
 */
export function cancellationSentence(startDate: IsoDate, today: IsoDate): string {
  const { share, until } = cancellationCost({ startDate, today, price: 0 })
  if (share === 0 && until) {
    const { fromDays } = cancellationSteps[0]
    return `Cancellazione gratuita fino a ${fromDays} giorni prima della partenza. Per questa data vale ${upTo(until)}.`
  }
  return until
    ? `La partenza è vicina: se rinunci paghi il ${share * 100}% del prezzo, ${upTo(until)}; dopo, di più.`
    : `La partenza è vicina: se rinunci paghi il ${share * 100}% del prezzo.`
}

/** `fino al 14/08/2026 compreso`. */
export function upTo(day: IsoDate): string {
  return elidedDays(`fino al ${formatDate(day)} compreso`)
}

/** The steps in the words of the conditions, one line each. */
export function cancellationLines(): string[] {
  return cancellationSteps.map(({ fromDays, share }, index) => {
    const before = cancellationSteps[index - 1]
    if (!before) return `fino a ${fromDays} giorni prima della partenza: cancellazione gratuita;`
    if (fromDays === 0) {
      return `da ${before.fromDays - 1} giorni prima alla partenza, o in caso di mancata presentazione: ${share * 100}%.`
    }
    return `da ${before.fromDays - 1} a ${fromDays} giorni prima: ${share * 100}%;`
  })
}
