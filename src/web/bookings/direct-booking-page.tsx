import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { path } from '../../contract/pages.ts'
import { cancellationSentence } from '../../domain/booking/cancellation.ts'
import { groupByMonth } from '../../domain/booking/departure-list.ts'
import { fittingExtras } from '../../domain/booking/extras.ts'
import { paymentTypeNear, pricingDefaults, quoteParty } from '../../domain/booking/pricing.ts'
import { maxTravellers } from '../../domain/booking/travellers.ts'
import { anotherAirport } from '../../domain/catalogue/airports.ts'
import { type Departure, shownSpots, spotsText } from '../../domain/catalogue/departures.ts'
import { formatDate, formatDayMonth } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { airportChoices } from '../browser/airports.ts'
import { useToday } from '../browser/hydration.ts'
import { OrderNote, orderNoteId } from '../checkout/order-note.tsx'
import { TermsNotice } from '../checkout/terms-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Input, Options, Select } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.ts'
import { Meta } from '../ui/meta.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Contacts } from './direct-contacts.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import { OrderTerms } from './order-terms.tsx'
import { PersonFields } from './person-fields.tsx'
import { PriceSummary } from './price-summary.tsx'
import { SecondOrderDialog } from './second-order-dialog.tsx'
import { useDirectBooking } from './use-direct-booking.ts'
import { useFullWithinDays } from './use-full-within-days.ts'

const panel = 'rounded-panel border border-line bg-white p-5 pt-6 md:p-9'

const fullHint = "Questa partenza è al completo: scegline un'altra."

function optionText(departure: Departure): string {
  const spots = shownSpots(departure)
  const left = spots > 0 ? spotsText(spots) : 'al completo'
  // A phone shows only the beginning: days and price.
  return `${formatDayMonth(departure.startDate)} – ${formatDate(departure.endDate)}, ${formatEuro(departure.price)}, ${left}`
}

/** The hint under the choice of the day, which repeats what a phone cuts off. */
function departureHint({ tripId, departures, departure, isLoading }: Choosing): ReactNode {
  if (departure) {
    const spots = shownSpots(departure)
    return spots === 0 ? fullHint : `${formatEuro(departure.price)} a persona, ${spotsText(spots)}.`
  }
  if (!tripId || isLoading || departures.some((one) => one.spotsAvailable > 0)) return undefined
  return (
    <span>
      {departures.length === 0
        ? 'Questo viaggio non ha ancora date in vendita.'
        : 'Tutte le date di questo viaggio sono al completo.'}{' '}
      <TextLink to={`${path('trip', { id: tripId })}#prenota`}>
        {departures.length === 0 ? 'Avvisami quando escono' : "Mettimi in lista d'attesa"}
      </TextLink>{' '}
      oppure <TextLink to={path('trips')}>scegli un altro viaggio</TextLink>.
    </span>
  )
}

type Choosing = ReturnType<typeof useDirectBooking>

function TripChoice({ booking }: { booking: Choosing }) {
  const { form, departures, departure, isLoading, chooseTrip } = booking
  const trip = fieldOf(form, 'tripId')
  const airport = useWatch({ control: form.control, name: 'airport' })
  return (
    <section aria-labelledby="scelta-viaggio" className={panel}>
      <h2 id="scelta-viaggio" className="mb-5 text-small-title md:text-[1.75rem]">
        Il tuo viaggio
      </h2>
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <Select
          {...trip}
          label="Viaggio"
          required
          onChange={(event) => {
            void trip.onChange(event)
            chooseTrip(event.target.value)
          }}
          fieldClassName="md:col-span-2"
        >
          <option value="">Scegli la destinazione</option>
          <Options of={booking.trips.map(({ id, title }) => ({ value: id, label: title }))} />
        </Select>
        <Select
          {...fieldOf(form, 'startDate')}
          label="Partenza"
          required
          // The chosen day may come from the address, before its option has loaded.
          value={departure?.startDate ?? ''}
          disabled={departures.length === 0}
          hint={departureHint(booking)}
          style={{ textOverflow: 'ellipsis' }}
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
          {...fieldOf(form, 'airport')}
          label="Aeroporto di partenza"
          required
          fieldClassName="md:col-span-2"
        >
          <option value="">Scegli l'aeroporto</option>
          <Options of={airportChoices()} />
        </Select>
        {booking.order && airport === anotherAirport && (
          <Input
            {...fieldOf(form, 'otherAirport')}
            label="Quale aeroporto?"
            required
            maxLength={70}
            hint="Cerchiamo il volo più comodo da lì e ti scriviamo prima della partenza."
            fieldClassName="md:col-span-2"
          />
        )}
      </div>
    </section>
  )
}

/** Nothing is chosen yet: the box says what it will show. */
function EmptySummary({ order }: { order: Choosing['order'] }) {
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
      <Submit order={order} />
    </section>
  )
}

function Submit({ order }: { order: Choosing['order'] }) {
  if (!order) {
    return (
      <>
        <TermsNotice>
          Qui non ti impegni ancora: l'ordine con obbligo di pagare nasce quando, nella pagina
          seguente, confermi di aver inviato il bonifico.
        </TermsNotice>
        <Button type="submit" kind="orange" wide>
          Procedi al Pagamento
        </Button>
      </>
    )
  }
  const { terms, arrival, isBusy } = order
  return (
    <>
      <OrderTerms terms={terms} arrival={arrival} />
      <Button
        type="submit"
        kind="orange"
        wide
        busy={isBusy || arrival.waiting === 'under way'}
        disabled={isBusy}
        aria-describedby={orderNoteId}
      >
        {isBusy ? 'Elaborazione...' : 'Procedi al Pagamento'}
      </Button>
      <OrderNote />
    </>
  )
}

export function Component() {
  const today = useToday()
  const booking = useDirectBooking()
  const { form, party, travellers, departure, submit, order } = booking
  const children = travellers.filter(({ type }) => type === 'child').length
  const fullWithinDays = useFullWithinDays()
  const paymentType = departure
    ? paymentTypeNear(pricingDefaults.paymentType, departure.startDate, today, fullWithinDays)
    : pricingDefaults.paymentType
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
        onSubmit={(event) => void submit(event)}
        className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18"
      >
        <div className="grid grid-cols-1 gap-5">
          <TripChoice booking={booking} />
          {party.rows.map(({ rowId }, index) => (
            <PersonFields
              key={rowId}
              index={index}
              count={party.rows.length}
              bind={party.bindPerson(index)}
              onRemove={() => party.remove(index)}
              asksBirthDate={order !== undefined && travellers[index]?.type === 'child'}
              smallestAge={booking.smallestAge}
            />
          ))}
          <button
            type="button"
            onClick={party.add}
            disabled={party.rows.length >= maxTravellers}
            className="flex min-h-16 items-center justify-center gap-3 rounded-picture border-[1.5px] border-dashed border-control font-semibold hover:border-navy hover:bg-white disabled:text-ink-2"
          >
            <Plus className="size-5.5" aria-hidden />
            Aggiungi Viaggiatore
          </button>
          <Contacts form={form} />
          <ExtrasFields {...booking.extras} people={travellers.length} />
        </div>
        <div className="lg:sticky lg:top-28">
          {departure ? (
            <PriceSummary
              quote={quoteParty({
                pricePerPerson: departure.price,
                departure: departure.startDate,
                bookedOn: today,
                childDiscountEnabled: true,
                adults: travellers.length - children,
                children,
                paymentType,
                extras: fittingExtras(
                  booking.extras.chosen,
                  booking.extras.offered,
                  travellers.length,
                ),
              })}
              paymentType={paymentType}
              today={today}
            >
              <p className="mb-3.5 text-small text-ink-2">
                {cancellationSentence(departure.startDate, today)}
              </p>
              <Submit order={order} />
            </PriceSummary>
          ) : (
            <EmptySummary order={order} />
          )}
        </div>
      </form>
      {order && <SecondOrderDialog {...order.secondOrder} isFree={false} />}
    </div>
  )
}
