import { useForm } from 'react-hook-form'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { type SavedIban, tellError, useAccountChange } from './saved-iban.ts'

type Props = { iban: SavedIban; suggestion: string; onClose: () => void }

/** The same number under another holder. An empty answer means: leave it. */
export function DuplicateIbanDialog({ iban, suggestion, onClose }: Props) {
  const form = useForm({ defaultValues: { accountHolder: suggestion } })
  const duplicate = useAccountChange({
    call: (accountHolder: string) => adminApi.accounts.duplicate({ id: iban.id, accountHolder }),
    done: () => notifyDone('IBAN salvato con successo'),
    failed: tellError("Errore nella duplicazione dell'IBAN"),
    onClose,
  })
  const submit = form.handleSubmit(({ accountHolder }) =>
    accountHolder.trim() ? duplicate.mutate(accountHolder) : onClose(),
  )
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void submit()}
      title="Duplica IBAN"
      description={formatIban(iban.iban)}
      footer={
        <DialogButtons
          label="Duplica"
          busyLabel="Duplicazione…"
          busy={duplicate.isPending}
          onClose={onClose}
        />
      }
    >
      <Input
        label="Nuovo intestatario"
        maxLength={70}
        onFocus={(event) => event.target.select()}
        hint="Lascia vuoto per annullare. Non nascono link automatici."
        fieldClassName="pt-1"
        {...fieldOf(form, 'accountHolder')}
      />
    </StaffDialog>
  )
}
