import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { calls } from '../api.ts'
import { errorCode } from '../api-errors.ts'
import { rememberBooking } from '../checkout/booking-query.tsx'
import { declarationFailed } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { toast } from '../ui/toast.ts'

export function useDeclareTransfer(bookingId: string, onFailed: () => void) {
  const navigate = useNavigate()
  return useMutation(
    calls.payments.declareTransfer.mutationOptions({
      onSuccess: async (booking) => {
        await navigate(path('transferConfirmation', { bookingId }))
        rememberBooking(booking)
      },
      onError: async (error) => {
        toast(declarationFailed(error, 'update'))
        onFailed()
        // A refusal means that the booking has changed meanwhile, so the page shows its current state.
        if (errorCode(error)) {
          const queryKey = calls.payments.view.queryKey({ input: { id: bookingId } })
          await queryClient.invalidateQueries({ queryKey })
        }
      },
    }),
    queryClient,
  )
}
