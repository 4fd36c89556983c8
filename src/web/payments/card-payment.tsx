import { useMutation } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatAmountPlain } from '../../domain/money.ts'
import { calls } from '../api.ts'
import { failureTexts, tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { CardForm } from './card-form.tsx'
import type { PaymentView } from './payment-query.ts'

type CardPaymentProps = { view: PaymentView; onBack: () => void }

/** The note at the top: what happens with the card, in plain words. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 flex items-start gap-3.5 rounded-control bg-primary-light px-5 py-4">
      <Lock className="mt-0.5 size-5.5 flex-none text-primary" aria-hidden />
      <div className="grid gap-2">{children}</div>
    </div>
  )
}

/** With a payment provider the card is typed on the provider's own page. */
function HostedCheckout({ view }: { view: PaymentView }) {
  const { id, amountDue } = view.booking
  const start = useMutation(
    calls.payments.startCheckout.mutationOptions({
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => tellFailure(error, failureTexts.save),
    }),
    queryClient,
  )
  const { reset } = start
  // When the visitor comes back from the provider's page, the browser may restore this page as it was left:
  // the button must work again.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [reset])
  // The button stays busy while the browser leaves for the other page.
  const isBusy = start.isPending || start.isSuccess
  return (
    <>
      <Note>
        <p>
          Inserisci la carta sulla pagina protetta del nostro gestore dei pagamenti: il numero e il
          CVV non passano da questo sito. Alla fine torni qui con la conferma.
        </p>
      </Note>
      <Button
        kind="orange"
        className="mt-6 max-md:w-full"
        disabled={isBusy}
        busy={isBusy}
        onClick={() => start.mutate({ id })}
      >
        {isBusy ? 'Elaborazione...' : `Paga €${formatAmountPlain(amountDue)}`}
      </Button>
    </>
  )
}

/** The alternative to the transfer. */
export function CardPayment({ view, onBack }: CardPaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="carta"
      className="rounded-panel border border-line bg-white p-5 pt-4 md:p-9 md:pt-6"
    >
      <button
        type="button"
        onClick={onBack}
        className="-ml-1 inline-flex min-h-11 items-center rounded-tag px-1 font-semibold text-primary hover:underline"
      >
        ← Torna al Bonifico
      </button>
      <h2 id="carta" ref={heading} tabIndex={-1} className="mt-2 text-card">
        Pagamento con Carta
      </h2>
      {view.cardMode === 'stripe' ? (
        <HostedCheckout view={view} />
      ) : (
        <>
          <Note>
            <p>
              <b className="font-semibold">Da qui la carta non viene addebitata.</b> Numero e CVV
              restano in questo browser: non li inviamo e non li salviamo.
            </p>
            <p>
              Registriamo solo intestatario, circuito e ultime quattro cifre, perché un consulente
              possa mandarti un link di pagamento personale e protetto.
            </p>
          </Note>
          <CardForm bookingId={view.booking.id} amount={view.booking.amountDue} />
        </>
      )}
    </section>
  )
}
