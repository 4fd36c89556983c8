import { skipToken, useQuery } from '@tanstack/react-query'
import { bookingTexts } from '../../domain/booking/booking-texts.ts'
import { type Api, calls } from '../api.ts'
import { errorCode } from '../api-errors.ts'
import { queryClient } from '../query.ts'
import { DeadEnd } from './dead-end.tsx'
import { failureTexts } from './texts.ts'

export type Booking = Awaited<ReturnType<Api['bookings']['find']>>

/** A refusal is final; any other failure may succeed on the second try. */
export function retryUnlessRefused(failures: number, error: Error): boolean {
  return failures < 1 && errorCode(error) === undefined
}

/** Stores the booking that a call returned, so that its pages show this version from now on. */
export function rememberBooking(booking: Booking): void {
  const input = { id: booking.id }
  queryClient.setQueryData(calls.bookings.find.queryKey({ input }), booking)
  const queryKey = calls.payments.view.queryKey({ input })
  queryClient.removeQueries({ queryKey, type: 'inactive' })
  // A visitor who goes back before the next page has loaded is still here, and would be asked to pay again.
  void queryClient.invalidateQueries({ queryKey })
}

/** Call this after the booking has changed: what its pages show is fetched again. */
export function bookingChanged(id: string): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: calls.bookings.find.queryKey({ input: { id } }),
  })
}

/** Always fetched again, because the status can change without the page knowing. */
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

/** For a booking that does not exist or could not be loaded: each case has its own sentence. */
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
