import { balanceLabel } from '../../domain/booking/booking-texts.ts'
import {
  type Instalment,
  instalmentName,
  type PlanStep,
  stepLabel,
} from '../../domain/booking/payment-plan.ts'
import type { IsoDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { Fact } from './facts.tsx'

/** The instalments of a price of which nothing has been paid yet. */
export function unpaidSteps(instalments: readonly Instalment[] | null): PlanStep[] {
  return (instalments ?? []).map(({ amount, dueOn }, index, all) => ({
    name: instalmentName(index, all.length),
    amount,
    open: amount,
    dueOn,
  }))
}

type LaterPaymentsProps = {
  steps: readonly PlanStep[]
  balance: number
  balanceDueDate: IsoDate | null
  today: IsoDate
}

/** What follows the current payment: the open instalments, or the single balance. */
export function LaterPayments({ steps, balance, balanceDueDate, today }: LaterPaymentsProps) {
  if (steps.length > 0) {
    return steps
      .filter(({ open }) => open > 0)
      .map((step) => (
        <Fact key={step.name} label={stepLabel(step, today)}>
          {formatEuro(step.open)}
        </Fact>
      ))
  }
  if (balance <= 0) return null
  return <Fact label={balanceLabel(balanceDueDate, today)}>{formatEuro(balance)}</Fact>
}
