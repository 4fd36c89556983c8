import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy, DatabaseBackup, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { copyValue } from '../copy.ts'
import { withFreshSignIn } from '../fresh-sign-in.ts'
import { askAgain, staffQueries } from '../query.ts'
import { Section } from '../ui/page.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { StaffButton } from '../ui/staff-button.tsx'

type State = Answers['backup']['state']
type Run = NonNullable<State['run']>
type Last = NonNullable<State['last']>

const whileRunningMs = 1000

/** One button makes a backup, another one downloads it from the server. */
export function BackupSection() {
  const { data } = useQuery({
    ...admin.backup.state.queryOptions(),
    refetchInterval: ({ state }) => (isRunning(state.data) ? whileRunningMs : false),
  })
  const wasRunning = useRef(false)
  const runs = isRunning(data)
  useEffect(() => {
    // The list above shows when the last backup was made.
    if (wasRunning.current && !runs) {
      void askAgain(admin.watch.state.key())
    }
    wasRunning.current = runs
  }, [runs])
  if (!data) return null
  return (
    <Section title="Fare e scaricare una copia" className="mt-8">
      {data.isSealed ? <Sealed state={data} /> : <NoKey lines={data.lines} />}
    </Section>
  )
}

const isRunning = (state: State | undefined) => state?.run?.state === 'running'

function Sealed({ state }: { state: State }) {
  const { run, last, place } = state
  const start = useMutation(
    admin.backup.start.mutationOptions({
      onSuccess: (answer) => staffQueries.setQueryData(admin.backup.state.queryKey(), answer),
    }),
  )
  const runs = run?.state === 'running'
  return (
    <>
      <p className="mt-1.5 max-w-[44em] text-ink-2">
        Prenotazioni, soldi, documenti e impostazioni in una copia sigillata, mentre il sito
        continua a lavorare. Resta sul server in <span className="break-all">{place}</span>.
        Scaricala e tienila altrove, lontano dalla chiave.
      </p>
      <div role="status" className="mt-2 max-w-[44em]">
        {run && runs ? (
          <>
            <p>La copia si sta facendo: {run.progress}%</p>
            <ProgressBar
              label="Copia di sicurezza"
              percent={run.progress}
              text={`${run.progress}%`}
            />
          </>
        ) : (
          <>
            {run && <Failure run={run} />}
            <p>{last ? lastText(last) : 'Ancora nessuna copia.'}</p>
          </>
        )}
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <StaffButton
          icon={DatabaseBackup}
          kind="primary"
          busy={start.isPending || runs}
          onClick={() => start.mutate(undefined)}
        >
          Fai una copia adesso
        </StaffButton>
        {last?.file && !runs && <DownloadButton file={last.file} />}
      </div>
    </>
  )
}

function lastText({ at, rows, documents, isEncrypted }: Last): string {
  const files = documents === 1 ? 'un documento' : `${documents.toLocaleString('it-IT')} documenti`
  const seal = isEncrypted ? 'sigillata' : 'non sigillata, quindi da qui non si scarica'
  return elidedDays(
    `L’ultima è del ${formatMoment(at)}: ${rows.toLocaleString('it-IT')} righe e ${files}, ${seal}.`,
  )
}

const failures: Readonly<Record<NonNullable<Run['failure']>, string>> = {
  disk: 'L’ultimo tentativo non è riuscito: il disco del server è pieno.',
  folder:
    'L’ultimo tentativo non è riuscito: nella cartella delle copie il programma non può scrivere. Il tecnico ne sceglie un’altra con BACKUP_DIR.',
  other:
    'L’ultimo tentativo non è riuscito. Riprova; se succede ancora, il motivo è nel registro del server.',
}

function Failure({ run }: { run: Run }) {
  if (run.state === 'stuck') {
    return <p className="text-bad">L’ultimo tentativo si è interrotto a metà: riprova.</p>
  }
  if (run.state !== 'failed') return null
  return <p className="text-bad">{failures[run.failure ?? 'other']}</p>
}

function DownloadButton({ file }: { file: string }) {
  const download = useMutation({
    mutationFn: () => withFreshSignIn(() => adminApi.backup.mayDownload({ file })),
    onSuccess: () => save(adminDownloads.backup(file)),
  })
  return (
    <StaffButton
      icon={Download}
      busy={download.isPending}
      onClick={() => download.mutate(undefined)}
    >
      Scarica l’ultima
    </StaffButton>
  )
}

/** However large, the file is downloaded straight to disk and not held in memory by this page. */
function save(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

function NoKey({ lines }: { lines: string }) {
  return (
    <>
      <p className="mt-1.5 max-w-[44em] text-ink-2">
        Per fare una copia da qui e scaricarla serve una chiave che la sigilla: chi la trova, senza
        la chiave non legge nulla. La imposta il tecnico con questa riga, poi riavvia il programma.
      </p>
      <pre className="mt-2 rounded-control bg-paper-2 p-3.5 text-[0.875rem] leading-[1.5] wrap-anywhere whitespace-pre-wrap">
        {lines}
      </pre>
      <StaffButton
        icon={Copy}
        className="mt-2.5"
        onClick={() => void copyValue(lines, 'La riga per il tecnico')}
      >
        Copia la riga
      </StaffButton>
    </>
  )
}
