import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatMoment } from '../../../domain/dates.ts'
import type { Entry, EntryOf } from '../../../domain/road/entries.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { write } from './road-state.ts'

type Props = {
  departureId: string
  entry: Entry
  struck: EntryOf<'struck'> | undefined
  /** The office has decided: taking it back is its business. */
  isFinal?: boolean
}

/** Who wrote it and when; a mistake is struck through, not rubbed out. */
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
        <StrikeForm departureId={departureId} entry={entry.id} onClose={() => setAsking(false)} />
      )}
    </p>
  )
}

type FormProps = { departureId: string; entry: string; onClose: () => void }

function StrikeForm({ departureId, entry, onClose }: FormProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const submit = form.handleSubmit(async ({ reason }) => {
    await write(departureId, 'struck', { entry, reason: reason.trim() })
    onClose()
  })
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      title="Annullare la voce?"
      description="Resta scritta, barrata, con il motivo."
      width={460}
      footer={
        <StaffButton type="submit" kind="danger" busy={form.formState.isSubmitting}>
          Annulla la voce
        </StaffButton>
      }
    >
      <Input
        label="Motivo"
        maxLength={200}
        {...fieldOf(form, 'reason', {
          rules: { validate: (text = '') => text.trim() !== '' || 'Scrivi il motivo' },
        })}
      />
    </StaffDialog>
  )
}
