import {
  type BarometerState,
  barometerLabels,
  warningDue,
} from '../../../domain/catalogue/barometer.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { formatDate } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useToday } from '../../browser/hydration.ts'
import { type BadgeTone, StatusDot } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useMay } from '../session.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { adviceOf } from './advice.ts'
import type { Deciding } from './decide-dialog.tsx'
import type { Departure } from './departure-list.tsx'

const tones: Readonly<Record<BarometerState, BadgeTone>> = {
  on_sale: 'neutral',
  nearly_confirmed: 'gold',
  confirmed: 'ok',
  full: 'primary',
  cancelled: 'bad',
}

/** State, people with a spot, people who have paid, and the minimum. */
export function BarometerFacts({ departure }: { departure: Departure }) {
  const { barometer, peoplePaid, spotsTaken, placesHeld } = departure
  const isBoth = barometer.state === 'full' && barometer.isConfirmed
  const booked = spotsTaken - placesHeld
  return (
    <>
      <StatusDot tone={tones[barometer.state]}>
        {isBoth ? 'Piena e confermata' : barometerLabels[barometer.state]}
      </StatusDot>
      <span className="block text-ink-2">
        {booked} {booked === 1 ? 'prenotato' : 'prenotati'}, {peoplePaid} con acconto, minimo{' '}
        {barometer.minimumGroup}
        {placesHeld > 0 && `, ${placesHeld} offerti alla lista d'attesa`}
      </span>
    </>
  )
}

type DecisionBoxProps = { departure: Departure; onStep: (step: Deciding) => void }

/** What to do next, and until when; after the decision, what was decided. */
export function DecisionBox({ departure, onStep }: DecisionBoxProps) {
  const may = useMay()
  // Highlighted from the first warning on.
  const today = useToday()
  const isTime = warningDue(departure.startDate, today) !== undefined
  const { barometer, decision, decidedAt, decisionReason } = departure
  if (decision === 'cancelled') {
    return (
      <p className="mt-4.5 rounded-tag bg-bad-soft px-4 py-3.5">
        <b className="font-[650]">
          Annullata {elidedDays(`il ${formatDate(decidedAt?.slice(0, 10))}`)}.
        </b>{' '}
        {decisionReason}
      </p>
    )
  }
  if (hasDeparted(departure.startDate, today)) return null
  return (
    <div
      className={classNames(
        'mt-4.5 rounded-tag px-4 py-3.5',
        isTime && !barometer.isConfirmed ? 'bg-gold-light' : 'bg-paper',
      )}
    >
      <p>{adviceOf(departure, { mayDecide: may('departures', 'decide'), today })}</p>
      {may('departures', 'decide') && (
        <div className="mt-3 flex flex-wrap gap-2">
          {!barometer.isConfirmed && (
            <StaffButton kind="primary" onClick={() => onStep('confirm')}>
              Conferma la partenza
            </StaffButton>
          )}
          <StaffButton onClick={() => onStep('call-off')}>Annulla la partenza</StaffButton>
        </div>
      )}
    </div>
  )
}
