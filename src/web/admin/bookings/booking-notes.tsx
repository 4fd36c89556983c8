import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

/** Notes of the office. If a colleague wrote meanwhile, both texts are shown and nothing is lost. */
export function BookingNotes({ booking }: { booking: BookingDetail }) {
  const stored = booking.adminNotes ?? ''
  const [text, setText] = useState(stored)
  const [base, setBase] = useState({ text: stored, version: booking.version })
  const isChanged = text !== base.text
  const isConflict = isChanged && stored !== base.text
  if (!isChanged && stored !== base.text) {
    setText(stored)
    setBase({ text: stored, version: booking.version })
  }
  const save = useBookingChange({
    id: booking.id,
    call: (version: number) =>
      adminApi.bookings.saveNotes({ id: booking.id, version, adminNotes: text.trim() || null }),
    done: 'Note salvate',
    onDone: (saved) => {
      setText(saved.adminNotes ?? '')
      setBase({ text: saved.adminNotes ?? '', version: saved.version })
    },
  })
  const takeTheirs = () => {
    setText(stored)
    setBase({ text: stored, version: booking.version })
  }
  return (
    <section className="border-b border-line py-3.5">
      <Textarea
        label="Note"
        rows={3}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isConflict ? 'Un collega ha modificato le note nel frattempo.' : undefined}
      />
      {isConflict && (
        <div className="mt-2 rounded-tag bg-paper px-3.5 py-2.5">
          <p className="text-ink-2">La versione salvata adesso:</p>
          <p className="whitespace-pre-wrap">{stored || '(vuota)'}</p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            <Button kind="quiet" size="staff" onClick={takeTheirs}>
              Usa questa versione
            </Button>
            <Button kind="quiet" size="staff" onClick={() => setText(`${stored}\n${text}`)}>
              Unisci le due
            </Button>
          </div>
        </div>
      )}
      {isChanged && (
        <Button
          kind="primary"
          size="staff"
          className="mt-2.5"
          busy={save.isPending}
          busyLabel="Salvataggio…"
          onClick={() => save.mutate(isConflict ? booking.version : base.version)}
        >
          {isConflict ? 'Salva comunque il mio testo' : 'Salva le note'}
        </Button>
      )}
    </section>
  )
}
