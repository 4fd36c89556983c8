import { formatDate, formatMoment, isIsoDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { fieldName } from './field-names.ts'

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : { valore: value }
}

const amounts: ReadonlySet<string> = new Set([
  'allocated',
  'amount',
  'amountPaid',
  'depositAmount',
  'price',
  'remaining',
  'total',
  'totalPrice',
])

type PlannedPart = { amount?: number; percentage?: number; dueOn?: string }

/** The parts of a payment plan, each as `300 € entro il 14/08/2026`. */
function planText(parts: readonly PlannedPart[]): string {
  return parts
    .map(({ amount, percentage, dueOn }) => {
      const part = amount === undefined ? `${percentage}%` : formatEuro(amount)
      return elidedDays(`${part} entro il ${formatDate(dueOn)}`)
    })
    .join(', ')
}

const plans: ReadonlySet<string> = new Set(['paymentPlan', 'instalments'])

function shown(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (plans.has(name) && Array.isArray(value)) return planText(value)
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'number' && amounts.has(name)) return formatEuro(value)
  if (typeof value === 'string' && isIsoDate(value)) return formatDate(value)
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) {
    return formatMoment(value)
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Field by field; fields that are empty both before and after are left out. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const old = fieldsOf(before)
  const fresh = fieldsOf(after)
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  if (names.length === 0) return <p className="mt-1 text-ink-2">Nessun altro dettaglio.</p>
  return (
    <div className="overflow-x-auto">
      <table className="mt-2 w-full max-w-[760px] border-collapse text-left">
        <thead>
          <tr className="text-ink-2">
            <th scope="col" className="py-1 pr-4 font-semibold">
              Campo
            </th>
            <th scope="col" className="py-1 pr-4 font-semibold">
              Prima
            </th>
            <th scope="col" className="py-1 font-semibold">
              Dopo
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-1 pr-4 font-normal text-ink-2">
                {fieldName(name)}
              </th>
              <td className="py-1 pr-4 [overflow-wrap:anywhere]">{shown(name, old[name])}</td>
              <td className="py-1 [overflow-wrap:anywhere]">{shown(name, fresh[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
