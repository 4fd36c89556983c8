import { useForm } from 'react-hook-form'
import { formatIban, ibanTexts, unspecifiedBank } from '../../../domain/accounts/iban.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { useWithdrawnErrors } from '../../ui/use-withdrawn-errors.ts'
import { adminApi } from '../api.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { checkHolder, resolverOf } from './iban-checks.ts'
import { type SavedIban, tellError, useAccountChange } from './saved-iban.ts'

type Edit = { accountHolder: string; bankName: string }

const names = { accountHolder: 'Intestatario', bankName: 'Banca' }

const resolver = resolverOf<Edit>({ accountHolder: checkHolder })

/** Only holder and bank can be edited: the number of a saved account never changes. */
export function EditIbanDialog({ iban, onClose }: { iban: SavedIban; onClose: () => void }) {
  const { id, accountHolder } = iban
  const bankName = iban.bankName === unspecifiedBank ? '' : iban.bankName
  const values = { accountHolder, bankName }
  const form = useForm<Edit, unknown, Edit>({ defaultValues: values, resolver })
  const meanwhile = useMeanwhile(form, { version: iban.version, values }, names)
  useWithdrawnErrors(form)
  const save = useAccountChange({
    call: (edit: Edit) =>
      adminApi.accounts.edit({
        id,
        version: meanwhile.version,
        ...edit,
        bankName: edit.bankName || null,
      }),
    done: () => notifyDone('IBAN aggiornato con successo'),
    failed: tellError("Errore nell'aggiornamento dell'IBAN"),
    refused: meanwhile.refused,
    onClose,
  })
  return (
    <FormDialog
      form={form}
      onSubmit={(edit) => save.mutate(edit)}
      onInvalid={() => notifyProblem(ibanTexts.holderRequired)}
      onClose={onClose}
      title="Modifica IBAN"
      description={formatIban(iban.iban)}
      submitLabel="Salva"
      busy={save.isPending}
      meanwhile={meanwhile}
    >
      <Input label={names.accountHolder} maxLength={70} {...fieldOf(form, 'accountHolder')} />
      <Input label={names.bankName} optional maxLength={100} {...fieldOf(form, 'bankName')} />
    </FormDialog>
  )
}
