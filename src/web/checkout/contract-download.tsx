import { ScrollText } from 'lucide-react'
import { ButtonAnchor } from '../ui/button.tsx'

/** Everything that was agreed on, as one file to keep. */
export function ContractDownload({ bookingId }: { bookingId: string }) {
  return (
    <ButtonAnchor
      href={`/api/bookings/${encodeURIComponent(bookingId)}/contratto.pdf`}
      download
      kind="quiet"
      size="small"
    >
      <ScrollText className="size-5" aria-hidden />
      Scarica il contratto (PDF)
    </ButtonAnchor>
  )
}
