import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Eye, Link2 } from 'lucide-react'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { type Answers, admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { AttachDialog } from './attach-dialog.tsx'

type Batch = Answers['documents']['list']['items'][number]

export const documentLabels = { passport: 'Passaporto', selfie: 'Selfie' } as const

/** Opens in a tab of its own, with the staff's cookie; each opening is noted in the log. */
export function DocumentBatch({ batch, onViewed }: { batch: Batch; onViewed?: () => void }) {
  const queries = useQueryClient()
  const [attaching, setAttaching] = useState(false)
  const mark = useMutation(
    admin.documents.markViewed.mutationOptions({
      onSuccess: () => {
        notifyDone('Documenti segnati come visti')
        void queries.invalidateQueries({ queryKey: admin.documents.key() })
        void queries.invalidateQueries({ queryKey: admin.today.key() })
        onViewed?.()
      },
      onError: (error) => notifyError(error),
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
        Si cancellano da soli dopo il {formatMoment(batch.deleteAfter).slice(0, 10)}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {batch.files.map((file) => (
          <ButtonAnchor
            key={file.id}
            href={adminDownloads.document(file.id)}
            target="_blank"
            rel="noopener noreferrer"
            kind="quiet"
            size="staff"
          >
            <Eye className="size-4.25" aria-hidden />
            {documentLabels[file.documentType]}
            <span className="sr-only"> (nuova scheda)</span>
          </ButtonAnchor>
        ))}
        {!batch.booking && (
          <Button kind="quiet" size="staff" onClick={() => setAttaching(true)}>
            <Link2 className="size-4.25" aria-hidden />
            Collega a una prenotazione
          </Button>
        )}
        {!batch.viewed && (
          <Button
            kind="quiet"
            size="staff"
            busy={mark.isPending}
            onClick={() => mark.mutate({ batchId: batch.batchId })}
          >
            <Check className="size-4.25" aria-hidden />
            Segna come visti
          </Button>
        )}
      </div>
      {attaching && <AttachDialog batchId={batch.batchId} onClose={() => setAttaching(false)} />}
    </div>
  )
}
