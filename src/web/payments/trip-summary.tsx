import { ChevronDown } from 'lucide-react'
import type { PaperState } from '../../domain/booking/contract-pack.ts'
import type { PlanStep } from '../../domain/booking/payment-plan.ts'
import type { PaymentType } from '../../domain/booking/pricing.ts'
import { unspecifiedAirport } from '../../domain/catalogue/airports.ts'
import type { Barometer, BarometerReader } from '../../domain/catalogue/barometer.ts'
import { formatDate, type IsoDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { partyText } from '../checkout/amounts.ts'
import { ContractDownload } from '../checkout/contract-download.tsx'
import { AmountBox, Fact, Facts } from '../checkout/facts.tsx'
import { LaterPayments } from '../checkout/later-payments.tsx'
import { PlaceLink } from '../checkout/place-link.tsx'
import { useMainPicture } from '../checkout/trip-pictures.ts'
import { CancellationCosts } from '../ui/cancellation-costs.tsx'
import { DepartureBarometer } from '../ui/departure-barometer.tsx'
import { Picture } from '../ui/picture.tsx'

type SummaryExtra = { id: string; label: string; amount: number; conditions: string | null }

type TripSummaryData = {
  tripId: string
  destinationTitle: string
  startDate: IsoDate
  endDate: IsoDate
  adultCount: number
  childCount: number
  extras: readonly SummaryExtra[]
  reference?: string
  airport?: string
  totalPrice: number
  amountPaid?: number
  balance: number
  balanceDueDate: IsoDate | null
  /** The payments after the current one; empty if there is only the balance. */
  instalments?: readonly PlanStep[]
  paymentType: PaymentType
}

type TripSummaryProps = {
  trip: TripSummaryData
  due: { title: string; amount: number; note?: string }
  today: IsoDate
  /** An existing booking, whose contract can be downloaded. */
  booking?: { id: string; paper: PaperState | null }
  /** Only for stored departures. */
  barometer?: Barometer | null
  /** Whether the customer has paid for the place, which a confirmed departure does not tell. */
  reader?: BarometerReader
}

/** Shows the trip beside the payment, so that the customer knows what the money is for. */
export function TripSummary(props: TripSummaryProps) {
  const { trip, due, today, booking, barometer, reader = 'unpaid' } = props
  const picture = useMainPicture(trip.tripId)
  // Extras with their own conditions are left out of the general cancellation costs.
  const own = trip.extras.filter(({ conditions }) => conditions !== null)
  const apart = own.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section
      aria-labelledby="riepilogo-viaggio"
      className="overflow-hidden rounded-panel bg-white shadow-e2"
    >
      {picture && (
        <Picture
          picture={picture}
          sizes="(width < 1024px) 100vw, 420px"
          alt=""
          className="h-38 md:h-52"
          imageClassName="h-full"
        />
      )}
      <div className="p-6 md:p-8">
        <h2 id="riepilogo-viaggio" className="text-card">
          {trip.destinationTitle}
        </h2>
        <Facts className="mt-3">
          <Fact label="Partenza">{formatDate(trip.startDate)}</Fact>
          <Fact label="Ritorno">{formatDate(trip.endDate)}</Fact>
          {trip.airport && trip.airport !== unspecifiedAirport && (
            <Fact label="Aeroporto">{trip.airport}</Fact>
          )}
          <Fact label="Viaggiatori">{partyText(trip.adultCount, trip.childCount)}</Fact>
          {trip.reference && <Fact label="Prenotazione">{trip.reference}</Fact>}
          {trip.extras.map(({ id, label, amount }) => (
            <Fact key={id} label={label}>
              {formatEuro(amount)}
            </Fact>
          ))}
          <Fact label="Totale" strong ruled>
            {formatEuro(trip.totalPrice)}
          </Fact>
          {!!trip.amountPaid && <Fact label="Già versato">{formatEuro(trip.amountPaid)}</Fact>}
        </Facts>
        {barometer && (
          <p className="mt-3">
            <DepartureBarometer barometer={barometer} reader={reader} />
          </p>
        )}
        <AmountBox
          title={due.title}
          note={due.note ?? 'da versare ora'}
          amount={formatEuro(due.amount)}
        />
        {trip.balance > 0 && (
          <Facts>
            <LaterPayments
              steps={trip.instalments ?? []}
              balance={trip.balance}
              balanceDueDate={trip.balanceDueDate}
              today={today}
            />
          </Facts>
        )}
        {trip.totalPrice > 0 && (
          <details className="accordion mt-4 border-t border-line-2">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 pt-3 font-semibold">
              Se devi rinunciare
              <ChevronDown className="accordion-arrow size-5 flex-none" aria-hidden />
            </summary>
            <div className="pt-2 pb-1 text-base">
              <CancellationCosts
                startDate={trip.startDate}
                today={today}
                price={trip.totalPrice - apart}
                isAccepted={reader === 'paid'}
              />
              {own.map(({ id, label, conditions }) => (
                <p key={id} className="mt-3">
                  {label}: {conditions}
                </p>
              ))}
            </div>
          </details>
        )}
        {booking && (
          <div className="mt-5 grid grid-cols-1 gap-2.5">
            <ContractDownload bookingId={booking.id} paper={booking.paper} />
            <PlaceLink />
          </div>
        )}
      </div>
    </section>
  )
}
