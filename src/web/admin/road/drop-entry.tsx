import { useState } from 'react'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import type { Waiting } from './phone-store.ts'
import { forgetEntry } from './road-state.ts'

/** Removes an entry that never reached the office. */
export function DropEntry({ waiting }: { waiting: Waiting }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <StaffButton onClick={() => setAsking(true)}>Togli</StaffButton>
      {asking && (
        <StaffConfirm
          onCancel={() => setAsking(false)}
          onConfirm={() => void forgetEntry(waiting)}
          title="Togliere la voce dal telefono?"
          confirmLabel="Togli"
        >
          Non è mai arrivata all’ufficio: tolta da qui, non c’è più.
        </StaffConfirm>
      )}
    </>
  )
}
