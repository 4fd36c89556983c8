import { skipToken, useQuery } from '@tanstack/react-query'
import { bookingTexts } from '../../domain/booking/booking-texts.ts'
import { type Api, calls } from '../api.ts'
import { errorCode } from '../api-errors.ts'
import { queryClient } from '../query.ts'
import { DeadEnd } from './dead-end.tsx'
import { failureTexts } from './texts.ts'

export type Booking = Awaited<ReturnType<Api['bookings']['find']>>

/** A refusal is final; anything else may work the second time. */
export function retryUnlessRefused(failures: number, error: Error): boolean {
  return failures < 1 && errorCode(error) === undefined
}

/** What a call has answered about a booking is what its pages show from now on. */
export function rememberBooking(booking: Booking): void {
  const input = { id: booking.id }
  queryClient.setQueryData(calls.bookings.find.queryKey({ input }), booking)
  const queryKey = calls.payments.view.queryKey({ input })
  queryClient.removeQueries({ queryKey, type: 'inactive' })
  // Whoever goes back before the next page has come is still on this one, which would go on asking for the money.
  void queryClient.invalidateQueries({ queryKey })
}

/** Something about it has just changed: what its pages show is asked for again. */
export function bookingChanged(id: string): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: calls.bookings.find.queryKey({ input: { id } }),
  })
}

/** Always asked again: its status changes behind the page's back. */
export function useBooking(id: string | undefined) {
  return useQuery(
    calls.bookings.find.queryOptions({
      input: id ? { id } : skipToken,
      staleTime: 0,
      retry: retryUnlessRefused,
    }),
    queryClient,
  )
}

type MissingProps = { error: Error | null; address: string; onRetry: () => void }

/** No such booking, or it could not be read: two different sentences, one way out. */
export function MissingBooking({ error, address, onRetry }: MissingProps) {
  const isUnknown = error === null || errorCode(error) === 'BOOKING_NOT_FOUND'
  return isUnknown ? (
    <DeadEnd title={bookingTexts.notFound} message={bookingTexts.notFound} address={address}>
      <p>{bookingTexts.notFoundDescription}</p>
    </DeadEnd>
  ) : (
    <DeadEnd
      title="Qualcosa non ha funzionato"
      message={failureTexts.load}
      address={address}
      onRetry={onRetry}
    >
      <p>Controlla la connessione e riprova: la tua prenotazione è al sicuro.</p>
    </DeadEnd>
  )
}
