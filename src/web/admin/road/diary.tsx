import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatMoment } from '../../../domain/dates.ts'
import { entriesOf, struckIn } from '../../../domain/road/entries.ts'
import { momentProblem } from '../../../domain/road/typed-day.ts'
import { clockHere } from '../../browser/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { Input, Textarea } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { card, Part, type PartProps } from './part.tsx'
import type { Waiting } from './phone-store.ts'
import { write } from './road-state.ts'
import { Strike } from './strike.tsx'
import { writtenBefore } from './written-before.ts'

/** Notices to the group, and incidents during the trip. */
export function Diary({ view, entries }: PartProps) {
  const [writing, setWriting] = useState<'notice' | 'incident'>()
  const struck = struckIn(entries)
  const close = () => setWriting(undefined)
  return (
    <>
      <Part title="Avvisi al gruppo" note="Li leggono i viaggiatori in «Il mio viaggio».">
        <Button kind="primary" size="small" className="mt-3" onClick={() => setWriting('notice')}>
          Scrivi un avviso
        </Button>
        <ul className="mt-3 grid gap-3">
          {entriesOf(entries, 'notice')
            .toReversed()
            .map((entry) => (
              <li key={entry.id} className={card}>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {struck.has(entry.id) ? <s>{entry.body.text}</s> : entry.body.text}
                </p>
                <Strike departureId={view.id} entry={entry} struck={struck.get(entry.id)} />
              </li>
            ))}
        </ul>
      </Part>
      <Part
        title="Fatti da ricordare"
        note="Incidenti, ritardi, malesseri: li legge solo l’agenzia."
      >
        <Button kind="outline" size="small" className="mt-3" onClick={() => setWriting('incident')}>
          Scrivi un fatto
        </Button>
        <ul className="mt-3 grid gap-3">
          {entriesOf(entries, 'incident')
            .toReversed()
            .map((entry) => (
              <li key={entry.id} className={card}>
                <p className="font-semibold">
                  {entry.body.place} · {formatMoment(entry.body.happenedAt)}
                </p>
                <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
                  {struck.has(entry.id) ? <s>{entry.body.text}</s> : entry.body.text}
                </p>
                <Strike departureId={view.id} entry={entry} struck={struck.get(entry.id)} />
              </li>
            ))}
        </ul>
      </Part>
      {writing === 'notice' && <NoticeForm departureId={view.id} onClose={close} />}
      {writing === 'incident' && <IncidentForm departureId={view.id} onClose={close} />}
    </>
  )
}

type FormProps = { departureId: string; again?: Waiting; onClose: () => void }

export function NoticeForm({ departureId, again, onClose }: FormProps) {
  const before = writtenBefore(again, 'notice')
  const form = useForm({ defaultValues: { text: before?.text ?? '' } })
  const submit = form.handleSubmit(async ({ text }) => {
    await write(departureId, 'notice', { text: text.trim() }, again)
    onClose()
  })
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void submit()}
      title="Avviso al gruppo"
      footer={
        <StaffButton type="submit" kind="primary" busy={form.formState.isSubmitting}>
          Pubblica l’avviso
        </StaffButton>
      }
    >
      <Textarea
        label="Testo"
        maxLength={1000}
        {...fieldOf(form, 'text', {
          rules: { validate: (text = '') => text.trim() !== '' || 'Scrivi l’avviso' },
        })}
      />
    </StaffDialog>
  )
}

/** A moment in the local time of the phone, in the format of a datetime input; without one, now. */
function hereAt(written: string | undefined): string {
  return clockHere(written ? new Date(written) : new Date())
}

export function IncidentForm({ departureId, again, onClose }: FormProps) {
  const before = writtenBefore(again, 'incident')
  const form = useForm({
    defaultValues: {
      happenedAt: hereAt(before?.happenedAt),
      place: before?.place ?? '',
      text: before?.text ?? '',
    },
  })
  const submit = form.handleSubmit(async ({ happenedAt, place, text }) => {
    const body = {
      happenedAt: new Date(happenedAt).toISOString(),
      place: place.trim(),
      text: text.trim(),
    }
    await write(departureId, 'incident', body, again)
    onClose()
  })
  const needed = (message: string) => ({
    rules: { validate: (text = '') => text.trim() !== '' || message },
  })
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void submit()}
      title="Un fatto da ricordare"
      description="Scrivi che cosa è successo, senza più dettagli personali del necessario."
      footer={
        <StaffButton type="submit" kind="primary" busy={form.formState.isSubmitting}>
          Salva
        </StaffButton>
      }
    >
      <div className="grid gap-4.5">
        <Input
          label="Quando"
          type="datetime-local"
          max="2199-12-31T23:59"
          {...fieldOf(form, 'happenedAt', {
            rules: { validate: (moment = '') => momentProblem(moment) ?? true },
          })}
        />
        <Input label="Dove" maxLength={120} {...fieldOf(form, 'place', needed('Scrivi dove'))} />
        <Textarea
          label="Che cosa"
          maxLength={2000}
          {...fieldOf(form, 'text', needed('Scrivi che cosa è successo'))}
        />
      </div>
    </StaffDialog>
  )
}
