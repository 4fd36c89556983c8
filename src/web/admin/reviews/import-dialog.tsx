import { useMutation } from '@tanstack/react-query'
import { importReviewFormSchema } from '../../../contract/admin/booking/reviews.ts'
import { Input, Textarea } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { TripSelect } from '../links/trip-select.tsx'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'

/** Adds a review from another site: it names its source and is never marked as verified. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const form = useStaffForm(importReviewFormSchema, {
    tripId: '',
    shownName: '',
    endDate: '',
    stars: 5,
    text: '',
    sourceName: '',
    sourceUrl: '',
  })
  const add = useMutation(
    admin.reviews.import.mutationOptions({
      onSuccess: () => {
        notifyDone('Recensione importata', 'La trovi tra quelle da leggere.')
        void askAgain(admin.reviews.key())
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      form={form}
      onSubmit={(review) => add.mutate(review)}
      onClose={onClose}
      title="Importa una recensione"
      description="Sul sito dirà da dove viene. Non è verificata e non conta nella media."
      submitLabel="Importa"
      busy={add.isPending}
    >
      <TripSelect withOthers placeholder="Seleziona un viaggio" {...staffField(form, 'tripId')} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Input label="Nome" {...staffField(form, 'shownName')} />
        <Input label="Data" type="date" {...staffField(form, 'endDate')} />
        <Input
          label="Stelle"
          type="number"
          min={1}
          max={5}
          {...staffField(form, 'stars', { valueAsNumber: true })}
        />
        <Input label="Fonte" hint="Per esempio Google" {...staffField(form, 'sourceName')} />
      </div>
      <Input label="Indirizzo" type="url" optional {...staffField(form, 'sourceUrl')} />
      <Textarea label="Testo" rows={5} {...staffField(form, 'text')} />
    </FormDialog>
  )
}
