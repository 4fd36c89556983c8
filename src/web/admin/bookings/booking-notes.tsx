import { adminApi } from '../api.ts'
import { SharedNote } from '../ui/shared-note.tsx'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

/** Notes of the office. */
export function BookingNotes({ booking }: { booking: BookingDetail }) {
  const save = useBookingChange({
    id: booking.id,
    call: (text: string) =>
      adminApi.bookings.saveNotes({
        id: booking.id,
        version: booking.version,
        adminNotes: text || null,
      }),
    done: 'Note salvate',
  })
  return (
    <section className="border-b border-line py-3.5">
      <SharedNote
        label="Note"
        stored={booking.adminNotes ?? ''}
        saveLabel="Salva le note"
        conflict="Un collega ha modificato le note nel frattempo."
        busy={save.isPending}
        onSave={(text) =>
          save.mutateAsync(text).then(
            (saved) => saved.adminNotes ?? '',
            () => undefined,
          )
        }
      />
    </section>
  )
}
