import { useState } from 'react'
import {
  cancellationCost,
  cancellationSteps,
  stepsToCome,
  upTo,
} from '../../domain/booking/cancellation.ts'
import { addDays, formatDate, type IsoDate, isIsoDate } from '../../domain/dates.ts'
import { type Cents, formatEuro } from '../../domain/money.ts'
import { elidedDays } from '../../domain/typography.ts'

type CostsProps = {
  startDate: IsoDate
  today: IsoDate
  price: Cents
  /** Until the agency has accepted a proposal, it can be withdrawn at no cost (conditions, §3). */
  isAccepted?: boolean
}

/** «Se annulli oggi paghi …», then how the cost rises until the departure. */
export function CancellationCosts({ startDate, today, price, isAccepted = true }: CostsProps) {
  const { cost, share, until } = cancellationCost({ startDate, today, price })
  return (
    <>
      <p role="status">
        {isAccepted ? (
          <>
            Se annulli oggi paghi <b>{formatEuro(cost)}</b>
            {share > 0 && ` (${share * 100}% di ${formatEuro(price)})`}.
            {until && ` Vale ${upTo(until)}.`}
          </>
        ) : (
          <>
            Finché non confermiamo la prenotazione rinunci <b>senza spese</b>. Dopo la conferma:
          </>
        )}
      </p>
      <CancellationTable leaving={{ startDate, today }} />
    </>
  )
}

/** The cost steps, by days before the departure; if that day is known, only the steps to come, by date. */
function CancellationTable({ leaving }: { leaving?: Pick<CostsProps, 'startDate' | 'today'> }) {
  const steps = leaving ? stepsToCome(leaving.startDate, leaving.today) : cancellationSteps
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">Quanto costa rinunciare</caption>
      <thead>
        <tr className="text-small text-ink-2">
          <th scope="col" className="pb-1.5 font-normal">
            Rinuncia
          </th>
          <th scope="col" className="pb-1.5 text-right font-normal">
            Paghi
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ fromDays, share }) => (
          <tr key={fromDays} className="border-t border-line-2">
            <th scope="row" className="py-2 font-normal">
              {steps.length === 1
                ? 'fino alla partenza, o se non ti presenti'
                : whenOf(fromDays, leaving?.startDate)}
            </th>
            <td className="py-2 text-right font-semibold">
              {share === 0 ? 'niente' : `${share * 100}%`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function whenOf(fromDays: number, startDate: IsoDate | undefined): string {
  if (fromDays === 0) return 'più tardi, o se non ti presenti'
  if (startDate) return elidedDays(`fino al ${formatDate(addDays(startDate, -fromDays))}`)
  return `fino a ${fromDays} giorni prima della partenza`
}

/** For a page that does not know the visitor's departure date. */
export function CancellationCalculator({ today, price }: Pick<CostsProps, 'today' | 'price'>) {
  const [startDate, setStartDate] = useState('')
  const isKnown = isIsoDate(startDate) && startDate >= today
  return (
    <>
      <label className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        Se parti il
        <input
          type="date"
          min={today}
          value={startDate}
          onChange={({ target }) => setStartDate(target.value)}
          className="field max-w-48"
        />
      </label>
      {isKnown ? (
        <CancellationCosts startDate={startDate} today={today} price={price} />
      ) : (
        <CancellationTable />
      )}
    </>
  )
}
