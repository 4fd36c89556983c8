import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatIban } from '../../../domain/iban.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { type SavedIban, useIbansChanged } from './saved-iban.ts'

type Props = { iban: SavedIban; suggestion: string; onClose: () => void }

/** The same number under another holder. An empty answer means: leave it. */
export function DuplicateIbanDialog({ iban, suggestion, onClose }: Props) {
  const [accountHolder, setHolder] = useState(suggestion)
  const changed = useIbansChanged()
  const duplicate = useMutation({
    mutationFn: () => adminApi.ibans.duplicate({ id: iban.id, accountHolder }),
    onSuccess: () => {
      notifyDone('IBAN salvato con successo')
      changed()
      onClose()
    },
    onError: (error) => notifyError(error, "Errore nella duplicazione dell'IBAN"),
  })
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={() => (accountHolder.trim() ? duplicate.mutate() : onClose())}
      title="Duplica IBAN"
      description={formatIban(iban.iban)}
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            busy={duplicate.isPending}
            busyLabel="Duplicazione…"
          >
            Duplica
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <Input
        label="Nuovo intestatario"
        maxLength={70}
        value={accountHolder}
        onChange={(event) => setHolder(event.target.value)}
        onFocus={(event) => event.target.select()}
        hint="Lascia vuoto per annullare. Non nascono link automatici."
        fieldClassName="pt-1"
      />
    </StaffDialog>
  )
}
