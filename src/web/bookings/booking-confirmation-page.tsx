import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { calls } from '../api.ts'
import { useToday } from '../browser/hydration.ts'
import { useSearchParams } from '../browser/search-params.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { MissingBooking, rememberBooking, useBooking } from '../checkout/booking-query.tsx'
import { ConfirmationPage, NextSteps } from '../checkout/confirmation.tsx'
import { Loading } from '../checkout/loading.tsx'
import { queryClient } from '../query.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { confirmationTexts } from './confirmation-texts.ts'

const address = pages.bookingConfirmation

/** After the return from the card provider its notification may still be under way, so the page asks. */
function useCheckoutReturn(id: string | undefined): boolean {
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  const { isPending, mutate } = useMutation(
    calls.payments.returnFromCheckout.mutationOptions({ onSuccess: rememberBooking }),
    queryClient,
  )
  const [isAsked, setIsAsked] = useState(!id || !sessionId)
  useEffect(() => {
    if (!id || !sessionId) return
    // The notification also reaches the server directly: if this call fails, the page shows what is known.
    mutate({ id, sessionId }, { onSettled: () => setIsAsked(true) })
  }, [id, sessionId, mutate])
  return isPending || !isAsked
}

function Confirmation({ booking }: { booking: Booking }) {
  const texts = confirmationTexts(booking, useToday())
  return (
    <ConfirmationPage
      title={texts.title}
      lead={texts.lead}
      meta="Conferma della prenotazione"
      address={address}
      booking={booking}
      facts={<BookingFacts booking={booking} />}
      actions={
        <>
          {texts.payment === 'now' && (
            <ButtonLink to={path('paymentCustom', { bookingId: booking.id })} kind="orange">
              Vai al pagamento
            </ButtonLink>
          )}
          <ButtonLink to={path('home')} kind={texts.payment === 'now' ? 'outline' : 'navy'}>
            Torna alla Home
          </ButtonLink>
          {texts.payment === 'later' && (
            <ButtonLink to={path('paymentCustom', { bookingId: booking.id })} kind="outline">
              Dati per il saldo
            </ButtonLink>
          )}
          <ButtonLink to={path('contact')} kind="outline">
            Contattaci
          </ButtonLink>
        </>
      }
    >
      <NextSteps steps={texts.steps} />
    </ConfirmationPage>
  )
}

export function Component() {
  const { bookingId } = useParams()
  const isReturning = useCheckoutReturn(bookingId)
  const { data: booking, error, isFetching, refetch } = useBooking(bookingId)
  if (booking && !isReturning) return <Confirmation booking={booking} />
  if (isFetching || isReturning) {
    return <Loading title="Conferma della prenotazione" address={address} />
  }
  return <MissingBooking error={error} address={address} onRetry={() => void refetch()} />
}
