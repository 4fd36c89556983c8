import { addDays, diffDays, formatDate, type IsoDate } from '../dates.ts'
import { type Cents, roundToEuro } from '../money.ts'
import { elidedDays } from '../typography.ts'

export const mostInstalments = 6

/** An amount due by a day; a booking pays its instalments after the deposit. */
export type Instalment = { amount: Cents; dueOn: IsoDate }

/** An instalment on a link, as a share of the price, because the total is not known yet. */
export type InstalmentShare = { percentage: number; dueOn: IsoDate }

/** The facts of a booking needed to work out what it pays and when. */
export type Payable = {
  totalPrice: Cents
  depositAmount: Cents
  amountPaid: Cents
  /** Without a plan, everything after the deposit is one balance, due on `balanceDueDate`. */
  paymentPlan: readonly Instalment[] | null
  balanceDueDate: IsoDate | null
}

export type PlanStep = {
  /** 'Acconto', 'Rata 1', …, and 'Saldo' for the last payment. */
  name: string
  amount: Cents
  /** The part of the amount that is still unpaid. */
  open: Cents
  /** Null: due now (the deposit), or the day was never recorded. */
  dueOn: IsoDate | null
}

/** The last instalment is always named the balance. */
export function instalmentName(index: number, count: number): string {
  return index === count - 1 ? 'Saldo' : `Rata ${index + 1}`
}

function laterPayments(booking: Payable): { amount: Cents; dueOn: IsoDate | null }[] {
  const rest = booking.totalPrice - booking.depositAmount
  if (booking.paymentPlan && booking.paymentPlan.length > 0) return [...booking.paymentPlan]
  return rest > 0 ? [{ amount: rest, dueOn: booking.balanceDueDate }] : []
}

/** The running total due after each payment: deposit, each instalment, full price. */
export function milestonesOf(booking: Payable): Cents[] {
  const reached = [booking.depositAmount]
  for (const { amount } of laterPayments(booking)) reached.push((reached.at(-1) ?? 0) + amount)
  return reached
}

/**
 * The payments of a booking in order, with the unpaid part of each: money fills them from first to
 * last, whatever it was sent for. If staff accepted a deposit that was too low, the missing part is
 * added to the next payment.
 */
export function planSteps(booking: Payable, depositDone: boolean): PlanStep[] {
  const later = laterPayments(booking)
  const reached = milestonesOf(booking)
  const first = depositDone && later.length > 0 ? 1 : 0
  const covered = Math.max(0, booking.amountPaid)
  return [{ amount: booking.depositAmount, dueOn: null }, ...later].map((payment, index) => {
    const from = index > first ? (reached[index - 1] ?? 0) : 0
    const open = index < first ? 0 : Math.max(0, (reached[index] ?? 0) - Math.max(covered, from))
    const name =
      index > 0 ? instalmentName(index - 1, later.length) : later.length > 0 ? 'Acconto' : 'Totale'
    return { name, amount: payment.amount, open, dueOn: payment.dueOn }
  })
}

/** The next payment due, if any. */
export function nextStep(booking: Payable, depositDone: boolean): PlanStep | undefined {
  return planSteps(booking, depositDone).find(({ open }) => open > 0)
}

/** The day of the first instalment not fully paid; of the last one if all are paid. */
export function nextDayOf(
  plan: readonly Instalment[],
  deposit: Cents,
  paid: Cents,
): IsoDate | null {
  let reached = deposit
  for (const { amount, dueOn } of plan) {
    reached += amount
    if (paid < reached) return dueOn
  }
  return plan.at(-1)?.dueOn ?? null
}

export const planProblems = {
  count: `Le rate vanno da una a ${mostInstalments}.`,
  amount: 'Ogni rata deve avere un importo maggiore di zero.',
  sum: 'Acconto e rate devono dare il totale esatto.',
  shares: 'Acconto e rate devono dare il 100%.',
  past: 'Una rata non può scadere nel passato.',
  order: "Le date devono essere in ordine, una dopo l'altra.",
  late: "L'ultima rata scade al più tardi il giorno prima della partenza.",
  deposit: "L'acconto deve superare quanto è già stato versato.",
} as const
export type PlanProblem = keyof typeof planProblems

type Days = { today: IsoDate; departure: IsoDate }

function dayProblem(days: readonly IsoDate[], { today, departure }: Days): PlanProblem | null {
  if (days.some((day) => day < today)) return 'past'
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] ?? ''))) return 'order'
  return (days.at(-1) ?? '') > addDays(departure, -1) ? 'late' : null
}

/** What is wrong with the shares of a link; null if they are valid. */
export function shareProblem(
  depositPercentage: number,
  shares: readonly InstalmentShare[],
  days: Days,
): PlanProblem | null {
  if (shares.length < 1 || shares.length > mostInstalments) return 'count'
  if (shares.some(({ percentage }) => !(percentage > 0))) return 'amount'
  const sum = shares.reduce((total, { percentage }) => total + percentage, depositPercentage)
  if (sum !== 100) return 'shares'
  return dayProblem(
    shares.map(({ dueOn }) => dueOn),
    days,
  )
}

export type WantedPlan = { deposit: Cents; instalments: readonly Instalment[] }

type PlanTerms = Days & {
  total: Cents
  paid: Cents
  /** The deposit was received or declared, so it can no longer change. */
  depositDone: boolean
}

/** What is wrong with the plan of a booking; null if it is valid. Paid instalments may lie in the past. */
export function planProblem(
  { deposit, instalments }: WantedPlan,
  terms: PlanTerms,
): PlanProblem | null {
  const { total, paid, depositDone } = terms
  if (instalments.length > mostInstalments) return 'count'
  if (deposit < 1 || instalments.some(({ amount }) => amount < 1)) return 'amount'
  if (instalments.reduce((sum, { amount }) => sum + amount, deposit) !== total) return 'sum'
  if (!depositDone && paid >= deposit) return 'deposit'
  let reached = deposit
  const open = instalments.filter(({ amount }) => {
    reached += amount
    return reached > paid
  })
  const days = instalments.map(({ dueOn }) => dueOn)
  const problem = dayProblem(days, { ...terms, today: '' })
  if (problem) return problem
  return open.some(({ dueOn }) => dueOn < terms.today) ? 'past' : null
}

type Fit = {
  /** Days up to and including this one are past or too near to be used. */
  after: IsoDate
  departure: IsoDate
  /** Used if no day is left: the day the balance is due by the usual rule. */
  fallback: IsoDate
}

/** Merges an instalment whose day has passed into the next; the last possible day is the one before departure. */
function fitDays(instalments: readonly Instalment[], { after, departure, fallback }: Fit) {
  const last = addDays(departure, -1)
  const fitted: Instalment[] = []
  let carried = 0
  for (const { amount, dueOn } of instalments) {
    const day = dueOn > last ? last : dueOn
    const before = fitted.at(-1)
    if (day <= after) carried += amount
    else if (before?.dueOn === day) before.amount += amount
    else {
      fitted.push({ amount: amount + carried, dueOn: day })
      carried = 0
    }
  }
  const end = fitted.at(-1)
  if (carried > 0 && end) end.amount += carried
  else if (carried > 0) fitted.push({ amount: carried, dueOn: fallback })
  return fitted
}

/** Splits by weight into whole euros; the last part takes the rest, so the sum is exact. */
function split(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let left = amount
  return weights.map((weight, index) => {
    const part = index === weights.length - 1 ? left : roundToEuro((amount * weight) / all)
    const taken = Math.min(left, part)
    left -= taken
    return taken
  })
}

/** Turns the shares of a link into a booking's amounts, on the days still ahead. */
export function instalmentsFromShares(
  total: Cents,
  deposit: Cents,
  shares: readonly InstalmentShare[],
  fit: Fit,
): Instalment[] {
  const amounts = split(
    total - deposit,
    shares.map(({ percentage }) => percentage),
  )
  const instalments = shares.map(({ dueOn }, index) => ({ amount: amounts[index] ?? 0, dueOn }))
  return fitDays(
    instalments.filter(({ amount }) => amount > 0),
    fit,
  )
}

/**
 * The plan after a change of the price or of the day. Paid instalments stay; the unpaid ones divide
 * the rest in the same proportions.
 */
export function planAfterChange(
  plan: readonly Instalment[],
  { deposit, total, paid, ...fit }: Fit & { deposit: Cents; total: Cents; paid: Cents },
): Instalment[] {
  let reached = deposit
  const settled: Instalment[] = []
  for (const instalment of plan) {
    if (reached + instalment.amount > Math.min(paid, total)) break
    settled.push({ ...instalment })
    reached += instalment.amount
  }
  const open = plan.slice(settled.length)
  const rest = total - reached
  if (rest <= 0) return settled
  if (open.length === 0) return [...settled, { amount: rest, dueOn: fit.fallback }]
  const amounts = split(
    rest,
    open.map(({ amount }) => amount),
  )
  const shared = open.map(({ dueOn }, index) => ({ amount: amounts[index] ?? 0, dueOn }))
  return [...settled, ...fitDays(shared, fit)].filter(({ amount }) => amount > 0)
}

/** Equal shares on evenly spaced days up to the usual day of the balance, as a form's initial values. */
export function evenShares(
  depositPercentage: number,
  count: number,
  { today, departure, fallback }: Days & { fallback: IsoDate },
): InstalmentShare[] {
  const days = evenDays(count, { today, departure, fallback })
  const each = Math.floor((100 - depositPercentage) / count)
  return days.map((dueOn, index) => ({
    dueOn,
    percentage: index === count - 1 ? 100 - depositPercentage - each * (count - 1) : each,
  }))
}

/** That many evenly spaced days, the last of them the day of the balance; where that is too near, the day before departure. */
export function evenDays(
  count: number,
  { today, departure, fallback }: Days & { fallback: IsoDate },
): IsoDate[] {
  const latest = addDays(departure, -1)
  const isTooNear = diffDays(today, fallback) < count
  const last = fallback < departure && !isTooNear ? fallback : latest
  const span = Math.max(0, diffDays(today, last))
  return Array.from({ length: count }, (_, index) =>
    addDays(today, Math.round((span * (index + 1)) / count)),
  )
}

/** `Rata 1 entro il 14/08/2026`; a past day is never shown. */
export function stepLabel(
  { name, dueOn }: Pick<PlanStep, 'name' | 'dueOn'>,
  today: IsoDate,
): string {
  if (dueOn === null) return name
  if (dueOn < today) return `${name} da versare subito`
  return elidedDays(`${name} entro il ${formatDate(dueOn)}`)
}
