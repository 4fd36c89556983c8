import { useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import type { Entry, EntryOf } from '../../../domain/road/entries.ts'
import { ReasonDialog } from '../departures/reason-dialog.tsx'
import { write } from './road-state.ts'

type Props = {
  departureId: string
  entry: Entry
  struck: EntryOf<'struck'> | undefined
  /** The office has decided on the expense: only the office can take that back. */
  isFinal?: boolean
}

/** Who wrote it and when; a wrong entry is struck through, never deleted. */
export function Strike({ departureId, entry, struck, isFinal = false }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-2">
      {entry.author}, {formatMoment(entry.writtenAt)}
      {struck ? (
        <span>
          Annullato da {struck.author}: {struck.body.reason}
        </span>
      ) : isFinal ? null : (
        <button
          type="button"
          className="min-h-11 font-semibold text-primary"
          onClick={() => setAsking(true)}
        >
          Annulla
        </button>
      )}
      {asking && (
        <ReasonDialog
          title="Annullare la voce?"
          description="Resta scritta, barrata, con il motivo."
          confirm="Annulla la voce"
          width={460}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            await write(departureId, 'struck', { entry: entry.id, reason })
            setAsking(false)
          }}
        />
      )}
    </p>
  )
}
