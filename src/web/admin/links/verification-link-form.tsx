import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newVerificationLinkSchema } from '../../../contract/admin/verification-links.ts'
import { linkTexts } from '../../../domain/links.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { admin } from '../api.ts'
import { notifyError, notifyProblem } from '../notify.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { LinkField } from './link-result.tsx'

/** A customer and the provider's address become a link that opens once. */
export function VerificationLinkForm() {
  const form = useStaffForm(newVerificationLinkSchema, { customerName: '', sumsubUrl: '' })
  const queries = useQueryClient()
  const create = useMutation(
    admin.verificationLinks.create.mutationOptions({
      onSuccess: () => {
        form.reset()
        toast({
          title: 'Link generato!',
          description: 'Link generato con successo!',
          variant: 'success',
        })
        void queries.invalidateQueries({ queryKey: admin.verificationLinks.key() })
      },
      onError: (error) => notifyError(error, 'Errore nella creazione del link'),
    }),
  )
  const result = create.data
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(
        (link) => create.mutate(link),
        () => {
          create.reset()
          const { customerName, sumsubUrl } = form.getValues()
          if (!customerName.trim() || !sumsubUrl.trim()) notifyProblem(linkTexts.fieldsMissing)
        },
      )}
    >
      <Input label="Nome del cliente" maxLength={120} {...staffField(form, 'customerName')} />
      <Input
        label="Indirizzo di verifica"
        type="url"
        inputMode="url"
        maxLength={2000}
        hint="L'indirizzo https:// che il fornitore della verifica ha creato per questo cliente."
        placeholder="https://"
        {...staffField(form, 'sumsubUrl')}
      />
      <Button
        type="submit"
        kind="primary"
        size="staff"
        className="justify-self-start"
        busy={create.isPending}
        busyLabel="Generazione…"
      >
        Genera link di verifica
      </Button>
      {result && (
        <div className="grid gap-2 border-t border-line pt-5">
          <LinkField label={`Link di verifica per ${result.customerName}`} url={result.url} />
          <p className="text-ink-2">Si apre una volta sola: non provarlo tu, invialo al cliente.</p>
        </div>
      )}
    </form>
  )
}
