import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mostAtOnce } from '../../../contract/admin/booking/bulk.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { Checkbox, Input } from '../../ui/field.tsx'
import { type Answers, admin } from '../api.ts'
import { notifyDone, notifyUndo } from '../notify.ts'
import { askAgain } from '../query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { Nothing } from '../ui/states.tsx'
import { cancelledText, cancelManyText, changedMeanwhileText, countOf } from './cancel-text.ts'
import { useBookingQuery } from './use-booking-query.ts'

type Row = Answers['bookings']['list']['items'][number]

const cancellable = new Set<Row['status']>(['pending', 'payment_initiated', 'confirmed'])

function useCancelMany(onDone: () => void) {
  const refresh = () => {
    for (const key of [admin.bookings.key(), admin.today.key(), admin.departures.key()]) {
      void askAgain(key)
    }
  }
  const undo = useMutation(
    admin.bookings.undoCancelMany.mutationOptions({
      onSuccess: ({ changed, leftAlone }) => {
        refresh()
        notifyDone(`${countOf(changed.length)} come prima`, changedMeanwhileText(leftAlone))
      },
    }),
  )
  return useMutation(
    admin.bookings.cancelMany.mutationOptions({
      onSuccess: ({ changed, leftAlone }) => {
        refresh()
        onDone()
        const said = cancelledText(changed.length, leftAlone)
        if (changed.length === 0) notifyDone(said)
        else notifyUndo(said, () => undo.mutate({ bookings: changed }))
      },
    }),
  )
}

/** Lists the bookings that match the filters, to be ticked: nothing is cancelled that was not on screen. */
export function CancelManyDialog({ onClose }: { onClose: () => void }) {
  const { filters, tab, sort } = useBookingQuery()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const input = { ...filters, tab, sort, page: 1, pageSize: mostAtOnce }
  const list = useQuery(admin.bookings.list.queryOptions({ input }))
  const rows = (list.data?.items ?? []).filter((row) => cancellable.has(row.status))
  const selected = rows.filter((row) => chosen.has(row.id))
  const cancel = useCancelMany(onClose)
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <StaffDialog
      onClose={onClose}
      title="Annulla più prenotazioni"
      description="L'elenco segue i filtri della pagina. Le email ai clienti partono dopo dieci minuti: fino ad allora si torna indietro senza che nessuno se ne accorga."
      width={680}
      footer={
        <>
          <StaffButton
            kind="danger"
            disabled={selected.length === 0}
            busy={cancel.isPending}
            busyLabel="Un momento…"
            onClick={() =>
              cancel.mutate({
                bookings: selected.map(({ id, version }) => ({ id, version })),
                reason: reason.trim() || undefined,
              })
            }
          >
            {selected.length === 0 ? 'Annulla le scelte' : `Annulla ${countOf(selected.length)}`}
          </StaffButton>
          <StaffButton onClick={onClose}>No, torna indietro</StaffButton>
        </>
      }
    >
      <Loaded query={list} rows={6} height={52} onlyFresh>
        {() =>
          rows.length === 0 ? (
            <Nothing title="Niente da annullare">
              Con questi filtri non ci sono prenotazioni aperte.
            </Nothing>
          ) : (
            <div className="grid gap-3.5">
              <Checkbox
                label={`Tutte e ${rows.length}`}
                checked={selected.length === rows.length}
                onChange={(event) =>
                  setChosen(new Set(event.target.checked ? rows.map((row) => row.id) : []))
                }
              />
              <ul className="max-h-80 overflow-y-auto border-y border-line">
                {rows.map((row) => (
                  <li key={row.id} className="border-b border-line py-2 last:border-0">
                    <Checkbox
                      label={<RowText row={row} />}
                      checked={chosen.has(row.id)}
                      onChange={(event) => toggle(row.id, event.target.checked)}
                    />
                  </li>
                ))}
              </ul>
              {selected.length > 0 && <Preview rows={selected} />}
              <Input
                label="Motivo"
                optional
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                hint="Resta nella cronologia di ognuna."
              />
            </div>
          )
        }
      </Loaded>
    </StaffDialog>
  )
}

function RowText({ row }: { row: Row }) {
  return (
    <span>
      <b className="font-[650]">{row.contactName}</b> · {row.destinationTitle},{' '}
      {formatDate(row.startDate)}
      <span className="block text-ink-2">
        {row.reference} · {row.contactEmail}
        {row.amountPaid > 0 && ` · versati ${formatEuro(row.amountPaid)}`}
      </span>
    </span>
  )
}

/** The effect of the cancellation, in numbers. */
function Preview({ rows }: { rows: Row[] }) {
  const { spots, owed } = cancelManyText(rows)
  return (
    <p role="status" className="rounded-tag bg-gold-light px-3.5 py-2.5">
      {spots}
      {owed && <b className="font-[650]"> {owed}</b>}
    </p>
  )
}
