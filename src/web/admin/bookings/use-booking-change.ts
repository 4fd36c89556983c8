import { useMutation } from '@tanstack/react-query'
import { type Answers, admin, hasCode } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain, staffQueries } from '../query.ts'

export type BookingDetail = Answers['bookings']['find']
export type BookingDialogProps = { booking: BookingDetail; onClose: () => void }

/** Every change answers with the whole booking: it goes into the cache, and the lists are refetched. */
export function useBookingChange<Input>(options: {
  id: string
  call: (input: Input) => Promise<BookingDetail>
  done: string
  onDone?: (booking: BookingDetail) => void
  /** For forms: returns true when a colleague's change caused the refusal and the form shows it. */
  refused?: (error: unknown) => boolean
  /** After a conflict this is refetched first, then the booking. */
  readAgain?: () => Promise<unknown>
}) {
  const key = admin.bookings.find.queryKey({ input: { id: options.id } })
  return useMutation({
    mutationFn: options.call,
    onSuccess: (booking) => {
      staffQueries.setQueryData(key, booking)
      if (options.done) notifyDone(options.done)
      options.onDone?.(booking)
      void askAgain(
        admin.bookings.list.key(),
        admin.bookings.counts.key(),
        admin.today.key(),
        admin.departures.key(),
      )
    },
    onError: async (error) => {
      if (!options.refused?.(error)) notifyError(error)
      if (hasCode(error, 'VERSION_CONFLICT') || hasCode(error, 'INVALID_TRANSITION')) {
        await options.readAgain?.()
        void askAgain(key)
      }
    },
  })
}
