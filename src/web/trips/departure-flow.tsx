import { useEffect, useState } from 'react'
import type { Departure } from '../../domain/departures.ts'
import type { PublicTripId } from '../../domain/ids.ts'
import { recordDatesOpened } from '../tracking/visit.ts'
import { AirportDialog } from './airport-dialog.tsx'
import { DatesDialog } from './dates-dialog.tsx'
import { storeSelectedDate } from './selected-date.ts'

/** Between the two dialogs: long enough for the first to be gone. */
const nextDialogMs = 100

type DepartureFlowProps = { tripId: PublicTripId; title: string; onClose: () => void }

/** A date first, then an airport, then the contact page with both. */
export default function DepartureFlow({ tripId, title, onClose }: DepartureFlowProps) {
  const [chosen, setChosen] = useState<Departure>()
  const [step, setStep] = useState<'dates' | 'between' | 'airport'>('dates')
  useEffect(() => recordDatesOpened(tripId), [tripId])
  const choose = (departure: Departure) => {
    storeSelectedDate(title, departure)
    setChosen(departure)
    setStep('between')
    setTimeout(() => setStep('airport'), nextDialogMs)
  }
  if (step === 'airport' && chosen) {
    return <AirportDialog tripId={tripId} title={title} departure={chosen} onClose={onClose} />
  }
  return (
    <DatesDialog
      open={step === 'dates'}
      tripId={tripId}
      title={title}
      onChoose={choose}
      onClose={() => step === 'dates' && onClose()}
    />
  )
}
