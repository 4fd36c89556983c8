import { Plus } from 'lucide-react'
import { simpleTripCards, tripCards } from '../../content/trips/cards.ts'
import { path } from '../../contract/pages.ts'
import { airports } from '../../domain/airports.ts'
import { type Departure, groupByMonth, shownSpots, spotsText } from '../../domain/departures.ts'
import { formatEuro } from '../../domain/money.ts'
import { pricingDefaults, quoteParty } from '../../domain/pricing.ts'
import { maxTravellers } from '../../domain/travellers.ts'
import { travellerLimits } from '../../domain/travellers-schema.ts'
import { useToday } from '../browser/hydration.ts'
import { Button } from '../ui/button.tsx'
import { Input, Select } from '../ui/field.tsx'
import { Meta } from '../ui/meta.tsx'
import { useDepartures } from '../use-departures.ts'
import { PersonFields } from './person-fields.tsx'
import { PriceSummary } from './price-summary.tsx'
import { departureText } from './trip-booking-draft.ts'
import { type TripBooking, useTripBooking } from './use-trip-booking.ts'

const panel = 'rounded-panel border border-line bg-white p-5 pt-6 md:p-9'

function optionText(departure: Departure): string {
  const spots = shownSpots(departure)
  const left = spots > 0 ? spotsText(spots) : 'al completo'
  return `${departureText(departure.startDate, departure.endDate)}, ${formatEuro(departure.price)}, ${left}`
}

type ChoiceProps = {
  booking: TripBooking
  departures: readonly Departure[]
  isLoading: boolean
  departure: Departure | undefined
}

function TripChoice({ booking, departures, isLoading, departure }: ChoiceProps) {
  const { draft, errors, change } = booking
  return (
    <section aria-labelledby="scelta-viaggio" className={panel}>
      <h2 id="scelta-viaggio" className="mb-5 text-small-title md:text-[1.75rem]">
        Il tuo viaggio
      </h2>
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <Select
          label="Viaggio"
          name="destination"
          value={draft.tripId}
          error={errors.tripId}
          onChange={(event) =>
            change({ tripId: event.target.value, startDate: '' }, 'tripId', 'startDate')
          }
          fieldClassName="md:col-span-2"
        >
          <option value="">Scegli la destinazione</option>
          {[...tripCards, ...simpleTripCards].map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <Select
          label="Partenza"
          name="date"
          value={departure?.startDate ?? ''}
          error={errors.startDate}
          disabled={departures.length === 0}
          onChange={(event) => change({ startDate: event.target.value }, 'startDate')}
          fieldClassName="md:col-span-2"
        >
          <option value="">{isLoading ? 'Caricamento delle partenze…' : 'Scegli la data'}</option>
          {groupByMonth(departures).map((month) => (
            <optgroup key={month.key} label={month.title}>
              {month.departures.map((option) => (
                <option
                  key={option.id}
                  value={option.startDate}
                  disabled={option.spotsAvailable === 0}
                >
                  {optionText(option)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Select
          label="Aeroporto di partenza"
          name="airport"
          value={draft.airport}
          error={errors.airport}
          onChange={(event) => change({ airport: event.target.value }, 'airport')}
          fieldClassName="md:col-span-2"
        >
          <option value="">Scegli l'aeroporto</option>
          {airports.map((airport) => (
            <option key={airport}>{airport}</option>
          ))}
        </Select>
      </div>
    </section>
  )
}

function Contacts({ booking }: { booking: TripBooking }) {
  const { draft, errors, change, check } = booking
  return (
    <section aria-labelledby="contatti" className={panel}>
      <h2 id="contatti" className="mb-5 text-small-title md:text-[1.75rem]">
        I tuoi contatti
      </h2>
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <Input
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          maxLength={travellerLimits.email}
          value={draft.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value }, 'email')}
          onBlur={() => check('email')}
        />
        <Input
          label="Telefono"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={travellerLimits.phone}
          value={draft.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.target.value }, 'phone')}
          onBlur={() => check('phone')}
        />
      </div>
    </section>
  )
}

/** Nothing is chosen yet: the box says what it will say. */
function EmptySummary() {
  return (
    <section
      aria-labelledby="riepilogo-prezzi"
      className="rounded-panel bg-white p-6 shadow-e2 md:p-8"
    >
      <h2 id="riepilogo-prezzi" className="text-card">
        Riepilogo Prezzi
      </h2>
      <p className="mt-3 mb-5 text-ink-2">
        Scegli viaggio e partenza: qui trovi subito il totale, l'acconto e la data del saldo.
      </p>
      <Submit />
    </section>
  )
}

function Submit() {
  return (
    <Button type="submit" kind="orange" wide>
      Procedi al Pagamento
    </Button>
  )
}

export function Component() {
  const today = useToday()
  const booking = useTripBooking()
  const { draft } = booking
  const { departures, isLoading } = useDepartures(draft.tripId)
  const departure = departures.find(({ startDate }) => startDate === draft.startDate)
  const children = draft.travellers.filter(({ type }) => type === 'child').length
  return (
    <div className="wrap pt-10 pb-20 md:pt-16 md:pb-26">
      <Meta
        title="Prenota il tuo viaggio"
        description="Scegli viaggio, partenza e aeroporto, poi paga l'acconto con un bonifico."
        path={path('booking')}
        noindex
      />
      <h1 className="text-page">Prenota il tuo viaggio</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        Scegli la partenza, dicci chi viene con te e versa solo l'acconto: al resto pensiamo
        insieme.
      </p>
      <form
        noValidate
        onSubmit={(event) => void booking.submit(event, departure)}
        className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18"
      >
        <div className="grid gap-5">
          <TripChoice {...{ booking, departures, isLoading, departure }} />
          {draft.travellers.map((person, index) => (
            <PersonFields key={index} index={index} person={person} booking={booking} />
          ))}
          <button
            type="button"
            onClick={booking.addPerson}
            disabled={draft.travellers.length >= maxTravellers}
            className="flex min-h-16 items-center justify-center gap-3 rounded-picture border-[1.5px] border-dashed border-control font-semibold hover:border-navy hover:bg-white disabled:text-ink-2"
          >
            <Plus className="size-5.5" aria-hidden />
            Aggiungi Viaggiatore
          </button>
          <Contacts booking={booking} />
        </div>
        <div className="lg:sticky lg:top-28">
          {departure ? (
            <PriceSummary
              quote={quoteParty({
                pricePerPerson: departure.price,
                departure: departure.startDate,
                childDiscountEnabled: true,
                adults: draft.travellers.length - children,
                children,
              })}
              paymentType={pricingDefaults.paymentType}
              today={today}
            >
              <Submit />
            </PriceSummary>
          ) : (
            <EmptySummary />
          )}
        </div>
      </form>
    </div>
  )
}
