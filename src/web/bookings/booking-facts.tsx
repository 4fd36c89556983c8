import {
  declaredTransferText,
  travellerPaymentLabels,
  travellerStatusLabels,
} from '../../domain/booking/booking-texts.ts'
import { defaultAirport, stateOrPending } from '../../domain/booking/bookings.ts'
import { keptSums, leavingLines } from '../../domain/booking/leaving.ts'
import { formatDate, formatDaysNights } from '../../domain/dates.ts'
import { refundOwed } from '../../domain/money/refunds.ts'
import { formatEuro } from '../../domain/money.ts'
import { wasNeverConfirmed } from '../../domain/trip/next-when-over.ts'
import { useToday } from '../browser/hydration.ts'
import { partyText } from '../checkout/amounts.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { Fact, Facts } from '../checkout/facts.tsx'
import { LaterPayments } from '../checkout/later-payments.tsx'

function TripFacts({ booking }: { booking: Booking }) {
  return (
    <>
      <Fact label="Viaggio">{booking.destinationTitle}</Fact>
      <Fact label="Partenza">{formatDate(booking.startDate)}</Fact>
      <Fact label="Ritorno">{formatDate(booking.endDate)}</Fact>
      <Fact label="Durata">{formatDaysNights(booking.tripDays)}</Fact>
      {booking.airport !== defaultAirport && <Fact label="Aeroporto">{booking.airport}</Fact>}
      <Fact label="Viaggiatori">{partyText(booking.adultCount, booking.childCount)}</Fact>
      {booking.extras.map(({ id, label, amount }) => (
        <Fact key={id} label={label}>
          {formatEuro(amount)}
        </Fact>
      ))}
    </>
  )
}

function MoneyFacts({ booking }: { booking: Booking }) {
  const today = useToday()
  const owed = refundOwed(booking)
  const left = booking.status === 'cancelled' ? keptSums(booking) : undefined
  const { totalPrice, amountDue, amountPaid, balance, balanceDueDate, paymentStage } = booking
  // For a trip that left without them nobody is asked to pay.
  const asked = wasNeverConfirmed({ ...booking, today }) ? 'closed' : paymentStage
  if (booking.free)
    return (
      <Fact label="Totale" strong ruled>
        {formatEuro(0)}
      </Fact>
    )
  return (
    <>
      <Fact label="Totale" strong ruled>
        {formatEuro(totalPrice)}
      </Fact>
      {left ? (
        leavingLines({ ...left, asVoucher: booking.owedAsVoucher }).map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))
      ) : (
        <>
          {amountPaid > 0 && <Fact label="Già versato">{formatEuro(amountPaid)}</Fact>}
          {owed > 0 && <Fact label="Da restituirti">{formatEuro(owed)}</Fact>}
          {booking.owedAsVoucher > 0 && (
            <Fact label="di cui come buono viaggio">{formatEuro(booking.owedAsVoucher)}</Fact>
          )}
        </>
      )}
      {asked === 'due' && <Fact label="Da versare ora">{formatEuro(amountDue)}</Fact>}
      {asked === 'declared' && <Fact label="Importo dichiarato">{formatEuro(amountDue)}</Fact>}
      {asked !== 'closed' && balance > 0 && (
        <LaterPayments
          steps={booking.instalments}
          balance={asked === 'balance' ? amountDue : balance}
          balanceDueDate={balanceDueDate}
          today={today}
        />
      )}
    </>
  )
}

/** The whole booking in a few lines: trip, people, money, status. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { status, paymentStatus } = stateOrPending(booking.status, booking.paymentStatus)
  const payment =
    booking.paymentStage === 'declared'
      ? declaredTransferText(booking.transferDeclaredAt)
      : travellerPaymentLabels[paymentStatus]
  return (
    <Facts>
      <TripFacts booking={booking} />
      <MoneyFacts booking={booking} />
      <Fact label="Stato" ruled>
        {travellerStatusLabels[status]}
      </Fact>
      <Fact label="Pagamento">{payment}</Fact>
    </Facts>
  )
}
