import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { extraPriceText, unitsToChoose } from '../../domain/booking/extras.ts'
import { leavingTodaySentence } from '../../domain/booking/leaving.ts'
import { formatDateRange } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import {
  type RequestKind,
  requestTitles,
  type WantedOfRequest,
} from '../../domain/trip/requests.ts'
import { type Api, calls } from '../api.ts'
import { reasonOf } from '../api-errors.ts'
import { queryClient } from '../query.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Button } from '../ui/button.tsx'
import { Options, Select } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AskBox } from './ask-box.tsx'
import { NameForm } from './name-form.tsx'
import { PeopleForm } from './people-form.tsx'
import type { PlaceView } from './place-view.ts'

type Options = Awaited<ReturnType<Api['trip']['changeOptions']>>
type FormProps = { options: Options; view: PlaceView; onDone: () => void }

function LeaveForm({ options, onDone }: FormProps) {
  return (
    <>
      {options.leaving && <p>{leavingTodaySentence(options.leaving)}</p>}
      <p className="mt-2 mb-4 text-small text-ink-2">
        Vale il giorno in cui ce lo chiedi, anche se rispondiamo dopo. I posti di tutto il gruppo
        tornano liberi.
      </p>
      <AskBox wanted={() => ({ kind: 'leave' })} label="Chiedi di annullare" onDone={onDone} />
    </>
  )
}

function DepartureForm({ options, onDone }: FormProps) {
  const [day, setDay] = useState('')
  return (
    <>
      <Select
        label="Quando vorresti partire"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        className="mb-4"
      >
        <option value="">Scegli una data</option>
        {options.departures.map(({ startDate, endDate, price }) => (
          <option key={startDate} value={startDate}>
            {formatDateRange(startDate, endDate)} · {formatEuro(price)} a persona
          </option>
        ))}
      </Select>
      <AskBox
        key={day}
        wanted={() => (day ? { kind: 'departure', startDate: day } : 'Scegli una data')}
        onDone={onDone}
      />
    </>
  )
}

function ExtrasForm({ options, view, onDone }: FormProps) {
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const people = view.lead?.people ?? 1
  const wanted = (): WantedOfRequest | string => {
    const extras = options.extras.flatMap(({ id, units: before }) => {
      const more = (units[id] ?? before) - before
      return more === 0 ? [] : [{ id, more }]
    })
    return extras.length > 0 ? { kind: 'extras', extras } : 'Scegli che cosa cambia'
  }
  return (
    <>
      <div className="mb-4 grid gap-4.5">
        {options.extras.map((extra) => (
          <Select
            key={extra.id}
            label={`${extra.title}, ${extraPriceText(extra)}`}
            value={String(units[extra.id] ?? extra.units)}
            onChange={(event) => setUnits({ ...units, [extra.id]: Number(event.target.value) })}
          >
            <Options
              of={[...Array(Math.max(unitsToChoose(extra, people), extra.units) + 1).keys()]}
            />
          </Select>
        ))}
      </div>
      <AskBox key={JSON.stringify(units)} wanted={wanted} onDone={onDone} />
    </>
  )
}

/** The whole party can have only one open request of each of these kinds. */
const onePerParty: readonly RequestKind[] = ['leave', 'departure', 'people']

function isAskedAlready({ requests }: PlaceView, kind: RequestKind): boolean {
  return (
    onePerParty.includes(kind) &&
    requests.some((request) => request.kind === kind && request.state === 'open')
  )
}

/** When a fold above it closes, the opened fold would move out of the window. */
function keepOpenedInSight(folds: HTMLElement | null) {
  const keep = ({ target }: Event) => {
    const isAbove = (fold: HTMLElement) => fold.getBoundingClientRect().top < 0
    if (target instanceof HTMLDetailsElement && target.open && isAbove(target))
      target.scrollIntoView()
  }
  // `toggle` does not bubble: an ancestor receives it only in the capture phase.
  folds?.addEventListener('toggle', keep, true)
  return () => folds?.removeEventListener('toggle', keep, true)
}

/** Each kind of request in its own fold; only those still possible today. */
export default function ChangeForms({ view, onDone }: { view: PlaceView; onDone: () => void }) {
  const options = useQuery(calls.trip.changeOptions.queryOptions({ staleTime: 0 }), queryClient)
  if (options.isError) {
    return (
      <p role="alert" className="mt-4">
        {reasonOf(options.error)}
      </p>
    )
  }
  if (!options.data) return <Skeleton className="mt-6 h-60" />
  const { data } = options
  const props = { options: data, view, onDone }
  const names = view.party.filter(({ isYou }) => isYou || view.lead)
  const items = [
    ...(data.nameUntil
      ? [
          {
            key: 'name' as const,
            content: <NameForm people={names} until={data.nameUntil} onDone={onDone} />,
          },
        ]
      : []),
    ...(data.departures.length > 0
      ? [{ key: 'departure' as const, content: <DepartureForm {...props} /> }]
      : []),
    ...(view.lead
      ? [
          {
            key: 'people' as const,
            content: (
              <PeopleForm
                people={view.party}
                mayJoin={data.mayJoin}
                departure={view.startDate}
                onDone={onDone}
              />
            ),
          },
        ]
      : []),
    ...(data.extras.length > 0
      ? [{ key: 'extras' as const, content: <ExtrasForm {...props} /> }]
      : []),
    ...(data.leaving ? [{ key: 'leave' as const, content: <LeaveForm {...props} /> }] : []),
  ]
  return (
    <div className="mt-6" ref={keepOpenedInSight}>
      {items.length === 0 && <p>Da qui ora non si può chiedere altro: scrivici.</p>}
      <Accordion
        items={items.map(({ key, content }) => ({
          key,
          title: requestTitles[key],
          content: (
            <div className="pb-6">
              {isAskedAlready(view, key) ? (
                <p>
                  L’hai già chiesto e aspetta la nostra risposta. Per chiedere altro ritira prima
                  quella richiesta.
                </p>
              ) : (
                content
              )}
            </div>
          ),
        }))}
      />
      {!data.nameUntil && (
        <p className="mt-3 text-small text-ink-2">
          I nomi si cambiano fino a sette giorni prima della partenza: per questo scrivici.
        </p>
      )}
      <Button kind="outline" size="small" className="mt-4" onClick={onDone}>
        Chiudi
      </Button>
    </div>
  )
}
