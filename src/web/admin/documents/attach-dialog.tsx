import { useMutation, useQueryClient } from '@tanstack/react-query'
import { attachFormSchema } from '../../../contract/admin/booking/documents.ts'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'

/** Photographs that arrived without a booking are given to the one that they belong to. */
export function AttachDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useStaffForm(attachFormSchema, { booking: '' })
  const attach = useMutation(
    admin.documents.attach.mutationOptions({
      onSuccess: ({ booking }) => {
        notifyDone('Documenti collegati', booking ? `${booking.contactName}, ${booking.title}` : '')
        void queries.invalidateQueries({ queryKey: admin.documents.key() })
        void queries.invalidateQueries({ queryKey: admin.bookings.find.key() })
        void queries.invalidateQueries({ queryKey: admin.today.key() })
        onClose()
      },
      onError: (error) => notifyError(error),
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
