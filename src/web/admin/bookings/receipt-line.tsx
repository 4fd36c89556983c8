import { useMutation } from '@tanstack/react-query'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { receiptTitle } from '../../../domain/money/receipts.ts'
import { admin, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain, staffQueries } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import type { BookingDetail } from './use-booking-change.ts'

type Receipt = NonNullable<BookingDetail['payments'][number]['receipt']>

/** The paper of a payment: to download, and to send to the traveller once. Later it is among the mails, with 'Rinvia'. */
export function ReceiptLine({ booking, receipt }: { booking: BookingDetail; receipt: Receipt }) {
  const title = receiptTitle(receipt)
  const send = useMutation({
    mutationFn: () => adminApi.bookings.sendReceipt({ id: booking.id, receiptId: receipt.id }),
    onSuccess: (answer) => {
      notifyDone(`${title} inviata`, `Parte subito per ${booking.contactEmail}.`)
      staffQueries.setQueryData(admin.bookings.find.queryKey({ input: { id: booking.id } }), answer)
      void askAgain(admin.mail.key())
    },
  })
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <a className="underline underline-offset-2" href={adminDownloads.receipt(receipt.id)}>
        {title} (PDF)
      </a>
      {receipt.isMailed ? (
        <span>inviata per email</span>
      ) : (
        booking.contactEmail && (
          <StaffButton busy={send.isPending} onClick={() => send.mutate()}>
            Invia per email
            <span className="sr-only"> {title}</span>
          </StaffButton>
        )
      )}
    </span>
  )
}
