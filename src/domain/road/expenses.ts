import { inEuro } from '../money/supplier-costs.ts'
import { type Cents, formatAmountPlain, formatEuro } from '../money.ts'
import { type Entry, type EntryBodies, entriesOf, ratePattern, struckIn } from './entries.ts'
import { dayProblem } from './typed-day.ts'

/** The largest sum on the road in euro, far below what a table can hold. */
export const largestEuro: Cents = 99_999_999
/** In hundredths of any other currency: a hotel's bill in rupiah, dong or rial has many zeros. */
export const largestForeign = 999_999_999_999

/** An expense in euro, at the rate typed on that day. */
export function euroOf({ amount, rate }: { amount: number; rate: string }): Cents {
  return inEuro(amount, Number(rate))
}

/** Parses a typed rate such as `1,0832` or `161.5`; undefined if it is not valid. */
export function typedRate(text: string): string | undefined {
  const rate = text.trim().replace(',', '.')
  return ratePattern.test(rate) ? rate : undefined
}

/** Why an amount in euro can't be written; undefined if it can. */
export function euroProblem(amount: Cents | undefined): string | undefined {
  if (amount === undefined || amount < 1) return 'Inserisci un importo, per esempio 12,50'
  return amount > largestEuro ? `Al massimo ${formatEuro(largestEuro)}` : undefined
}

/** Why an amount can't be written, before its rate is known. */
export function amountProblem(amount: number | undefined, currency: string): string | undefined {
  if (!amount || currency === 'EUR') return euroProblem(amount)
  return amount > largestForeign ? `Al massimo ${formatAmountPlain(largestForeign)}` : undefined
}

/** Why an amount can't be converted: in euro it must be a cost that the office can approve. */
export function rateProblem(amount: number, rate: string): string | undefined {
  const euro = euroOf({ amount, rate })
  if (euro < 1) return 'Con questo cambio fa meno di un centesimo di euro: ricontrolla'
  if (euro <= largestEuro) return undefined
  return `Con questo cambio fa ${formatEuro(euro)}, e si arriva al massimo a ${formatEuro(largestEuro)}: ricontrolla importo e cambio`
}

type Priced = Pick<EntryBodies['expense'], 'amount' | 'currency' | 'rate' | 'paidOn'>

/** What the server would refuse about an expense. */
export function expenseProblem({ amount, currency, rate, paidOn }: Priced): string | undefined {
  return amountProblem(amount, currency) ?? rateProblem(amount, rate) ?? dayProblem(paidOn)
}

type Decided = { entryId: string; decision: 'approved' | 'refused' }

/** What the expenses come to, without those struck out or refused by the office. */
export function expensesTotal(entries: readonly Entry[], decisions: readonly Decided[]): Cents {
  const struck = struckIn(entries)
  const refused = new Set(
    decisions.flatMap(({ entryId, decision }) => (decision === 'refused' ? [entryId] : [])),
  )
  return entriesOf(entries, 'expense')
    .filter(({ id }) => !struck.has(id) && !refused.has(id))
    .reduce((sum, { body }) => sum + euroOf(body), 0)
}
