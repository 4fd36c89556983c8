import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { Input } from '../../ui/field.tsx'
import { type Answers, admin, adminApi } from '../api.ts'
import { NotConfirmed, withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { staffPaths } from '../pages.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { tellWhenShown } from '../tell-when-shown.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { documentPath } from './document-path.ts'

type Edition = Answers['catalogue']['editions']['items'][number]
type Scheduled = Answers['catalogue']['editions']['scheduled'][number]
type Step =
  | { what: 'compare' | 'restore'; edition: Edition }
  | { what: 'cancel'; scheduled: Scheduled }

/** Every publication, with who, when and why; each can be compared and restored. */
export function Component() {
  const { turnTo, page } = useUrlState()
  const [step, setStep] = useState<Step | null>(null)
  const query = useQuery({
    ...admin.catalogue.editions.queryOptions({ input: { page } }),
    placeholderData: keepPreviousData,
  })
  const close = () => setStep(null)
  return (
    <Page title="Storia delle pubblicazioni">
      <div className="px-page pb-3">
        <StaffLink to={staffPaths.catalogue} className="inline-flex items-center gap-1.5 py-1.5">
          <ArrowLeft className="size-4.25" aria-hidden />
          Redazione
        </StaffLink>
      </div>
      <Loaded query={query} rows={6} height={80} className="px-page" onlyFresh>
        {(list) => (
          <>
            <ScheduledList scheduled={list.scheduled} onStep={setStep} />
            <ol className="border-t border-line">
              {list.items.map((edition) => (
                <Row key={edition.number} edition={edition} onStep={setStep} />
              ))}
            </ol>
            <Pager {...list} what={['edizione', 'edizioni']} onPage={turnTo} />
          </>
        )}
      </Loaded>
      {step?.what === 'compare' && <CompareDialog newest={step.edition.number} onClose={close} />}
      {step?.what === 'restore' && <RestoreDialog edition={step.edition} onClose={close} />}
      {step?.what === 'cancel' && <CancelDialog scheduled={step.scheduled} onClose={close} />}
    </Page>
  )
}

type StepProps = { onStep: (step: Step) => void }

function ScheduledList({ scheduled, onStep }: StepProps & { scheduled: Scheduled[] }) {
  const may = useMay()
  if (scheduled.length === 0) return null
  return (
    <ul className="mb-4 border-t border-line" aria-label="Programmate">
      {scheduled.map((one) => (
        <li
          key={one.id}
          className="px-page grid gap-x-6 gap-y-2 border-b border-line bg-paper py-3.5 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <b className="font-[650]">{formatMoment(one.at)}</b>
              <StatusDot tone="primary">Programmata</StatusDot>
            </p>
            <p className="text-ink-2">
              {one.by}: {one.titles.join(', ')}
            </p>
            {one.note && <p className="wrap-anywhere">{one.note}</p>}
          </div>
          {may('catalogue', 'cancelScheduled') && (
            <StaffButton
              className="self-start"
              onClick={() => onStep({ what: 'cancel', scheduled: one })}
            >
              Annulla la programmazione
            </StaffButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ edition, onStep }: StepProps & { edition: Edition }) {
  const may = useMay()
  const { number, at, by, note, restores, isShown, changed, changedCount } = edition
  return (
    <li className="px-page grid gap-x-6 gap-y-2 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="font-[650]">{number === 0 ? 'La prima edizione' : `Edizione ${number}`}</b>
          {isShown && <StatusDot tone="ok">È quella del sito</StatusDot>}
        </p>
        <p className="text-ink-2">
          {at ? formatMoment(at) : 'Con il programma'}
          {by ? `, ${by}` : ''}
          {restores === null ? '' : `, ripresa dall’edizione ${restores}`}
        </p>
        {note && <p className="wrap-anywhere">{note}</p>}
        <ul className="mt-1">
          {changed.map(({ key, title, fields }) => (
            <li key={key} className="wrap-anywhere">
              <StaffLink to={`${documentPath(key)}?storia=si`}>{title}</StaffLink>
              {fields.length > 0 && <span className="text-ink-2">: {fields.join(', ')}</span>}
            </li>
          ))}
          {changedCount > changed.length && (
            <li className="text-ink-2">e altri {changedCount - changed.length} documenti</li>
          )}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {number > 0 && (
          <StaffButton onClick={() => onStep({ edition, what: 'compare' })}>
            Che cosa cambia
            <span className="sr-only"> nell’edizione {number}</span>
          </StaffButton>
        )}
        {!isShown && may('catalogue', 'restore') && (
          <StaffButton onClick={() => onStep({ edition, what: 'restore' })}>
            Ripristina
            <span className="sr-only"> l’edizione {number}</span>
          </StaffButton>
        )}
      </div>
    </li>
  )
}

type EditionChange = { call: () => Promise<unknown>; done: string; tells?: boolean }

function useEditionChange({ call, done, tells }: EditionChange, onClose: () => void) {
  return useMutation({
    mutationFn: () => withFreshSignIn(call),
    onSuccess: () => {
      notifyDone(done)
      if (tells) void tellWhenShown({ changed: ['editions'] })
      void askAgain(admin.catalogue.key())
      onClose()
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return
      notifyError(error)
      onClose()
    },
  })
}

type RestoreProps = { edition: Edition; onClose: () => void }

function RestoreDialog({ edition: { number }, onClose }: RestoreProps) {
  const [note, setNote] = useState('')
  const call = () => adminApi.catalogue.restore({ number, note })
  const restore = useEditionChange({ call, done: 'Edizione ripristinata', tells: true }, onClose)
  return (
    <StaffConfirm
      kind="primary"
      onCancel={onClose}
      onConfirm={() => restore.mutate()}
      title={number === 0 ? 'Riprendere la prima edizione?' : `Riprendere l’edizione ${number}?`}
      confirmLabel="Ripristina"
      busyLabel="Ripristino…"
      busy={restore.isPending}
    >
      <p>
        Il sito torna a dire quello che diceva allora, prezzi compresi. Bozze e link già fatti
        restano come sono, e anche questa si può riprendere.
      </p>
      <Input
        label="Nota"
        optional
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.target.value)}
        fieldClassName="mt-4 text-ink"
      />
    </StaffConfirm>
  )
}

type CancelProps = { scheduled: Scheduled; onClose: () => void }

function CancelDialog({ scheduled: { id, at }, onClose }: CancelProps) {
  const call = () => adminApi.catalogue.cancelScheduled({ id })
  const cancel = useEditionChange({ call, done: 'Programmazione annullata' }, onClose)
  return (
    <StaffConfirm
      onCancel={onClose}
      onConfirm={() => cancel.mutate()}
      title="Annullare la programmazione?"
      confirmLabel="Annulla la programmazione"
      busy={cancel.isPending}
    >
      {elidedDays(`Il ${formatMoment(at)}`)} non succederà niente: i testi tornano fra le bozze.
    </StaffConfirm>
  )
}
