import { CircleAlert } from 'lucide-react'
import { Navigate, useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { bookingReference } from '../../domain/booking/bookings.ts'
import { useFigures } from '../browser/figures.ts'
import { localStore } from '../browser/storage.ts'
import { lastBookingKey } from '../checkout/storage-keys.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'

const title = 'Pagamento Non Riuscito'

function helpMessage(reference: string | undefined): string {
  const about = reference ? ` per la prenotazione ${reference}` : ''
  return `Ciao! Il pagamento con carta non è riuscito${about}: vorrei ricevere un link di pagamento personalizzato.`
}

/** The booking that was being paid; if the page was opened directly, the last one made in this browser. */
function useBookingId(): string | null {
  const state = useLocation().state as { bookingId?: unknown } | null
  return typeof state?.bookingId === 'string' ? state.bookingId : localStore.read(lastBookingKey)
}

/** With real data no card is typed here, so none has failed: the page of the last booking shows its state. */
export function Component() {
  const { mode } = useFigures()
  return mode === 'real' ? <Navigate to={path('bookingSuccess')} replace /> : <Assistance />
}

/** Follows the card form: no money has moved, and a person takes over. */
function Assistance() {
  const openWhatsApp = useWhatsApp()
  const bookingId = useBookingId()
  const reference = bookingId ? bookingReference(bookingId) : undefined
  return (
    <div className="wrap section">
      <Meta
        title={title}
        description="Contatta il tuo consulente per un link di pagamento personalizzato."
        path={path('paymentAssistance')}
        noindex
      />
      <CircleAlert className="size-14 text-bad" strokeWidth={1.5} aria-hidden />
      <h1 className="mt-5 text-page">{title}</h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">
        Non è stato addebitato nulla. Contatta il tuo consulente: ti prepara un link di pagamento
        personalizzato e protetto, con l'importo già indicato.
      </p>
      {reference && (
        <p className="mt-4">
          Prenotazione <b className="font-semibold">{reference}</b>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => openWhatsApp(helpMessage(reference))}>
          <WhatsAppIcon className="size-5.5" />
          Scrivi al consulente
        </Button>
        <ButtonLink to={path('contact')} kind="outline">
          Contatta il supporto
        </ButtonLink>
      </div>
      {bookingId && (
        <p className="mt-8">
          Preferisci il bonifico?{' '}
          <TextLink to={path('paymentCustom', { bookingId })}>Torna ai dati del bonifico</TextLink>
        </p>
      )}
    </div>
  )
}
