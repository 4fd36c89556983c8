import {
  type Barometer,
  type BarometerState,
  barometerText,
} from '../../domain/catalogue/barometer.ts'
import { classNames } from './class-names.ts'

const looks: Readonly<Record<BarometerState, string>> = {
  on_sale: 'text-ink-2',
  nearly_confirmed: 'text-ink',
  confirmed: 'font-semibold text-ok',
  full: 'text-ink',
  cancelled: 'text-bad',
}

/** How certain a departure is, in one sentence. */
export function DepartureBarometer({ barometer }: { barometer: Barometer }) {
  const look = barometer.isConfirmed ? looks.confirmed : looks[barometer.state]
  return <span className={classNames('text-small', look)}>{barometerText(barometer)}</span>
}
