import { useId } from 'react'
import { formatMoment } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { RadioRow } from '../ui/field.tsx'

type PartySlotsProps = {
  booking: Booking
  seat: number
  onChoose: (seat: number) => void
}

/** One row per traveller, showing when the photographs arrived. */
export function PartySlots({ booking, seat, onChoose }: PartySlotsProps) {
  const group = useId()
  const { travelers, documentsBySeat } = booking
  return (
    <fieldset className="mt-8 max-w-[60rem]">
      <legend className="display text-small-title">Di chi sono le foto?</legend>
      <p className="mt-1 text-ink-2">
        Ogni viaggiatore ha le sue due foto: si inviano uno alla volta.
      </p>
      <div className="mt-4 grid gap-2.5 md:grid-cols-2">
        {travelers.map(({ firstName, lastName }, index) => {
          const at = documentsBySeat[index]
          return (
            <RadioRow
              key={`${index} ${firstName} ${lastName}`}
              name={group}
              value={index}
              checked={index === seat}
              onChange={() => onChoose(index)}
              label={`${firstName} ${lastName}`}
              hint={at ? elidedDays(`Ricevuto il ${formatMoment(at).slice(0, 10)}`) : 'Manca'}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
