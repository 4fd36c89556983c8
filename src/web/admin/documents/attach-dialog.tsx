import { useMutation } from '@tanstack/react-query'
import { attachFormSchema } from '../../../contract/admin/booking/documents.ts'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'

/** Assigns photographs that arrived without a booking to the right one. */
export function AttachDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const form = useStaffForm(attachFormSchema, { booking: '' })
  const attach = useMutation(
    admin.documents.attach.mutationOptions({
      onSuccess: ({ booking }) => {
        notifyDone('Documenti collegati', booking ? `${booking.contactName}, ${booking.title}` : '')
        void askAgain(admin.documents.key(), admin.bookings.find.key(), admin.today.key())
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      form={form}
      onSubmit={({ booking }) => attach.mutate({ batchId, booking })}
      onClose={onClose}
      title="Collega a una prenotazione"
      description="Senza una prenotazione queste foto si cancellano una settimana dopo l'arrivo."
      submitLabel="Collega"
      busy={attach.isPending}
      width={460}
    >
      <Input
        label="Codice della prenotazione"
        hint="Otto caratteri, come si legge nella prenotazione."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...staffField(form, 'booking')}
      />
    </FormDialog>
  )
}
