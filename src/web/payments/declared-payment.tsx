import { ChevronDown, Hourglass } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { declaredTransferText } from '../../domain/booking/booking-texts.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { type PaymentPromise, receiptText } from '../../domain/money/payment-promise.ts'
import { formatEuro } from '../../domain/money.ts'
import { useToday } from '../browser/hydration.ts'
import { NextSteps } from '../checkout/confirmation.tsx'
import { TransferDetails } from '../checkout/transfer-details.tsx'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { AccountChanged } from './account-changed.tsx'
import type { PayableView } from './payment-query.ts'
import { TripSummary } from './trip-summary.tsx'

const stepsOf = (promise: PaymentPromise) => [
  receiptText(promise),
  'Controlliamo che il bonifico sia arrivato: di solito bastano uno o due giorni lavorativi.',
  'Ricevi la conferma definitiva via email, con le prossime scadenze.',
]

/** The transfer is under way: the page asks for no money and says what happens next. */
export function DeclaredPayment({ view, causale }: { view: PayableView; causale: string }) {
  const { booking, account, epcPayload } = view
  const openWhatsApp = useWhatsApp()
  const today = useToday()
  const receipt = whatsAppMessages.receipt(booking.destinationTitle, booking.reference)
  return (
    <div className="wrap pt-8 pb-20 md:pt-14 md:pb-26">
      <Hourglass className="size-12 text-primary" strokeWidth={1.5} aria-hidden />
      <h1 className="mt-5 text-page">{declaredTransferText(booking.transferDeclaredAt)}</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        Non devi versare altro: appena {formatEuro(booking.amountDue)} arrivano sul conto ti
        scriviamo a {booking.contactEmail}.
      </p>
      <div className="mt-7 grid items-start gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18">
        <div className="min-w-0">
          <AccountChanged change={view.accountChange} className="mb-7" />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => openWhatsApp(receipt)}>
              <WhatsAppIcon className="size-5.5" />
              Invia la ricevuta
            </Button>
            <ButtonLink to={path('bookingConfirmation', { bookingId: booking.id })} kind="outline">
              Vedi la prenotazione
            </ButtonLink>
          </div>
          <NextSteps steps={stepsOf(booking.promise)} />
          <details className="accordion mt-10 rounded-panel border border-line bg-white px-5 md:px-9">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-5 font-semibold">
              Il bonifico non è partito? Rivedi i dati
              <ChevronDown className="accordion-arrow size-5 flex-none" aria-hidden />
            </summary>
            <div className="pb-7">
              <TransferDetails
                account={account}
                amount={booking.amountDue}
                amountLabel={booking.paymentType === 'full' ? 'Importo totale' : 'Importo acconto'}
                causale={causale}
                epcPayload={epcPayload}
                promise={booking.promise}
              />
            </div>
          </details>
        </div>
        <TripSummary
          booking={booking}
          trip={booking}
          due={{
            title: 'Bonifico dichiarato',
            note: 'in attesa della banca',
            amount: booking.amountDue,
          }}
          barometer={view.barometer}
          reader="declared"
          today={today}
        />
      </div>
    </div>
  )
}
