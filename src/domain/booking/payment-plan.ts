import { addDays, diffDays, formatDate, type IsoDate } from '../dates.ts'
import { type Cents, roundToEuro } from '../money.ts'

export const mostInstalments = 6

/** So much, by that day; what a booking is to pay after its deposit. */
export type Instalment = { amount: Cents; dueOn: IsoDate }

/** The same on a link, whose total nobody knows yet: a share of the price. */
export type InstalmentShare = { percentage: number; dueOn: IsoDate }

/** What has to be known of a booking to say what it pays and when. */
export type Payable = {
  totalPrice: Cents
  depositAmount: Cents
  amountPaid: Cents
  /** Without a plan all that follows the deposit is one balance, due on `balanceDueDate`. */
  paymentPlan: readonly Instalment[] | null
  balanceDueDate: IsoDate | null
}

export type PlanStep = {
  /** 'Acconto', 'Rata 1', …, and 'Saldo' for what closes the price. */
  name: string
  amount: Cents
  /** What of it is still to come. */
  open: Cents
  /** Null: now (the deposit), or a day that was never written down. */
  dueOn: IsoDate | null
}

/** The last instalment is the balance, whatever the number of those before it. */
export function instalmentName(index: number, count: number): string {
  return index === count - 1 ? 'Saldo' : `Rata ${index + 1}`
}

function laterPayments(booking: Payable): { amount: Cents; dueOn: IsoDate | null }[] {
  const rest = booking.totalPrice - booking.depositAmount
  if (booking.paymentPlan && booking.paymentPlan.length > 0) return [...booking.paymentPlan]
  return rest > 0 ? [{ amount: rest, dueOn: booking.balanceDueDate }] : []
}

/** What is to have come in after each payment: the deposit, the instalments, everything. */
export function milestonesOf(booking: Payable): Cents[] {
  const reached = [booking.depositAmount]
  for (const { amount } of laterPayments(booking)) reached.push((reached.at(-1) ?? 0) + amount)
  return reached
}

/**
 * The payments of a booking in their order, and what is open of each: money fills them from the
 * first to the last, whatever it was sent for. Where staff took the deposit for paid, what it lacked
 * goes to the payment after it.
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

/** What is to be paid next, or nothing. */
export function nextStep(booking: Payable, depositDone: boolean): PlanStep | undefined {
  return planSteps(booking, depositDone).find(({ open }) => open > 0)
}

/** The day of the first instalment that the money has not reached; of the last one when all are. */
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

/** What is wrong with the shares of a link; null when they hold. */
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
  /** The deposit has come or was declared: it is not to be changed any more. */
  depositDone: boolean
}

/** What is wrong with the plan of a booking; null when it holds. Paid instalments may lie in the past. */
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
  /** Days up to this one have passed, or are too near to be of use. */
  after: IsoDate
  departure: IsoDate
  /** Where no day is left: when the balance is due by the usual rule. */
  fallback: IsoDate
}

/** A day that has passed goes along with the next one; none lies after the day before departure. */
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

/** Whole euros by their weight, and the rest for the last one: the sum is exact. */
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

/** The shares of a link as the amounts of a booking, on the days that are still ahead. */
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
 * The plan after a change of the price or of the day. Instalments that are paid stay; those that are
 * open share what is left in the same measure.
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

/** Equal shares from a month after today to the usual day of the balance, for a form to start with. */
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

/** As many days, evenly apart, the last of them the day of the balance. */
export function evenDays(
  count: number,
  { today, departure, fallback }: Days & { fallback: IsoDate },
): IsoDate[] {
  const last = fallback < departure ? fallback : addDays(departure, -1)
  const span = Math.max(0, diffDays(today, last))
  return Array.from({ length: count }, (_, index) =>
    addDays(today, Math.round((span * (index + 1)) / count)),
  )
}

/** `Rata 1 entro il 14/08/2026`; a day that has passed is never named. */
export function stepLabel(
  { name, dueOn }: Pick<PlanStep, 'name' | 'dueOn'>,
  today: IsoDate,
): string {
  if (dueOn === null) return name
  return dueOn >= today ? `${name} entro il ${formatDate(dueOn)}` : `${name} da versare subito`
}
