import { useMutation } from '@tanstack/react-query'
import { Check, Eye, Link2 } from 'lucide-react'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { keptUntil } from '../../../domain/booking/documents.ts'
import { formatDate, formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { type Answers, admin } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { AttachDialog } from './attach-dialog.tsx'

type Batch = Answers['documents']['list']['items'][number]

export const documentLabels = { passport: 'Passaporto', selfie: 'Selfie' } as const

/** Each photograph opens in a new tab, authorised by the staff cookie, and every opening is logged. */
export function DocumentBatch({ batch, onViewed }: { batch: Batch; onViewed?: () => void }) {
  const [attaching, setAttaching] = useState(false)
  const mark = useMutation(
    admin.documents.markViewed.mutationOptions({
      onSuccess: () => {
        notifyDone('Documenti segnati come visti')
        void askAgain(admin.documents.key(), admin.today.key())
        onViewed?.()
      },
    }),
  )
  return (
    <div>
      <p className="flex flex-wrap gap-x-4">
        {batch.traveller && <b className="font-semibold">{batch.traveller}</b>}
        <span>Caricati {formatMoment(batch.uploadedAt)}</span>
        <StatusDot tone={batch.viewed ? 'ok' : 'gold'}>
          {batch.viewed ? 'Visti' : 'Da vedere'}
        </StatusDot>
      </p>
      <p className="text-[0.875rem] text-ink-2">
        Si cancellano da soli {elidedDays(`dopo il ${formatDate(keptUntil(batch.deleteAfter))}`)}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {batch.files.map((file) => (
          <StaffButtonAnchor
            icon={Eye}
            key={file.id}
            href={adminDownloads.document(file.id)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {documentLabels[file.documentType]}
            <span className="sr-only"> (nuova scheda)</span>
          </StaffButtonAnchor>
        ))}
        {!batch.booking && (
          <StaffButton icon={Link2} onClick={() => setAttaching(true)}>
            Collega a una prenotazione
          </StaffButton>
        )}
        {!batch.viewed && (
          <StaffButton
            icon={Check}
            busy={mark.isPending}
            onClick={() => mark.mutate({ batchId: batch.batchId })}
          >
            Segna come visti
          </StaffButton>
        )}
      </div>
      {attaching && <AttachDialog batchId={batch.batchId} onClose={() => setAttaching(false)} />}
    </div>
  )
}
