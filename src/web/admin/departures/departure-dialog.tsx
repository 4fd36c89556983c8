import { useMutation, useQuery } from '@tanstack/react-query'
import { BedDouble, Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatDate, formatDateRange } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useToday } from '../../browser/hydration.ts'
import { Seats } from '../../ui/seats.tsx'
import { admin } from '../api.ts'
import { LinkDialog } from '../links/link-dialog.tsx'
import { notifyDone, notifyError } from '../notify.ts'
import { bookingPath, roomsPath, staffPaths } from '../pages.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton, StaffButtonAnchor, StaffButtonLink } from '../ui/staff-button.tsx'
import { StaffConfirm, StaffDialog } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { BarometerFacts, DecisionBox } from './barometer.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { DepartureForm } from './departure-form.tsx'
import { bookingsText, coordinators, type Departure, isOnSale, linkTo } from './departure-list.tsx'
import { SalesButtons, SalesState } from './departure-sales.tsx'
import { RepeatDialog } from './repeat-dialog.tsx'
import { RoadDiary } from './road-diary.tsx'
import { useTellDepartures } from './use-tell-departures.ts'
import { WaitingParties } from './waiting-parties.tsx'

type Step = 'road' | 'edit' | 'repeat' | 'remove' | 'priced' | 'free' | Deciding | null

/** The details of a departure: who leads it, how full it is, what can be done. */
export function DepartureDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(admin.departures.find.queryOptions({ input: { id } }))
  const [step, setStep] = useState<Step>(null)
  const departure = query.data
  const back = () => setStep(null)
  return (
    <>
      <StaffDialog
        onClose={onClose}
        title={departure?.tripTitle ?? 'Partenza'}
        description={departure && formatDateRange(departure.startDate, departure.endDate)}
      >
        <Loaded query={query} rows={4} height={36} onlyFresh>
          {(departure) => <Content departure={departure} onStep={setStep} />}
        </Loaded>
      </StaffDialog>
      {departure && step === 'edit' && <DepartureForm departure={departure} onClose={back} />}
      {departure && step === 'road' && <RoadDiary departure={departure} onClose={back} />}
      {departure && step === 'repeat' && <RepeatDialog departure={departure} onClose={back} />}
      {departure && step === 'remove' && (
        <RemoveDeparture departure={departure} onCancel={back} onRemoved={onClose} />
      )}
      {departure && (step === 'confirm' || step === 'call-off') && (
        <DecideDialog departure={departure} step={step} onClose={back} />
      )}
      <LinkDialog
        link={departure && (step === 'priced' || step === 'free') ? linkTo(departure, step) : null}
        onClose={back}
      />
    </>
  )
}

type ContentProps = { departure: Departure; onStep: (step: Step) => void }

function Content({ departure, onStep }: ContentProps) {
  const may = useMay()
  const onSale = isOnSale(departure, useToday())
  return (
    <>
      <dl className="grid grid-cols-[110px_minmax(0,1fr)] gap-x-3 gap-y-2 border-y border-line py-4">
        <dt className="text-ink-2">Posti</dt>
        <dd className="flex flex-wrap items-center gap-3">
          <Seats free={departure.spotsAvailable} total={departure.totalSpots} tone="staff" />
          {takenText(departure)}
        </dd>
        <dt className="text-ink-2">Gruppo</dt>
        <dd>
          <BarometerFacts departure={departure} />
        </dd>
        <dt className="text-ink-2">Prenotazioni</dt>
        <dd>
          <StaffLink to={`${staffPaths.bookings}?departure=${departure.id}`}>
            {bookingsText(departure.bookingCount)}
          </StaffLink>
        </dd>
        <dt className="text-ink-2">Coordinatori</dt>
        <dd>{coordinators(departure)}</dd>
        <dt className="text-ink-2">Prezzo</dt>
        <dd>
          {formatEuro(departure.price)} a persona
          {departure.ownPrice !== null && departure.ownPrice !== departure.listPrice && (
            <span className="block text-ink-2">
              Prezzo di questa partenza; con la stagione sarebbe {formatEuro(departure.listPrice)}
            </span>
          )}
        </dd>
        <dt className="text-ink-2">Vendite</dt>
        <dd>
          <SalesState departure={departure} />
        </dd>
      </dl>
      <DecisionBox departure={departure} onStep={onStep} />
      <div className="mt-4.5 flex flex-wrap gap-2">
        {onSale && (
          <StaffButton icon={Plus} kind="primary" onClick={() => onStep('priced')}>
            Nuovo link
          </StaffButton>
        )}
        <StaffButtonAnchor
          icon={Download}
          href={adminDownloads.departureTravellersCsv(departure.id)}
          download
        >
          Elenco viaggiatori (CSV)
        </StaffButtonAnchor>
        <StaffButton onClick={() => onStep('road')}>In viaggio</StaffButton>
        {may('rooms', 'board') && (
          <StaffButtonLink icon={BedDouble} to={roomsPath(departure.id)}>
            Camere
          </StaffButtonLink>
        )}
        {onSale && may('links', 'generateFree') && (
          <StaffButton onClick={() => onStep('free')}>Link gratuito</StaffButton>
        )}
        {may('departures', 'edit') && (
          <StaffButton onClick={() => onStep('edit')}>Modifica</StaffButton>
        )}
        {may('departures', 'repeat') && (
          <StaffButton onClick={() => onStep('repeat')}>Ripeti</StaffButton>
        )}
        {may('departures', 'setSales') && <SalesButtons departure={departure} />}
        {may('departures', 'remove') && !departure.hasHistory && (
          <StaffButton className="text-bad" onClick={() => onStep('remove')}>
            Elimina
          </StaffButton>
        )}
      </div>
      {departure.decision === 'cancelled' && may('departures', 'owed') && (
        <OwedRefunds departureId={departure.id} />
      )}
      {departure.partiesWaiting > 0 && <WaitingParties departureId={departure.id} />}
    </>
  )
}

function takenText({ spotsTaken, totalSpots, spotsAvailable }: Departure): string {
  const taken = `${spotsTaken} ${spotsTaken === 1 ? 'occupato' : 'occupati'} su ${totalSpots}`
  if (spotsAvailable === 0) return `${taken}, completa`
  return `${taken}, ${spotsAvailable} ${spotsAvailable === 1 ? 'libero' : 'liberi'}`
}

type RemoveProps = { departure: Departure; onCancel: () => void; onRemoved: () => void }

function RemoveDeparture({ departure, onCancel, onRemoved }: RemoveProps) {
  const changed = () => askAgain(admin.departures.key())
  const tell = useTellDepartures()
  const remove = useMutation(
    admin.departures.remove.mutationOptions({
      onSuccess: () => {
        notifyDone('Partenza eliminata')
        tell(departure.tripId)
        onRemoved()
        void changed()
      },
      onError: (error) => {
        notifyError(error)
        onCancel()
        void changed()
      },
    }),
  )
  return (
    <StaffConfirm
      onCancel={onCancel}
      onConfirm={() => remove.mutate({ id: departure.id, version: departure.version })}
      title="Eliminare la partenza?"
      confirmLabel="Elimina"
      busy={remove.isPending}
    >
      {departure.tripTitle} {elidedDays(`del ${formatDate(departure.startDate)}`)} sparisce dal sito
      e dai generatori.
    </StaffConfirm>
  )
}

/** For the accounts: how much each booking of a cancelled departure is owed. */
function OwedRefunds({ departureId }: { departureId: string }) {
  const { data } = useQuery(admin.departures.owed.queryOptions({ input: { id: departureId } }))
  if (!data) return null
  return (
    <section aria-labelledby="rimborsi" className="mt-6">
      <h3 id="rimborsi" className="text-[1.125rem]">
        Rimborsi da fare
      </h3>
      {data.items.length === 0 ? (
        <p className="mt-1 text-ink-2">Nulla da restituire.</p>
      ) : (
        <ul className="mt-1">
          {data.items.map(({ bookingId, reference, contactName, owed }) => (
            <li
              key={bookingId}
              className="flex items-center justify-between gap-3 border-b border-line py-2.5"
            >
              <StaffLink to={bookingPath(bookingId)}>
                {contactName} <span className="font-normal text-ink-2">{reference}</span>
              </StaffLink>
              <span className="font-semibold whitespace-nowrap">{formatEuro(owed)}</span>
            </li>
          ))}
          <li className="flex justify-between gap-3 py-2.5">
            <span className="text-ink-2">Totale</span>
            <b className="font-[650] whitespace-nowrap">{formatEuro(data.total)}</b>
          </li>
        </ul>
      )}
    </section>
  )
}
