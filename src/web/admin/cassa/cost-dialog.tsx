import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { centsFromText } from '../../../domain/typed-money.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { Departure } from './entry.ts'
import { useEntryChange } from './use-entry-change.ts'

/** What a departure costs, for its margin. */
export function CostDialog({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const [label, setLabel] = useState('')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const amount = centsFromText(typed)
  const { tripId, startDate } = departure
  const save = useEntryChange(
    () => adminApi.cassa.addCost({ tripId, startDate, label, amount: amount ?? 0 }),
    'Costo aggiunto',
    onClose,
  )
  return (
    <StaffDialog
      open
      onClose={onClose}
      title="Nuovo costo"
      description={`${departure.title}, ${formatDate(startDate)}`}
      onSubmit={() => {
        setTried(true)
        if (amount && label.trim()) save.mutate(undefined)
      }}
      footer={
        <Button kind="primary" size="staff" type="submit" busy={save.isPending}>
          Aggiungi
        </Button>
      }
    >
      <div className="grid gap-4">
        <Input
          label="Di che costo si tratta"
          required
          value={label}
          error={tried && !label.trim() ? 'Scrivi di che costo si tratta' : undefined}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Input
          label="Importo in euro"
          required
          inputMode="decimal"
          value={typed}
          error={tried && !amount ? 'Inserisci un importo' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </StaffDialog>
  )
}
