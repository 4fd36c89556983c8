import { useState } from 'react'
import { Textarea } from '../../ui/field.tsx'
import { StaffButton } from './staff-button.tsx'

type SharedNoteProps = {
  label: string
  optional?: boolean
  /** The server's current text; it changes when a colleague saves. */
  stored: string
  saveLabel: string
  conflict: string
  busy: boolean
  /** Resolves to the stored text, or to undefined when the save was refused. */
  onSave: (text: string) => Promise<string | undefined>
}

/** A note that several people edit. After a conflict both texts are shown and none is lost. */
export function SharedNote(props: SharedNoteProps) {
  const { label, optional, stored, saveLabel, conflict, busy, onSave } = props
  const [text, setText] = useState(stored)
  const [base, setBase] = useState(stored)
  const isChanged = text !== base
  const isConflict = isChanged && stored !== base
  const take = (note: string) => {
    setText(note)
    setBase(note)
  }
  if (!isChanged && stored !== base) take(stored)
  const save = async () => {
    const saved = await onSave(text.trim())
    if (saved !== undefined) take(saved)
  }
  return (
    <>
      <Textarea
        label={label}
        optional={optional}
        rows={3}
        maxLength={5000}
        data-unsaved={isChanged || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isConflict ? conflict : undefined}
      />
      {isConflict && (
        <div className="mt-2 rounded-tag bg-paper px-3.5 py-2.5">
          <p className="text-ink-2">La versione salvata adesso:</p>
          <p className="whitespace-pre-wrap">{stored || '(vuota)'}</p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            <StaffButton onClick={() => take(stored)}>Usa questa versione</StaffButton>
            <StaffButton onClick={() => setText(`${stored}\n${text}`)}>Unisci le due</StaffButton>
          </div>
        </div>
      )}
      {isChanged && (
        <StaffButton
          kind="primary"
          className="mt-2.5"
          busy={busy}
          busyLabel="Salvataggio…"
          onClick={() => void save()}
        >
          {isConflict ? 'Salva comunque il mio testo' : saveLabel}
        </StaffButton>
      )}
    </>
  )
}
