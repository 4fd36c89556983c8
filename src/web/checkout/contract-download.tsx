import { ScrollText } from 'lucide-react'
import { type PaperState, paperDownloads } from '../../domain/booking/contract-pack.ts'
import { ButtonAnchor } from '../ui/button.tsx'

type ContractDownloadProps = {
  bookingId: string
  /** Null: from before proposals and contracts were distinguished. */
  paper: PaperState | null
}

/** Everything that was agreed, as one file to keep. */
export function ContractDownload({ bookingId, paper }: ContractDownloadProps) {
  return (
    <ButtonAnchor
      href={`/api/bookings/${encodeURIComponent(bookingId)}/contratto.pdf`}
      download
      kind="quiet"
      size="small"
    >
      <ScrollText className="size-5" aria-hidden />
      {paperDownloads[paper ?? 'contract']} (PDF)
    </ButtonAnchor>
  )
}
