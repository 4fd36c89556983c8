import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, RotateCw, TriangleAlert } from 'lucide-react'
import { formatMoment } from '../../../domain/dates.ts'
import { formatBytes } from '../../../domain/office/system-checks.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Answers, admin } from '../api.ts'
import { ago } from '../moments.ts'
import { Page, Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { BackupSection } from './backup-section.tsx'
import { PageErrors } from './page-errors.tsx'

type State = Answers['watch']['state']
type Check = State['checks'][number]

const refreshMs = 30_000

/** For the person who looks after the site: how it is doing, in plain words, and what to do. */
export function Component() {
  const query = useQuery({ ...admin.watch.state.queryOptions(), refetchInterval: refreshMs })
  const again = (
    <StaffButton icon={RotateCw} onClick={() => void query.refetch()} busy={query.isFetching}>
      Controlla ora
    </StaffButton>
  )
  return (
    <Page title="Stato del sistema" actions={again}>
      <div className="px-page max-w-[860px] pb-12">
        {query.data ? (
          <Everything state={query.data} />
        ) : query.isError ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <RowsSkeleton rows={8} height={64} />
        )}
      </div>
    </Page>
  )
}

function Everything({ state }: { state: State }) {
  const worries = state.checks.filter((check) => check.state !== 'ok')
  return (
    <>
      <p role="status" className="text-[1.0625rem] font-semibold">
        {worries.length === 0
          ? 'Va tutto bene.'
          : worries.length === 1
            ? 'Una cosa da sistemare.'
            : `${worries.length} cose da sistemare.`}
      </p>
      <ul className="mt-3 border-t border-line">
        {sorted(state.checks).map((check) => (
          <Row key={check.id} check={check} />
        ))}
      </ul>
      <BackupSection />
      <PageErrors />
      <Section title="Versione e processo" className="mt-8">
        <p className="mt-1.5 text-ink-2">
          Versione {state.release} su Node {state.node.replace('v', '')}, avviata{' '}
          {elidedDays(`il ${formatMoment(state.startedAt)}`)}, usa {formatBytes(state.memoryBytes)}{' '}
          di memoria.
        </p>
      </Section>
      <Jobs jobs={state.jobs} />
    </>
  )
}

const order: readonly Check['state'][] = ['wrong', 'attention', 'ok']

/** Checks with problems first; the order is otherwise kept, so that each check stays in its place. */
function sorted(checks: readonly Check[]): Check[] {
  return checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

const looks = {
  ok: { icon: CircleCheck, tone: 'bg-ok-soft text-ok', word: 'A posto' },
  attention: { icon: TriangleAlert, tone: 'bg-gold-light text-gold-dark', word: 'Da controllare' },
  wrong: { icon: CircleAlert, tone: 'bg-bad-soft text-bad', word: 'Da sistemare' },
} as const

function Row({ check }: { check: Check }) {
  const { icon: Icon, tone, word } = looks[check.state]
  return (
    <li className="flex gap-3.5 border-b border-line py-3.5">
      <span className={classNames('grid size-9 flex-none place-items-center rounded-full', tone)}>
        <Icon className="size-5" aria-hidden />
      </span>
      <div className="min-w-0">
        <h2 className="font-text text-base leading-[1.3] font-[650] tracking-normal">
          {check.title}
          <span className="sr-only">: {word}</span>
        </h2>
        <p className="text-ink-2">{check.text}</p>
        {check.advice && <p className="mt-1">{check.advice}</p>}
      </div>
    </li>
  )
}

function Jobs({ jobs }: { jobs: State['jobs'] }) {
  return (
    <Section title="Ultime esecuzioni" className="mt-8">
      <ul className="mt-2 border-t border-line">
        {jobs.map((job, index) => (
          <li
            key={`${index} ${job.name}`}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2"
          >
            <span className="font-[550] first-letter:uppercase">{job.name}</span>
            <span className="ml-auto text-ink-2">
              {job.failures > 0 &&
                `${job.failures === 1 ? 'un errore' : `${job.failures} errori`} · `}
              {ago(job.lastRunAt)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
