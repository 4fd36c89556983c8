import {
  type Barometer,
  type BarometerReader,
  type BarometerState,
  barometerText,
} from '../../domain/catalogue/barometer.ts'
import { useToday } from '../browser/hydration.ts'
import { classNames } from './class-names.ts'

const looks: Readonly<Record<BarometerState, string>> = {
  on_sale: 'text-ink-2',
  nearly_confirmed: 'text-ink',
  confirmed: 'font-semibold text-ok',
  full: 'text-ink',
  cancelled: 'text-bad',
}

type BarometerProps = { barometer: Barometer; reader?: BarometerReader }

/** How certain a departure is, in one sentence. */
export function DepartureBarometer({ barometer, reader }: BarometerProps) {
  const today = useToday()
  const look = barometer.isConfirmed ? looks.confirmed : looks[barometer.state]
  const text = barometerText(barometer, { today, ...(reader ? { reader } : {}) })
  // A number stays with what it counts.
  return (
    <span className={classNames('text-small', look)}>{text.replace(/(\d) /g, '$1\u00a0')}</span>
  )
}
