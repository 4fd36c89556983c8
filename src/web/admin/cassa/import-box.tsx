import { useQuery } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { classNames } from '../../ui/class-names.ts'
import { admin } from '../api.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { percentOf, progressText } from './import-progress.ts'
import { useImport } from './use-import.ts'

/** Upload of bank files by drop or by choice: new movements are added, known ones stay as they are. */
export function ImportBox() {
  const accounts = useQuery(admin.cassa.accounts.queryOptions())
  const [chosen, setChosen] = useState('')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const accountId = useId()
  const account = chosen || accounts.data?.accounts[0]?.iban || ''
  const awaited = accounts.data?.accounts.find(({ iban }) => iban === account)?.trialTransfers ?? 0
  const { take, isBusy, progress, done, unknown, answer } = useImport()
  const start = (files: FileList | null) => {
    if (files && files.length > 0 && account) take({ account, files: [...files] })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    start(event.dataTransfer.files)
  }
  return (
    <div className="px-page pb-5">
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid gap-x-6 gap-y-3 rounded-picture border-2 border-dashed px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-6',
          isOver ? 'border-primary bg-primary-light' : 'border-line-2 bg-paper',
        )}
      >
        <div className="min-w-0">
          <p className="font-[650]">Trascina qui il file della banca</p>
          <p className="text-ink-2">
            camt.053, MT940, CBI, CSV o XLSX. Lo stesso file due volte non cambia nulla.
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <label htmlFor={accountId} className="font-semibold">
              Conto
            </label>
            <select
              id={accountId}
              className="field max-w-full sm:w-auto!"
              value={account}
              onChange={(event) => setChosen(event.target.value)}
            >
              {accounts.data?.accounts.map(({ iban, holder }) => (
                <option key={iban} value={iban}>
                  {formatIban(iban)} · {holder}
                </option>
              ))}
            </select>
          </div>
          {awaited > 0 && <TrialStatement account={account} transfers={awaited} />}
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept=".xml,.sta,.mt940,.940,.txt,.cbi,.csv,.xlsx"
          aria-label="File della banca"
          onChange={(event) => {
            start(event.target.files)
            event.target.value = ''
          }}
        />
        <StaffButton
          icon={FileUp}
          kind="primary"
          busy={isBusy}
          busyLabel="Importo…"
          onClick={() => input.current?.click()}
        >
          Scegli il file
        </StaffButton>
      </div>
      {progress && (
        <div className="mt-3">
          <p className="flex flex-wrap gap-x-2">
            <b className="min-w-0 truncate font-[650]">{progress.name}</b>
            <span className="text-ink-2">{progressText(progress)}</span>
          </p>
          <ProgressBar
            label={`Importazione di ${progress.name}`}
            percent={percentOf(progress)}
            text={progressText(progress)}
          />
        </div>
      )}
      <div aria-live="polite">
        {done.map(({ name, text, isBad }, index) => (
          <p key={`${name}-${index}`} className={classNames('mt-2', isBad && 'text-bad')}>
            <b className="font-[650]">{name}</b>: {text}
          </p>
        ))}
      </div>
      {unknown && (
        <ColumnsDialog
          sample={unknown.sample}
          onClose={() => answer(undefined)}
          onChosen={answer}
        />
      )}
    </div>
  )
}

type Trial = { account: string; transfers: number }

/** An agency on trial has no bank: it can download a sample statement with the expected transfers. */
function TrialStatement({ account, transfers }: Trial) {
  return (
    <div className="mt-1">
      <a
        href={adminDownloads.trialStatement(account)}
        download="estratto-di-prova.xml"
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary underline underline-offset-3 md:min-h-8"
      >
        <Download className="size-4" aria-hidden />
        Scarica un estratto conto di prova
      </a>
      <p className="text-ink-2">
        {transfers === 1
          ? 'Contiene il bonifico che una prenotazione aspetta su questo conto: importalo qui.'
          : `Contiene i ${transfers} bonifici che le prenotazioni aspettano su questo conto: importalo qui.`}
      </p>
    </div>
  )
}
