import { Check, FileText, X } from 'lucide-react'
import { paperDownloads } from '../../domain/booking/contract-pack.ts'
import { formatLongDate } from '../../domain/dates.ts'
import type { StepState } from '../../domain/trip/timeline-parts.ts'
import { elidedDays } from '../../domain/typography.ts'
import { classNames } from '../ui/class-names.ts'
import type { PlaceView } from './place-view.ts'

type Step = PlaceView['steps'][number]

const spoken: Readonly<Record<StepState, string>> = {
  done: 'Fatto',
  now: 'Adesso',
  late: 'In ritardo',
  later: 'Più avanti',
  off: 'Chiuso',
}

const looks: Readonly<Record<StepState, string>> = {
  done: 'bg-ok text-white',
  now: 'border-3 border-accent bg-white',
  late: 'border-3 border-bad bg-white',
  later: 'border-2 border-line-2 bg-paper',
  off: 'bg-ink-2 text-white',
}

function Mark({ state }: { state: StepState }) {
  return (
    <span
      className={classNames(
        'relative z-1 grid size-7 flex-none place-items-center rounded-full',
        looks[state],
      )}
    >
      {state === 'done' && <Check className="size-4.5" strokeWidth={3} aria-hidden />}
      {state === 'off' && <X className="size-4.5" strokeWidth={3} aria-hidden />}
    </span>
  )
}

function Line({ step, isLast, isKept }: { step: Step; isLast: boolean; isKept: boolean }) {
  const { title, state, day, text } = step
  return (
    <li
      className="relative flex gap-4 pb-6 last:pb-0"
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {!isLast && (
        <span
          className={classNames(
            'absolute top-7 bottom-0 left-3.25 w-0.5',
            state === 'done' ? 'bg-ok' : 'bg-line-2',
          )}
          aria-hidden
        />
      )}
      <Mark state={state} />
      <div className="min-w-0 pt-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-semibold">{title}</b>
          {day && <span className="text-small text-ink-2">{dayText(step)}</span>}
          <span className="sr-only">{spoken[state]}</span>
        </p>
        {text && <p className="mt-0.5 text-small text-ink-2">{text}</p>}
        {!isKept && <Papers step={step} />}
      </div>
    </li>
  )
}

/** Each step is proved by its document; the addresses work only in this session. */
function Papers({ step: { kind, receipts } }: { step: Step }) {
  const papers = [
    ...(kind === 'contract' || kind === 'proposal'
      ? [{ file: 'contratto.pdf', name: paperDownloads[kind] }]
      : []),
    ...receipts.map(({ id, code }) => ({ file: `ricevute/${id}`, name: `Ricevuta ${code}` })),
  ]
  if (papers.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      {papers.map(({ file, name }) => (
        <a
          key={file}
          href={`/api/trip/${file}`}
          download
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <FileText className="size-4.5" aria-hidden />
          <span className="underlined">{name} (PDF)</span>
        </a>
      ))}
    </p>
  )
}

const onItsDay: readonly Step['kind'][] = ['departure', 'return']

function dayText({ kind, state, day }: Step): string {
  const isBy = state !== 'done' && !onItsDay.includes(kind)
  return isBy ? elidedDays(`entro il ${formatLongDate(day)}`) : formatLongDate(day)
}

/** What has happened and what comes next, each with its day and its proof. */
export function Timeline({ steps, isKept }: { steps: readonly Step[]; isKept: boolean }) {
  return (
    <section aria-labelledby="tappe">
      <h2 id="tappe" className="text-card">
        A che punto siamo
      </h2>
      <ol className="mt-6">
        {steps.map((step, index) => (
          <Line key={index} step={step} isLast={index === steps.length - 1} isKept={isKept} />
        ))}
      </ol>
    </section>
  )
}
