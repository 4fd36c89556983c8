import { formatDate } from '../../../domain/dates.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { FreeLinkForm } from './free-link-form.tsx'
import { PricedLinkForm } from './priced-link-form.tsx'

export type LinkFor = { kind: 'priced' | 'free'; tripId: string; title: string; startDate?: string }

const titles = { priced: 'Nuovo link', free: 'Genera link di prenotazione' }

/** The link generators in a dialog, opened from a trip's departures or from one of them. */
export function LinkDialog({ link, onClose }: { link: LinkFor | null; onClose: () => void }) {
  const chosen = link && { tripId: link.tripId, startDate: link.startDate }
  return (
    <StaffDialog
      open={link !== null}
      onClose={onClose}
      title={link && titles[link.kind]}
      description={
        link && `${link.title}${link.startDate ? `, ${formatDate(link.startDate)}` : ''}`
      }
      width={620}
    >
      {chosen &&
        (link.kind === 'priced' ? <PricedLinkForm {...chosen} /> : <FreeLinkForm {...chosen} />)}
    </StaffDialog>
  )
}
