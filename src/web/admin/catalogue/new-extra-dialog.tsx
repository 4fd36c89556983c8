import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { newExtraSchema } from '../../../contract/admin/catalogue/catalogue.ts'
import { fieldProblems } from '../../api-errors.ts'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyError } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { documentPath } from './document-path.ts'

/** Only a title is needed: price, limit and trips are written in the form. */
export function NewExtraDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useStaffForm(newExtraSchema, { title: '' })
  const create = useMutation(
    admin.catalogue.createExtra.mutationOptions({
      onSuccess: async ({ key }) => {
        void queries.invalidateQueries({ queryKey: admin.catalogue.key() })
        await navigate(documentPath(key))
      },
      onError: (error) => {
        const [problem] = fieldProblems(error)
        if (problem) form.setError('title', { message: problem.message })
        else notifyError(error)
      },
    }),
  )
  return (
    <FormDialog
      form={form}
      onSubmit={(values) => create.mutate(values)}
      onClose={onClose}
      title="Nuovo extra"
      description="Una camera singola, una notte in più, un'escursione: resta ritirato finché non lo metti in vendita e pubblichi."
      submitLabel="Crea la bozza"
      busyLabel="Creazione…"
      busy={create.isPending}
    >
      <Input label="Titolo" {...staffField(form, 'title')} />
    </FormDialog>
  )
}
