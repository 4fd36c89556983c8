import {
  evenShares,
  type InstalmentShare,
  instalmentName,
  mostInstalments,
  planProblems,
  shareProblem,
} from '../../../domain/booking/payment-plan.ts'
import { balanceDueDate } from '../../../domain/booking/pricing.ts'
import { isIsoDate } from '../../../domain/dates.ts'
import { useToday } from '../../browser/hydration.ts'
import { Input, Select } from '../../ui/field.tsx'

type PlanFieldsProps = {
  depositPercentage: number
  departure: string
  shares: readonly InstalmentShare[]
  onChange: (shares: InstalmentShare[]) => void
}

const counts = Array.from({ length: mostInstalments }, (_, index) => index + 1)

/** Deposit and instalments instead of deposit and balance. Collapsed: the usual terms need nothing from it. */
export function PlanFields({ depositPercentage, departure, shares, onChange }: PlanFieldsProps) {
  const today = useToday()
  const hasDay = isIsoDate(departure) && departure > today
  const choose = (count: number) => {
    const fallback = hasDay ? balanceDueDate(departure, today) : today
    const days = { today, departure, fallback }
    onChange(count === 0 ? [] : evenShares(depositPercentage, count, days))
  }
  const change = (index: number, part: Partial<InstalmentShare>) =>
    onChange(shares.map((share, at) => (at === index ? { ...share, ...part } : share)))
  const problem =
    shares.length > 0 && hasDay && shareProblem(depositPercentage, shares, { today, departure })
  return (
    <details className="rounded-tag border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Piano di pagamento
        <span className="font-normal text-ink-2">: {planText(depositPercentage, shares)}</span>
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        <Select
          label="Dopo l'acconto"
          value={shares.length}
          disabled={!hasDay}
          hint={hasDay ? undefined : 'Scegli prima la data di partenza.'}
          onChange={(event) => choose(Number(event.target.value))}
          fieldClassName="max-w-80"
        >
          <option value={0}>Saldo, come di consueto</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'Saldo in un altro giorno' : `${count} rate`}
            </option>
          ))}
        </Select>
        {shares.length > 0 && (
          <ol className="grid gap-3" aria-label="Rate">
            {shares.map(({ percentage, dueOn }, index) => {
              const name = instalmentName(index, shares.length)
              return (
                <li key={name} className="grid max-w-120 grid-cols-2 gap-x-4.5">
                  <Input
                    label={`${name} (%)`}
                    type="number"
                    min={1}
                    max={100}
                    value={Number.isNaN(percentage) ? '' : percentage}
                    onChange={(event) =>
                      change(index, { percentage: event.currentTarget.valueAsNumber })
                    }
                  />
                  <Input
                    label="Entro il"
                    aria-label={`${name}, entro il`}
                    type="date"
                    min={today}
                    value={dueOn}
                    onChange={(event) => change(index, { dueOn: event.target.value })}
                  />
                </li>
              )
            })}
          </ol>
        )}
        {problem && (
          <p role="status" className="font-semibold text-bad">
            {planProblems[problem]}
          </p>
        )}
      </div>
    </details>
  )
}

/** `acconto 40% e 3 rate`. */
export function planText(depositPercentage: number, shares: readonly InstalmentShare[]): string {
  const rest = shares.length > 1 ? `${shares.length} rate` : 'saldo'
  return `acconto ${depositPercentage}% e ${rest}`
}
