import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { coordinatorNames, groupSize } from '../../../domain/departures.ts'
import { resolveTripId } from '../../../domain/ids.ts'
import { linkTexts } from '../../../domain/links.ts'
import { endDate } from '../../../domain/trips.ts'
import { useToday } from '../../browser/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { admin, adminApi, hasCode } from '../api.ts'
import { TripOptions } from '../links/trip-options.tsx'
import { useTrips } from '../links/use-trips.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { Departure } from './departure-list.tsx'

type Props = { departure?: Departure; tripId?: string; onClose: () => void }

/** Creates a departure, or edits one: never fewer spots than are taken. */
export function DepartureForm({ departure, tripId: suggested = '', onClose }: Props) {
  const [tripId, setTripId] = useState(departure?.tripId ?? suggested)
  const [startDate, setStartDate] = useState(departure?.startDate ?? '')
  const [totalSpots, setSpots] = useState(String(departure?.totalSpots ?? groupSize))
  const [coordinator1, setFirst] = useState(departure?.coordinator1 ?? '')
  const [coordinator2, setSecond] = useState(departure?.coordinator2 ?? '')
  const [tried, setTried] = useState(false)
  const queries = useQueryClient()
  const { trips } = useTrips()
  const today = useToday()
  const spots = Number(totalSpots)
  const least = Math.max(1, departure?.spotsTaken ?? 1)
  const spotsOk = Number.isInteger(spots) && spots >= least && spots <= groupSize
  const isPast = startDate !== '' && startDate <= today
  const fields = { startDate, totalSpots: spots, coordinator1, coordinator2 }
  const save = useMutation({
    mutationFn: () =>
      departure
        ? adminApi.departures.edit({ id: departure.id, version: departure.version, ...fields })
        : adminApi.departures.create({ tripId, ...fields }),
    onSuccess: () => {
      notifyDone(departure ? 'Partenza aggiornata' : 'Partenza creata')
      void queries.invalidateQueries({ queryKey: admin.departures.key() })
      void queries.invalidateQueries({ queryKey: admin.links.dates.key() })
      onClose()
    },
    onError: (error) => {
      notifyError(error)
      if (hasCode(error, 'VERSION_CONFLICT')) {
        void queries.invalidateQueries({ queryKey: admin.departures.key() })
        onClose()
      }
    },
  })
  const submit = () => {
    setTried(true)
    if (!tripId || !startDate) return notifyProblem(linkTexts.fieldsMissing)
    if (spotsOk && !(isPast && !departure)) save.mutate()
  }
  const isKnownTrip = resolveTripId(tripId) !== undefined
  const dateError = !startDate
    ? 'Scegli la data'
    : isPast && !departure
      ? 'La partenza deve essere futura'
      : undefined
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={departure ? 'Modifica partenza' : 'Nuova partenza'}
      description={departure?.tripTitle}
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            busy={save.isPending}
            busyLabel="Salvataggio…"
          >
            {departure ? 'Salva' : 'Crea partenza'}
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1">
        {!departure && (
          <Select
            label="Viaggio"
            value={tripId}
            onChange={(event) => setTripId(event.target.value)}
            error={tried && !tripId ? 'Scegli il viaggio' : undefined}
          >
            <option value="">Seleziona un viaggio</option>
            <TripOptions trips={trips} />
          </Select>
        )}
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Input
            label="Data di partenza"
            type="date"
            value={startDate}
            onChange={(event) => setStartDate(event.target.value)}
            error={tried ? dateError : undefined}
            hint={
              isKnownTrip && startDate
                ? `Ritorno il ${formatDate(endDate(startDate, tripId))}`
                : undefined
            }
          />
          <Input
            label="Posti"
            type="number"
            min={least}
            max={groupSize}
            value={totalSpots}
            onChange={(event) => setSpots(event.target.value)}
            error={
              spotsOk
                ? undefined
                : departure && spots < least
                  ? 'I posti non possono essere meno di quelli già prenotati.'
                  : `Da ${least} a ${groupSize} posti`
            }
            hint={departure && `${departure.spotsTaken} già occupati`}
          />
          <Coordinator label="Primo coordinatore" value={coordinator1} onChange={setFirst} />
          <Coordinator label="Secondo coordinatore" value={coordinator2} onChange={setSecond} />
        </div>
      </div>
    </StaffDialog>
  )
}

type CoordinatorProps = { label: string; value: string; onChange: (name: string) => void }

function Coordinator({ label, value, onChange }: CoordinatorProps) {
  return (
    <>
      <Input
        label={label}
        optional
        list="coordinatori"
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="coordinatori">
        {coordinatorNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
