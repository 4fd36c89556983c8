import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatIban, ibanTexts, unspecifiedBank } from '../../../domain/iban.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { adminApi, hasCode } from '../api.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { type SavedIban, useIbansChanged } from './saved-iban.ts'

/** Only holder and bank: the number of a saved account never changes. */
export function EditIbanDialog({ iban, onClose }: { iban: SavedIban; onClose: () => void }) {
  const [accountHolder, setHolder] = useState(iban.accountHolder)
  const [bankName, setBank] = useState(iban.bankName === unspecifiedBank ? '' : iban.bankName)
  const [tried, setTried] = useState(false)
  const changed = useIbansChanged()
  const save = useMutation({
    mutationFn: () =>
      adminApi.ibans.edit({
        id: iban.id,
        version: iban.version,
        accountHolder,
        bankName: bankName || null,
      }),
    onSuccess: () => {
      notifyDone('IBAN aggiornato con successo')
      changed()
      onClose()
    },
    onError: (error) => {
      notifyError(error, "Errore nell'aggiornamento dell'IBAN")
      if (hasCode(error, 'VERSION_CONFLICT')) {
        changed()
        onClose()
      }
    },
  })
  const submit = () => {
    setTried(true)
    if (!accountHolder.trim()) return notifyProblem(ibanTexts.holderRequired)
    save.mutate()
  }
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Modifica IBAN"
      description={formatIban(iban.iban)}
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            busy={save.isPending}
            busyLabel="Salvataggio…"
          >
            Salva
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1">
        <Input
          label="Intestatario"
          maxLength={70}
          value={accountHolder}
          onChange={(event) => setHolder(event.target.value)}
          error={tried && !accountHolder.trim() ? "Inserisci l'intestatario" : undefined}
        />
        <Input
          label="Banca"
          optional
          maxLength={100}
          value={bankName}
          onChange={(event) => setBank(event.target.value)}
        />
      </div>
    </StaffDialog>
  )
}
