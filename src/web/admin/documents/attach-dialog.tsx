import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { admin, adminApi } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'

/** Photographs that came without a booking: staff say whose they are. */
export function AttachDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const [reference, setReference] = useState('')
  const typed = reference.trim()
  const isCode = /^[0-9a-f]{8}$/i.test(typed)
  const attach = useMutation({
    mutationFn: () => adminApi.documents.attach({ batchId, booking: typed }),
    onSuccess: () => {
      notifyDone('Documenti collegati')
      void queries.invalidateQueries({ queryKey: admin.documents.key() })
      onClose()
    },
    onError: (error) => notifyError(error),
  })
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={() => isCode && attach.mutate()}
      title="Collega a una prenotazione"
      description="Senza una prenotazione queste foto si cancellano una settimana dopo l'arrivo."
      width={480}
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            disabled={!isCode}
            busy={attach.isPending}
            busyLabel="Un momento…"
          >
            Collega
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <Input
        label="Codice della prenotazione"
        value={reference}
        maxLength={8}
        autoComplete="off"
        onChange={(event) => setReference(event.target.value)}
        hint="Otto caratteri, come si legge nella prenotazione."
        fieldClassName="pt-1"
      />
    </StaffDialog>
  )
}
