import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { pricingDefaults } from '../../domain/booking/pricing.ts'
import { largestGroup, maxTravellers } from '../../domain/booking/travellers.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { trialPromise } from '../../domain/money/payment-promise.ts'
import { receiptStorageKey } from '../../domain/money/payments.ts'
import { errorCode, messageOf } from '../api-errors.ts'

import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { useToday } from '../browser/hydration.ts'
import { localStore } from '../browser/storage.ts'
import { dueTitle } from '../checkout/amounts.ts'
import { type PaymentData, readPaymentData } from '../checkout/direct-booking.ts'
import { Loading } from '../checkout/loading.tsx'
import { OrderNote, orderNoteId } from '../checkout/order-note.tsx'
import { lastBookingKey } from '../checkout/storage-keys.ts'
import { TermsNotice } from '../checkout/terms-notice.tsx'
import { declarationFailed, failureTexts } from '../checkout/texts.ts'
import { TransferDetails } from '../checkout/transfer-details.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { preloadPage } from '../ui/preload.ts'
import { toast } from '../ui/toast.ts'
import { DeclareTransferDialog } from './declare-transfer-dialog.tsx'
import { PaymentHelp } from './payment-help.tsx'
import { TripSummary } from './trip-summary.tsx'
import {
  type DirectBooking,
  declarePayment,
  directEpcPayload,
  readDirectBooking,
  type TripQuote,
  useDirectCheckout,
} from './use-direct-checkout.ts'

const address = path('payment')
const title = 'Pagamento'
const loadingText = 'Caricamento dati prenotazione...'

type DirectCheckoutProps = {
  trip: DirectBooking
  quote: TripQuote
  payment: PaymentData
  /** The account or texts shown are no longer valid: the page fetches the current ones. */
  onOutdated: () => void
}

function isOutdated(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'ACCOUNT_CHANGED' || code === 'TERMS_CHANGED'
}

function useDeclare({ trip, quote, payment, onOutdated }: DirectCheckoutProps) {
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const declare = async () => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    try {
      const booking = await declarePayment(trip, payment, quote)
      localStore.write(lastBookingKey, booking.id)
      localStore.write(
        receiptStorageKey(booking.id),
        booking.paymentReference ?? payment.paymentReference,
      )
      await navigate(path('bookingSuccess'))
    } catch (error) {
      toast(declarationFailed(error, payment.bookingId ? 'update' : 'create'))
      if (isOutdated(error)) onOutdated()
      setIsAsking(false)
    }
    isSending.current = false
    setIsBusy(false)
  }
  return { declare, isBusy, isAsking, setIsAsking }
}

function DirectCheckout(props: DirectCheckoutProps) {
  const { trip, quote, payment } = props
  const today = useToday()
  const { declare, isBusy, isAsking, setIsAsking } = useDeclare(props)
  const { paymentType } = quote
  const isFull = paymentType === 'full'
  useEffect(() => preloadPage(path('bookingSuccess')), [])
  return (
    <div className="wrap pt-8 pb-20 md:pt-14 md:pb-26">
      <Meta
        title={`${title}: ${quote.destinationTitle}`}
        description="I dati per il bonifico dell'acconto."
        path={address}
        noindex
      />
      <h1 className="text-page">Completa il bonifico</h1>
      <div className="mt-7 grid items-start gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18">
        <div className="min-w-0">
          <section
            aria-labelledby="bonifico"
            className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
          >
            <h2 id="bonifico" className="text-card">
              Bonifico bancario
            </h2>
            <TransferDetails
              account={quote.account}
              amount={quote.depositAmount}
              amountLabel={isFull ? 'Importo totale' : 'Importo acconto'}
              causale={payment.paymentReference}
              epcPayload={directEpcPayload(quote, payment)}
              promise={trialPromise}
            />
            <div className="mt-7">
              <TermsNotice terms={quote.terms}>
                Quando confermi di aver inviato il bonifico ordini il viaggio.
              </TermsNotice>
              <Button
                kind="orange"
                className="max-md:w-full"
                aria-describedby={orderNoteId}
                onClick={() => setIsAsking(true)}
              >
                Bonifico Effettuato
              </Button>
              <OrderNote />
            </div>
          </section>
          <PaymentHelp
            message={whatsAppMessages.payment(quote.destinationTitle, payment.paymentReference)}
          />
        </div>
        <TripSummary
          trip={{ ...quote, airport: trip.data.airport }}
          due={{
            title: dueTitle(paymentType, pricingDefaults.depositPercentage),
            amount: quote.depositAmount,
          }}
          today={today}
        />
      </div>
      <DeclareTransferDialog
        open={isAsking}
        isBusy={isBusy}
        promise={trialPromise}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void declare()}
      />
    </div>
  )
}

type UnavailableProps = { message: string; onRetry?: () => void }

function Unavailable({ message, onRetry }: UnavailableProps) {
  return (
    <div className="wrap section">
      <Meta title={title} description={message} path={address} noindex />
      <h1 className="text-page">Qualcosa non ha funzionato</h1>
      <p role="alert" className="mt-5 max-w-[36em] text-lead text-ink-2">
        {message}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Riprova</Button>}
        <ButtonLink to={path('booking')} kind={onRetry ? 'outline' : 'navy'}>
          {onRetry ? 'Cambia viaggio o data' : 'Torna alla prenotazione'}
        </ButtonLink>
      </div>
    </div>
  )
}

/** With real data the booking is made first, and its own page says where to pay. */
function placeOf({ data }: DirectBooking): string {
  const bookingId = readPaymentData(data)?.bookingId
  if (bookingId) return path('paymentCustom', { bookingId })
  const { tripId: destination, startDate: date, airport } = data
  return path('booking', undefined, { destination, date, ...(airport ? { airport } : {}) })
}

/** The direct checkout: it uses what /booking has stored in the browser. */
export function Component() {
  const { trips } = useContent('checkout')
  const { mode } = useFigures()
  const [trip] = useState(() => readDirectBooking(trips))
  const isTooLarge = trip !== undefined && trip.travellers.length > maxTravellers
  const { data, error, isFetching, refetch } = useDirectCheckout(
    mode === 'real' || isTooLarge ? undefined : trip,
  )
  if (!trip) return <Navigate to={path('home')} replace />
  if (data === null || mode === 'real') return <Navigate to={placeOf(trip)} replace />
  if (isTooLarge) return <Unavailable message={largestGroup} />
  if (data) return <DirectCheckout trip={trip} {...data} onOutdated={() => void refetch()} />
  if (isFetching) return <Loading title={title} address={address} label={loadingText} />
  return (
    <Unavailable message={messageOf(error, failureTexts.load)} onRetry={() => void refetch()} />
  )
}
