import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { newDocumentSchema } from '../../../contract/admin/catalogue/catalogue-answers.ts'
import { idFromTitle } from '../../../domain/catalogue/documents.ts'
import { type NewKind, newWords } from '../../../domain/catalogue/new-documents.ts'
import { fieldProblems } from '../../api-errors.ts'
import { Input, Select } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { documentPath } from './document-path.ts'

/** Kinds without a structure that could be copied from another document. */
const withoutModel: readonly NewKind[] = ['zone', 'airport', 'member']

/** Only a title is needed, the rest is written in the form. Visitors see nothing before it is published. */
export function NewDocumentDialog({ kind, onClose }: { kind: NewKind; onClose: () => void }) {
  const navigate = useNavigate()
  const { title, label, note } = newWords[kind]
  const form = useStaffForm(newDocumentSchema, { kind, title: '', from: '' })
  const hasModel = !withoutModel.includes(kind)
  const others = useQuery({
    ...admin.catalogue.list.queryOptions({ input: { group: kind, pageSize: 100 } }),
    enabled: hasModel,
  })
  const create = useMutation(
    admin.catalogue.create.mutationOptions({
      onSuccess: async ({ key }) => {
        void askAgain(admin.catalogue.key())
        await navigate(documentPath(key))
      },
      onError: (error) => {
        const [problem] = fieldProblems(error)
        if (problem) form.setError('title', { message: problem.message })
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
      title={title}
      description={note}
      submitLabel="Crea la bozza"
      busyLabel="Creazione…"
      busy={create.isPending}
    >
      <Input label={label} hint={addressHint(kind, id)} {...staffField(form, 'title')} />
      {hasModel && (
        <Select
          label="Comincia da"
          hint="Testi e struttura si copiano, e li cambi dopo."
          {...staffField(form, 'from')}
        >
          <option value="">Una pagina vuota</option>
          {others.data?.items
            .filter(({ state }) => state !== 'new')
            .map(({ key, title: name }) => (
              <option key={key} value={key.slice(key.indexOf('/') + 1)}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </FormDialog>
  )
}

const addresses: Partial<Record<NewKind, string>> = { trip: '/travel/', member: '/team/' }

function addressHint(kind: NewKind, id: string): string | undefined {
  const before = addresses[kind]
  if (!before) return undefined
  return id ? `Il suo indirizzo sarà ${before}${id}` : 'Da qui nasce il suo indirizzo.'
}
