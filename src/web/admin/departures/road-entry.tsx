import { formatMoment } from '../../../domain/dates.ts'
import { admin } from '../api.ts'
import { askAgain } from '../query.ts'

export const entryRow = 'border-b border-line py-3'

export const diaryChanged = () => void askAgain(admin.diary.key(), admin.cassa.key())

type WrittenEntry = { author: string; writtenAt: string; struckFor: string | null }

/** Who wrote it and when, and why it no longer counts. */
export function Written({ entry }: { entry: WrittenEntry }) {
  return (
    <p className="text-[0.875rem] text-ink-2">
      {entry.author}, {formatMoment(entry.writtenAt)}
      {entry.struckFor !== null && ` · annullato: ${entry.struckFor}`}
    </p>
  )
}
