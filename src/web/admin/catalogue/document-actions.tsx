import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { admin, adminApi } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { staffPaths } from '../pages.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import type { Found } from './document-state.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

type HistoryProps = {
  found: Found
  revision: number
  before: () => Promise<boolean>
  onTaken: () => void
}

/** The earlier versions of the document, each of which can be restored. */
export function HistoryButton({ found, revision, before, onTaken }: HistoryProps) {
  const { get, set } = useUrlState()
  const isOpen = get('storia') !== ''
  return (
    <>
      <StaffButton
        onClick={async () => {
          if (await before()) set({ storia: 'si' })
        }}
      >
        Storia
      </StaffButton>
      {isOpen && (
        <VersionsDialog
          documentKey={found.key}
          title={found.title}
          revision={revision}
          onTaken={onTaken}
          onClose={() => set({ storia: undefined })}
        />
      )}
    </>
  )
}

type DiscardProps = { found: Found; revision: number; onDone: () => void }

/** Asks for confirmation: a discarded draft can be read only in the log afterwards. */
export function DiscardButton({ found, revision, onDone }: DiscardProps) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const discard = useMutation({
    mutationFn: () => adminApi.catalogue.discardDraft({ key: found.key, revision }),
    onSuccess: () => {
      notifyDone('Bozza scartata')
      setAsking(false)
      void askAgain(admin.catalogue.list.key())
      if (found.published) onDone()
      else void navigate(staffPaths.catalogue)
    },
    onError: (error) => {
      setAsking(false)
      notifyError(error)
    },
  })
  return (
    <>
      <StaffButton onClick={() => setAsking(true)}>Scarta la bozza</StaffButton>
      <StaffConfirm
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => discard.mutate()}
        title="Scartare la bozza?"
        confirmLabel="Scarta la bozza"
        busy={discard.isPending}
      >
        {found.published
          ? 'Il modulo torna a quello che vedono i visitatori. Quello che scarti resta leggibile nel Registro.'
          : 'Questo documento non è mai stato pubblicato: sparisce dalla redazione.'}
      </StaffConfirm>
    </>
  )
}
