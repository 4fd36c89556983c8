import { useMutation } from '@tanstack/react-query'
import { newVerificationLinkSchema } from '../../../contract/admin/booking/verification-links.ts'
import { linkTexts } from '../../../domain/booking/links.ts'
import { isOnHosts } from '../../../domain/booking/verification.ts'
import { externalHosts } from '../../../domain/external-hosts.ts'
import { randomId } from '../../browser/random-id.ts'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { copyValue } from '../copy.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { askAgain } from '../query.ts'
import { CopyIcon } from '../ui/icon-buttons.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { LinkField } from './link-result.tsx'

const hosts = externalHosts.identity.map((host) => host.replace('https://', '')).join(', ')
const fresh = () => ({ customerName: '', sumsubUrl: '', externalUserId: `odv-${randomId()}` })

/** Turns a customer and the provider's URL into a link that opens once. */
export function VerificationLinkForm() {
  const form = useStaffForm(newVerificationLinkSchema, fresh())
  const create = useMutation(
    admin.verificationLinks.create.mutationOptions({
      onSuccess: () => {
        form.reset(fresh())
        notifyDone('Link generato!', 'Link generato con successo!')
        void askAgain(admin.verificationLinks.key())
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
        (link) => {
          if (isOnHosts(link.sumsubUrl, externalHosts.identity)) return create.mutate(link)
          // The Content Security Policy of the traveller's page allows frames from these hosts only.
          const message = `L'indirizzo deve essere su ${hosts}`
          form.setError('sumsubUrl', { message }, { shouldFocus: true })
        },
        () => {
          create.reset()
          const { customerName, sumsubUrl } = form.getValues()
          if (!customerName.trim() || !sumsubUrl.trim()) notifyProblem(linkTexts.fieldsMissing)
        },
      )}
    >
      <Input label="Nome del cliente" maxLength={120} {...staffField(form, 'customerName')} />
      <div className="flex items-start gap-2">
        <Input
          label="ID utente per il fornitore"
          maxLength={100}
          autoComplete="off"
          fieldClassName="min-w-0 flex-1"
          hint="Copialo nel campo «external user ID» quando crei la verifica: così l'esito torna a questo link. Se la verifica esiste già, incolla qui il suo."
          {...staffField(form, 'externalUserId')}
        />
        <span className="pt-8">
          <CopyIcon
            label="Copia l'ID utente"
            onCopy={() => copyValue(form.getValues('externalUserId') ?? '', 'ID utente')}
          />
        </span>
      </div>
      <Input
        label="Indirizzo di verifica"
        type="url"
        inputMode="url"
        maxLength={2000}
        hint={`L'indirizzo https:// che il fornitore della verifica (${hosts}) ha creato per questo cliente.`}
        placeholder="https://"
        {...staffField(form, 'sumsubUrl')}
      />
      <StaffButton
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={create.isPending}
        busyLabel="Generazione…"
      >
        Genera link di verifica
      </StaffButton>
      {result && (
        <div className="grid gap-2 border-t border-line pt-5">
          <LinkField label={`Link di verifica per ${result.customerName}`} url={result.url} />
          <p className="text-ink-2">Si apre una volta sola: non provarlo tu, invialo al cliente.</p>
        </div>
      )}
    </form>
  )
}
