import { ScrollText } from 'lucide-react'
import { ButtonAnchor } from '../ui/button.tsx'

type ContractDownloadProps = {
  bookingId: string
  /** The agency has not accepted yet (conditions, §3). */
  isProposal: boolean
}

/** Everything that was agreed, as one file to keep. */
export function ContractDownload({ bookingId, isProposal }: ContractDownloadProps) {
  return (
    <ButtonAnchor
      href={`/api/bookings/${encodeURIComponent(bookingId)}/contratto.pdf`}
      download
      kind="quiet"
      size="small"
    >
      <ScrollText className="size-5" aria-hidden />
      {isProposal ? 'Scarica la proposta di contratto (PDF)' : 'Scarica il contratto (PDF)'}
    </ButtonAnchor>
  )
}
