import { StaffDialog } from '../ui/staff-dialog.tsx'
import { FreeLinkForm } from './free-link-form.tsx'

type LinkDialogProps = { trip: { id: string; title: string } | null; onClose: () => void }

/** The date-based generator where one already is: on a trip's departures. */
export function LinkDialog({ trip, onClose }: LinkDialogProps) {
  return (
    <StaffDialog
      open={trip !== null}
      onClose={onClose}
      title="Genera link di prenotazione"
      description={trip?.title}
      width={620}
    >
      {trip && <FreeLinkForm tripId={trip.id} />}
    </StaffDialog>
  )
}
