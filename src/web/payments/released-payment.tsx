import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { path } from '../../contract/pages.ts'
import { hasDeparted, spotsText } from '../../domain/catalogue/departures.ts'
import { unpaidWhenLeft } from '../../domain/trip/next-when-over.ts'
import { calls } from '../api.ts'
import { useToday } from '../browser/hydration.ts'
import { rememberBooking } from '../checkout/booking-query.tsx'
import { failureTexts, tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { DeclareTransferDialog } from './declare-transfer-dialog.tsx'
import type { PaymentView } from './payment-query.ts'
import { useDeclareTransfer } from './use-declare-transfer.ts'

function useRetake(id: string) {
  return useMutation(
    calls.bookings.retakeSpots.mutationOptions({
      onSuccess: (booking) => {
        rememberBooking(booking)
        toast({ title: 'Posti ripresi', description: 'Ora puoi completare il pagamento.' })
      },
      onError: (error) => tellFailure(error, failureTexts.update),
      // Also after a refusal: someone else may have taken the spots meanwhile.
      onSettled: () =>
        queryClient.invalidateQueries({
          queryKey: calls.payments.view.queryKey({ input: { id } }),
        }),
    }),
    queryClient,
  )
}

/** No payment arrived and the spots were released: why no account is shown, and how to get the spots back. */
export function ReleasedPayment({ view }: { view: PaymentView }) {
  const { booking, spots } = view
  const [isAsking, setIsAsking] = useState(false)
  const declare = useDeclareTransfer(booking.id, () => setIsAsking(false))
  const retake = useRetake(booking.id)
  const isDeclared = booking.paymentStatus !== 'pending'
  const hasLeft = hasDeparted(booking.startDate, useToday())
  const hasRoom = !hasLeft && (spots === null || spots >= booking.adultCount + booking.childCount)
  return (
    <div className="wrap section">
      <h1 className="text-page">I posti sono tornati liberi</h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">
        {isDeclared
          ? 'Ci hai detto di aver pagato, ma nel frattempo i posti erano tornati liberi. Stiamo cercando il tuo pagamento e ti scriviamo a breve con una soluzione.'
          : hasLeft
            ? unpaidWhenLeft(booking.startDate)
            : explanation(hasRoom, spots)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {hasRoom && (
          <Button
            kind="orange"
            busy={retake.isPending}
            busyLabel="Un momento..."
            onClick={() => retake.mutate({ id: booking.id })}
          >
            Riprendi i posti
          </Button>
        )}
        {!isDeclared && (
          <Button kind="outline" onClick={() => setIsAsking(true)}>
            Ho già fatto il bonifico
          </Button>
        )}
        <ButtonLink to={path('contact')} kind="outline">
          Contatta il supporto
        </ButtonLink>
      </div>
      {!isDeclared && !hasLeft && (
        <p className="mt-6 max-w-[36em] text-ink-2">
          Non inviare bonifici con dati ricevuti prima: li ritrovi qui quando i posti sono di nuovo
          tuoi.
        </p>
      )}
      <DeclareTransferDialog
        open={isAsking}
        isBusy={declare.isPending}
        promise={booking.promise}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => declare.mutate({ id: booking.id })}
      />
    </div>
  )
}

/** Without a known number of spots there are enough. */
function explanation(hasRoom: boolean, spots: number | null): string {
  const left = spots === null ? 'ancora posto' : `ancora ${spotsText(spots)}`
  return hasRoom
    ? `Non abbiamo visto il pagamento in tempo e abbiamo rimesso a disposizione i tuoi posti. La partenza ha ${left}: riprendili e completa il pagamento.`
    : "Non abbiamo visto il pagamento in tempo e abbiamo rimesso a disposizione i tuoi posti, che ora non bastano più. Scrivici: cerchiamo insieme un'altra soluzione."
}
