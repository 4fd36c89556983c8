import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { copyText } from '../../browser/clipboard.ts'
import { type BadgeTone, StatusDot } from '../../ui/badge.tsx'
import { admin, adminApi } from '../api.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { useMay } from '../session.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { type Bundle, useBundleStep } from './use-bundles.ts'

type Step = { what: 'publish' | 'takeBack' | 'remove'; bundle: Bundle }

const states: Readonly<Record<Bundle['state'], { label: string; tone: BadgeTone }>> = {
  open: { label: 'Da pubblicare', tone: 'gold' },
  scheduled: { label: 'Programmata', tone: 'primary' },
  published: { label: 'Pubblicata', tone: 'ok' },
  failed: { label: 'Non riuscita', tone: 'bad' },
}

/** Named groups of drafts, above the documents; renders nothing while there are none. */
export function BundleList() {
  const [step, setStep] = useState<Step | null>(null)
  const { data } = useQuery(admin.bundles.list.queryOptions())
  const close = () => setStep(null)
  const bundles = data?.bundles ?? []
  if (bundles.length === 0) return null
  return (
    <>
      <ul aria-label="Raccolte" className="mb-4 border-t border-line">
        {bundles.map((bundle) => (
          <Row key={bundle.id} bundle={bundle} onStep={setStep} />
        ))}
      </ul>
      {step?.what === 'publish' && (
        <PublishDialog bundle={step.bundle} onClose={close} onPublished={close} />
      )}
      {step?.what === 'takeBack' && <TakeBackDialog bundle={step.bundle} onClose={close} />}
      {step?.what === 'remove' && <RemoveDialog bundle={step.bundle} onClose={close} />}
    </>
  )
}

function Row({ bundle, onStep }: { bundle: Bundle; onStep: (step: Step) => void }) {
  const may = useMay()
  const { name, state, dueAt, number, documents } = bundle
  const { label, tone } = states[state]
  const isOut = state === 'scheduled' || state === 'published'
  const drafts = documents.filter(({ isDraft }) => isDraft).length
  return (
    <li className="px-page grid gap-x-6 gap-y-2 border-b border-line bg-paper py-3.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="font-[650]">{name}</b>
          <StatusDot tone={tone}>{label}</StatusDot>
          {state === 'scheduled' && dueAt && (
            <span className="text-ink-2">{formatMoment(dueAt)}</span>
          )}
          {number !== null && <span className="text-ink-2">edizione {number}</span>}
        </p>
        <p className="text-ink-2 wrap-anywhere">{documents.map(({ title }) => title).join(', ')}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {!isOut && (
          <StaffButton onClick={() => void copyPreview(bundle)}>
            Copia l’anteprima
            <span className="sr-only"> di {name}</span>
          </StaffButton>
        )}
        {!isOut && drafts > 0 && may('catalogue', 'publish') && (
          <StaffButton onClick={() => onStep({ what: 'publish', bundle })}>
            Pubblica insieme
            <span className="sr-only"> {name}</span>
          </StaffButton>
        )}
        {isOut && may('bundles', 'takeBack') && (
          <StaffButton onClick={() => onStep({ what: 'takeBack', bundle })}>
            Ritira
            <span className="sr-only"> {name}</span>
          </StaffButton>
        )}
        {state !== 'scheduled' && may('bundles', 'remove') && (
          <StaffButton onClick={() => onStep({ what: 'remove', bundle })}>
            Togli
            <span className="sr-only"> {name}</span>
          </StaffButton>
        )}
      </div>
    </li>
  )
}

async function copyPreview({ id }: Bundle): Promise<void> {
  try {
    const { url, expiresAt } = await adminApi.bundles.previewLink({ id })
    const copied = await copyText(new URL(url, location.origin).href)
    if (copied) notifyDone('Link copiato', elidedDays(`Vale fino al ${formatMoment(expiresAt)}.`))
    else notifyProblem('Non è stato possibile copiare il link.')
  } catch (error) {
    notifyError(error)
  }
}

type DialogProps = { bundle: Bundle; onClose: () => void }

function TakeBackDialog({ bundle: { id, name, state }, onClose }: DialogProps) {
  const told = { done: 'Raccolta ritirata', tells: state === 'published' }
  const takeBack = useBundleStep('takeBack', told, onClose)
  return (
    <StaffConfirm
      onCancel={onClose}
      onConfirm={() => takeBack.mutate(id)}
      title={`Ritirare «${name}»?`}
      confirmLabel="Ritira"
      busyLabel="Un momento…"
      busy={takeBack.isPending}
    >
      {state === 'published'
        ? 'I suoi documenti tornano a dire quello che dicevano prima, tutti insieme. I testi ritirati restano come bozze.'
        : 'All’ora prevista non succederà niente: i testi tornano fra le bozze.'}
    </StaffConfirm>
  )
}

function RemoveDialog({ bundle: { id, name }, onClose }: DialogProps) {
  const remove = useBundleStep('remove', { done: 'Raccolta tolta' }, onClose)
  return (
    <StaffConfirm
      onCancel={onClose}
      onConfirm={() => remove.mutate(id)}
      title={`Togliere «${name}»?`}
      confirmLabel="Togli"
      busy={remove.isPending}
    >
      Sparisce solo il nome: le bozze restano bozze, e quello che è pubblicato resta sul sito.
    </StaffConfirm>
  )
}
