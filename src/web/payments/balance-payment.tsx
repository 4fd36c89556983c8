import { path } from '../../contract/pages.ts'
import { balanceDeadline, travellerPaymentLabels } from '../../domain/booking/booking-texts.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { formatEuro } from '../../domain/money.ts'
import { useToday } from '../browser/hydration.ts'
import { TransferDetails } from '../checkout/transfer-details.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { AccountChanged } from './account-changed.tsx'
import { PaymentHelp } from './payment-help.tsx'
import type { PayableView } from './payment-query.ts'
import { TripSummary } from './trip-summary.tsx'
import { Voucher } from './voucher.tsx'

/** The page of a booking whose deposit has arrived: how and by when to pay the rest. */
export function BalancePayment({ view, causale }: { view: PayableView; causale: string }) {
  const { booking, account, epcPayload } = view
  const today = useToday()
  const when = balanceDeadline(booking.balanceDueDate, today)
  const [next, ...later] = booking.instalments.filter(({ open }) => open > 0)
  const isInstalment = next !== undefined && next.name !== 'Saldo'
  return (
    <div className="wrap pt-8 pb-20 md:pt-14 md:pb-26">
      <h1 className="text-page">{travellerPaymentLabels[booking.paymentStatus]}</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        Grazie, la tua prenotazione è confermata.{' '}
        {isInstalment
          ? `La prossima rata di ${formatEuro(booking.amountDue)} è dovuta ${when}: la versi con il bonifico qui sotto.`
          : `Il saldo di ${formatEuro(booking.amountDue)} è dovuto ${when}: lo versi con il bonifico qui sotto.`}
      </p>
      <div className="mt-7 grid items-start gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18">
        <div className="min-w-0">
          <section
            aria-labelledby="saldo"
            className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
          >
            <h2 id="saldo" className="text-card">
              {isInstalment ? 'Bonifico della rata' : 'Bonifico del saldo'}
            </h2>
            <AccountChanged change={view.accountChange} />
            <TransferDetails
              account={account}
              amount={booking.amountDue}
              amountLabel={isInstalment ? 'Importo rata' : 'Importo saldo'}
              causale={causale}
              epcPayload={epcPayload}
              promise={booking.promise}
            />
            <p className="mt-5">
              Non devi comunicarci altro: appena il bonifico arriva ti mandiamo la conferma via
              email.
            </p>
            <Voucher view={view} />
            <ButtonLink
              to={path('bookingConfirmation', { bookingId: booking.id })}
              kind="outline"
              className="mt-6 max-md:w-full"
            >
              Vedi la prenotazione
            </ButtonLink>
          </section>
          <PaymentHelp
            message={whatsAppMessages.payment(booking.destinationTitle, booking.reference)}
          />
        </div>
        <TripSummary
          booking={booking}
          trip={{
            ...booking,
            balance: later.reduce((sum, { open }) => sum + open, 0),
            instalments: later,
          }}
          due={{ title: next?.name ?? 'Saldo', note: when, amount: booking.amountDue }}
          barometer={view.barometer}
          reader="paid"
          today={today}
        />
      </div>
    </div>
  )
}
