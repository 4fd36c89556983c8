import { CircleCheck } from 'lucide-react'
import { Navigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { receiptHours } from '../../domain/money/payments.ts'
import { localStore } from '../browser/storage.ts'
import { useBooking } from '../checkout/booking-query.tsx'
import { ConfirmationPage, NextSteps } from '../checkout/confirmation.tsx'
import { Loading } from '../checkout/loading.tsx'
import { lastBookingKey } from '../checkout/storage-keys.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { BookingFacts } from './booking-facts.tsx'

const title = 'Prenotazione inviata!'
const lead = `Grazie: abbiamo preso nota del tuo pagamento. Invia la ricevuta al tuo consulente entro ${receiptHours} ore, poi ti scriviamo con la conferma definitiva.`
const address = path('bookingSuccess')

const steps = [
  `Invia la ricevuta del bonifico al tuo consulente entro ${receiptHours} ore.`,
  'Verifichiamo il pagamento e ti mandiamo la conferma via email.',
  'Ti chiediamo i documenti dei viaggiatori e ti presentiamo i coordinatori.',
]

function Actions() {
  return (
    <>
      <ButtonLink to={path('home')}>Torna alla Home</ButtonLink>
      <ButtonLink to={path('contact')} kind="outline">
        Contatta il supporto
      </ButtonLink>
    </>
  )
}

/** The end of the direct checkout; without a known booking it still says what to do. */
export function Component() {
  const bookingId = localStore.read(lastBookingKey) ?? undefined
  const { data: booking, isFetching } = useBooking(bookingId)
  if (!booking && isFetching) return <Loading title={title} address={address} />
  if (booking?.status === 'cancelled') {
    return <Navigate to={path('bookingConfirmation', { bookingId: booking.id })} replace />
  }
  if (booking) {
    return (
      <ConfirmationPage
        title={title}
        lead={lead}
        meta="Prenotazione inviata"
        address={address}
        booking={booking}
        facts={<BookingFacts booking={booking} />}
        actions={<Actions />}
      >
        <NextSteps steps={steps} />
      </ConfirmationPage>
    )
  }
  return (
    <div className="wrap section">
      <Meta title="Prenotazione inviata" description={lead} path={address} noindex />
      <CircleCheck className="size-14 text-ok" strokeWidth={1.5} aria-hidden />
      <h1 className="mt-5 text-page">{title}</h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">{lead}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Actions />
      </div>
      <NextSteps steps={steps} />
    </div>
  )
}
