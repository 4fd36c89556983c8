import { useEffect } from 'react'
import {
  coordinatorsText,
  departureReduction,
  groupByMonth,
} from '../../domain/booking/departure-list.ts'
import type { TripTerms } from '../../domain/catalogue/day-price.ts'
import {
  type Departure,
  fewSpotsLimit,
  shownSpots,
  spotsText,
  whoGoesText,
} from '../../domain/catalogue/departures.ts'
import type { TripContent } from '../../domain/catalogue/page-contents.ts'
import { portraitUrl } from '../../domain/catalogue/portraits.ts'
import { formatDateRange, formatDaysInMonth, formatDaysNights } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { useFiguresOf } from '../browser/figures.ts'
import { recordDatesOpened } from '../tracking/visit.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { DepartureBarometer } from '../ui/departure-barometer.tsx'
import { part } from '../ui/optional.tsx'
import { StruckPrice } from '../ui/price.tsx'
import { Seats } from '../ui/seats.tsx'
import { useDepartures } from '../use-departures.ts'
import { LoadingDates } from './loading-dates.tsx'
import { storeSelectedDate } from './selected-date.ts'

const DateAlertForm = part(() => import('./date-alert-form.tsx'))

type Team = TripContent['team']

type DepartureDatesProps = {
  tripId: string
  terms: TripTerms
  team: Team
  title: string
  onChoose: (departure: Departure) => void
}

/** The departures to choose from, month by month. */
export default function DepartureDates(props: DepartureDatesProps) {
  const { tripId, terms, team, title, onChoose } = props
  const { departures, isLoading } = useDepartures(tripId, terms)
  useEffect(() => recordDatesOpened(tripId), [tripId])
  const choose = (departure: Departure) => {
    if (departure.spotsAvailable > 0) storeSelectedDate(title, departure)
    onChoose(departure)
  }
  if (isLoading) return <LoadingDates />
  if (departures.length === 0) {
    return (
      <>
        <p className="pt-5 text-ink-2">Nessuna data disponibile al momento.</p>
        <DateAlertForm tripId={tripId} />
      </>
    )
  }
  return groupByMonth(departures).map(({ key, title, departures: rows }) => (
    <section key={key} aria-labelledby={`mese-${key}`}>
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-navy pt-5 pb-3">
        <h3 id={`mese-${key}`} className="text-[1.375rem] leading-none">
          {title}
        </h3>
        <span className="text-base text-ink-2">
          {rows.length === 1 ? '1 partenza' : `${rows.length} partenze`}
        </span>
      </div>
      <ul>
        {rows.map((departure) => (
          <DepartureRow key={departure.id} team={team} departure={departure} onChoose={choose} />
        ))}
      </ul>
    </section>
  ))
}

type DepartureRowProps = {
  team: Team
  departure: Departure
  onChoose: (departure: Departure) => void
}

/** One departure; the row under the pointer or with the focus turns white, its button orange. */
function DepartureRow({ team, departure, onChoose }: DepartureRowProps) {
  const spots = shownSpots(departure)
  const isFull = spots === 0
  const reduced = departureReduction(useFiguresOf(departure.tripId), departure)
  const days = formatDaysInMonth(departure.startDate, departure.endDate)
  return (
    <li className="departure">
      <div className="departure-days">
        <p
          className={classNames(
            'figures leading-none whitespace-nowrap',
            days.length > 7 ? 'text-[1.375rem]' : 'text-[1.9375rem]',
          )}
        >
          {days}
        </p>
        <p className="mt-1.25 text-base leading-tight text-ink-2">
          {formatDaysNights(departure.tripDuration)}
        </p>
      </div>
      <p className="departure-people flex items-center gap-3 leading-snug">
        <Coordinators team={team} names={departure.coordinators} />
        {coordinatorsText(departure.coordinators)}
      </p>
      <p className="departure-seats text-base leading-snug">
        <span className="mb-1.5 block">
          <Seats free={spots} total={departure.totalSpots} />
        </span>
        <SpotsLabel spots={spots} />
        {departure.barometer && (
          <span className="mt-1.5 block">
            <DepartureBarometer barometer={departure.barometer} />
          </span>
        )}
        {departure.whoGoes && (
          <span className="mt-1.5 block text-small whitespace-nowrap">
            {whoGoesText(departure.whoGoes)}
          </span>
        )}
      </p>
      <p className="departure-price text-right leading-tight">
        {reduced && (
          <>
            <StruckPrice amount={reduced.struck} />{' '}
            <span className="ml-1 text-base font-bold text-accent-ink">-{reduced.discount}%</span>
          </>
        )}
        <span className="display block text-[1.625rem] leading-[1.1]">
          {formatEuro(departure.price)}
        </span>
      </p>
      <Button
        kind="outline"
        size="small"
        onClick={() => onChoose(departure)}
        aria-label={`${isFull ? "Lista d'attesa" : 'Prenota Ora'}: ${formatDateRange(departure.startDate, departure.endDate)}`}
        className="departure-button whitespace-nowrap"
      >
        {isFull ? "Lista d'attesa" : 'Prenota Ora'}
      </Button>
    </li>
  )
}

function SpotsLabel({ spots }: { spots: number }) {
  if (spots === 0) return 'Nessun posto disponibile'
  if (spots > fewSpotsLimit) return spotsText(spots)
  return (
    <span className="font-[650] text-accent-ink">
      {spots === 1 ? 'Solo 1 posto rimasto' : `Solo ${spots} posti rimasti`}
    </span>
  )
}

function Coordinators({ team, names }: { team: Team; names: readonly string[] }) {
  const members = names.flatMap((name) => team.find((member) => member.name.startsWith(name)) ?? [])
  if (members.length === 0) return null
  return (
    <span className="flex flex-none">
      {members.map((member) => (
        <Avatar
          key={member.id}
          image={member.image}
          src={member.portrait && portraitUrl(member.portrait)}
          className="size-9 shadow-[0_0_0_2.5px_var(--color-paper)] not-first:-ml-3 md:size-10.5"
        />
      ))}
    </span>
  )
}
