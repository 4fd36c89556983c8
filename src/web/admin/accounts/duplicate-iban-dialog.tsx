import { useForm } from 'react-hook-form'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { type SavedIban, tellError, useAccountChange } from './saved-iban.ts'

type Props = { iban: SavedIban; suggestion: string; onClose: () => void }

/** Saves the same IBAN under another holder. An empty holder closes the dialog without saving. */
export function DuplicateIbanDialog({ iban, suggestion, onClose }: Props) {
  const form = useForm({ defaultValues: { accountHolder: suggestion } })
  const duplicate = useAccountChange({
    call: (accountHolder: string) => adminApi.accounts.duplicate({ id: iban.id, accountHolder }),
    done: () => notifyDone('IBAN salvato con successo'),
    failed: tellError("Errore nella duplicazione dell'IBAN"),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      onSubmit={({ accountHolder }) =>
        accountHolder.trim() ? duplicate.mutate(accountHolder) : onClose()
      }
      onClose={onClose}
      title="Duplica IBAN"
      description={formatIban(iban.iban)}
      submitLabel="Duplica"
      busyLabel="Duplicazione…"
      busy={duplicate.isPending}
    >
      <Input
        label="Nuovo intestatario"
        maxLength={70}
        onFocus={(event) => event.target.select()}
        hint="Lascia vuoto per annullare. Non nascono link automatici."
        {...fieldOf(form, 'accountHolder')}
      />
    </FormDialog>
  )
}
