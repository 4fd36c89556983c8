import type { Departure } from '../../domain/catalogue/departures.ts'
import { part } from '../ui/optional.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { AirportDialog } from './airport-dialog.tsx'

const WaitingDialog = part(() => import('./waiting-dialog.tsx'), { missing: TryAgain })

type ChosenDepartureProps = {
  tripId: string
  title: string
  departure: Departure
  onClose: () => void
}

/** What follows the choice of a date: the airport, or the waiting list if the departure is full. */
export default function ChosenDeparture(props: ChosenDepartureProps) {
  const { title, departure, onClose } = props
  return departure.barometer?.state === 'full' ? (
    <WaitingDialog title={title} departure={departure} onClose={onClose} />
  ) : (
    <AirportDialog {...props} />
  )
}
