import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { newTripSchema } from '../../../contract/admin/catalogue/catalogue.ts'
import { idFromTitle } from '../../../domain/catalogue/documents.ts'
import { Input, Select } from '../../ui/field.tsx'
import { admin, errorText, hasCode } from '../api.ts'
import { notifyError } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { documentPath } from './document-path.ts'

/** Only a title is needed; the rest is written in the form, hidden from visitors until published. */
export function NewTripDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useStaffForm(newTripSchema, { title: '', from: '' })
  const trips = useQuery(
    admin.catalogue.list.queryOptions({ input: { group: 'trip', pageSize: 100 } }),
  )
  const create = useMutation(
    admin.catalogue.createTrip.mutationOptions({
      onSuccess: async ({ key }) => {
        void queries.invalidateQueries({ queryKey: admin.catalogue.key() })
        await navigate(documentPath(key))
      },
      onError: (error) => {
        if (hasCode(error, 'TRIP_ID_TAKEN')) form.setError('title', { message: errorText(error) })
        else notifyError(error)
      },
    }),
  )
  const id = idFromTitle(useWatch({ control: form.control, name: 'title' }))
  return (
    <FormDialog
      form={form}
      onSubmit={(values) => create.mutate(values)}
      onClose={onClose}
      title="Nuovo viaggio"
      description="Resta nascosto finché non lo pubblichi."
      submitLabel="Crea la bozza"
      busyLabel="Creazione…"
      busy={create.isPending}
    >
      <Input
        label="Titolo"
        hint={id ? `Il suo indirizzo sarà /travel/${id}` : 'Da qui nasce il suo indirizzo.'}
        {...staffField(form, 'title')}
      />
      <Select
        label="Comincia da"
        hint="Giorni, hotel e testi si copiano, e li cambi dopo."
        {...staffField(form, 'from')}
      >
        <option value="">Una pagina vuota</option>
        {trips.data?.items
          .filter(({ state }) => state !== 'new')
          .map(({ key, title }) => (
            <option key={key} value={key.replace('trip/', '')}>
              {title}
            </option>
          ))}
      </Select>
    </FormDialog>
  )
}
