import { useEffect } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { linkTexts } from '../../domain/booking/links.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { receiptStorageKey, receiptToShow } from '../../domain/money/payments.ts'
import { useToday } from '../browser/hydration.ts'
import { useSearchParams } from '../browser/search-params.ts'
import { localStore } from '../browser/storage.ts'
import { dueTitle } from '../checkout/amounts.ts'
import { type Booking, MissingBooking } from '../checkout/booking-query.tsx'
import { Loading } from '../checkout/loading.tsx'
import { SummaryHeld } from '../checkout/summary-held.tsx'
import { defaultIbanToast } from '../checkout/texts.ts'
import { Meta } from '../ui/meta.tsx'
import { toast } from '../ui/toast.ts'
import { BalancePayment } from './balance-payment.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { CardPayment } from './card-payment.tsx'
import { ClosedPayment } from './closed-payment.tsx'
import { CountdownBanner } from './countdown-banner.tsx'
import { DeclaredPayment } from './declared-payment.tsx'
import { HoldBanner } from './hold-banner.tsx'
import { PaymentHelp } from './payment-help.tsx'
import { isPayable, type PayableView, type PaymentView, usePayment } from './payment-query.ts'
import { ReleasedPayment } from './released-payment.tsx'
import { TripSummary } from './trip-summary.tsx'

const address = pages.paymentCustom
const title = 'Pagamento'

/** The server's causale, copied to the browser's storage; a stored one is used only if the server has none. */
function useCausale({ booking, causale }: PaymentView): string {
  const key = receiptStorageKey(booking.id)
  const shown = receiptToShow(causale, localStore.read(key)) ?? ''
  useEffect(() => {
    if (shown) localStore.write(key, shown)
  }, [key, shown])
  return shown
}

/** Notifies the visitor once if the account is unusual; the payment works all the same. */
function useAccountNotices({ booking, account }: PaymentView): void {
  const { isActive, isDefault } = account ?? {}
  const isPaidFor = booking.paymentStage === 'due' || booking.paymentStage === 'balance'
  const isShown = account !== null && isPaidFor
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => {
      if (isDefault) toast(defaultIbanToast())
      else if (!isActive) {
        toast({ title: 'Informazione', description: linkTexts.ibanDeactivated, duration: 8000 })
      }
    })
    return () => clearTimeout(timer)
  }, [isShown, isActive, isDefault])
}

/** The amount due now and its name, 'Acconto 40%' or 'Importo totale'. Part of it may be paid already. */
function dueOf({ paymentType, amountDue, depositAmount, totalPrice }: Booking) {
  const percentage = totalPrice > 0 ? Math.round((depositAmount / totalPrice) * 100) : 0
  return { title: dueTitle(paymentType, percentage), amount: amountDue }
}

/** Kept in the address, so that the phone's back button leads from the card to the transfer. */
function useByCard({ cardMode, booking }: PaymentView) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const here = (query?: Record<string, string>) =>
    path('paymentCustom', { bookingId: booking.id }, query)
  return {
    byCard: cardMode !== 'none' && search.get('metodo') === 'carta',
    toCard: () => void navigate(here({ metodo: 'carta' })),
    toTransfer: () => void navigate(here(), { replace: true }),
  }
}

/** The specified five hours on a trial; with real data the hold, and nothing once part of it is paid. */
function TimeToPay({ view: { booking, spots, totalSpots } }: { view: PayableView }) {
  const { payBy, receiptHours } = booking.promise
  if (payBy !== null) return <HoldBanner booking={booking} payBy={payBy} />
  if (receiptHours === null) return null
  return (
    <CountdownBanner expiresAt={booking.paymentExpiresAt} spots={spots} totalSpots={totalSpots} />
  )
}

function OpenPayment({ view, causale }: { view: PayableView; causale: string }) {
  const { booking } = view
  const today = useToday()
  const { byCard, toCard, toTransfer } = useByCard(view)
  return (
    <>
      <TimeToPay view={view} />
      <div className="wrap pt-8 pb-20 md:pt-14 md:pb-26">
        <h1 className="text-page">{byCard ? 'Paga con la carta' : 'Completa il bonifico'}</h1>
        <SummaryHeld booking={booking} />
        <div className="mt-7 grid items-start gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18">
          <div className="min-w-0">
            {byCard ? (
              <CardPayment view={view} onBack={toTransfer} />
            ) : (
              <BankTransfer view={view} causale={causale} onCard={toCard} />
            )}
            <PaymentHelp
              message={whatsAppMessages.payment(booking.destinationTitle, booking.reference)}
            />
          </div>
          <TripSummary
            trip={booking}
            due={dueOf(booking)}
            today={today}
            booking={booking}
            barometer={view.barometer}
          />
        </div>
      </div>
    </>
  )
}

function Payment({ view }: { view: PaymentView }) {
  const { booking } = view
  const causale = useCausale(view)
  useAccountNotices(view)
  const isGone = booking.spotsReleased && booking.status !== 'cancelled'
  if (booking.paymentStage === 'closed' && !isGone) return <ClosedPayment booking={booking} />
  if (isGone || !isPayable(view)) return <ReleasedPayment view={view} />
  switch (booking.paymentStage) {
    case 'due':
      return <OpenPayment view={view} causale={causale} />
    case 'declared':
      return <DeclaredPayment view={view} causale={causale} />
    case 'balance':
      return <BalancePayment view={view} causale={causale} />
    case 'closed':
      return <ClosedPayment booking={booking} />
  }
}

export function Component() {
  const { bookingId } = useParams()
  const { data: view, error, isFetching, refetch } = usePayment(bookingId)
  if (!view) {
    return isFetching ? (
      <Loading title={title} address={address} />
    ) : (
      <MissingBooking error={error} address={address} onRetry={() => void refetch()} />
    )
  }
  if (view.booking.free) {
    return <Navigate to={path('bookingConfirmation', { bookingId: view.booking.id })} replace />
  }
  return (
    <>
      <Meta
        title={`${title}: ${view.booking.destinationTitle}`}
        description="Paga con bonifico o con carta."
        path={address}
        noindex
      />
      <Payment view={view} />
    </>
  )
}
