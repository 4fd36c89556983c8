import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { formatIban } from '../../../domain/iban.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { admin, adminApi, errorText, hasCode } from '../api.ts'
import { ColumnsDialog, sampleOf } from './columns-dialog.tsx'

type Done = { name: string; text: string; isBad: boolean }

/** Drop the bank's file, or choose it: what is new is added, what is known stays as it is. */
export function ImportBox() {
  const accounts = useQuery(admin.cassa.accounts.queryOptions())
  const [chosen, setChosen] = useState('')
  const [isOver, setOver] = useState(false)
  const [done, setDone] = useState<Done[]>([])
  const [unknown, setUnknown] = useState<{ file: File; sample: string[][] } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const accountId = useId()
  const queries = useQueryClient()
  const account = chosen || accounts.data?.accounts[0]?.iban || ''
  const take = useMutation({
    mutationFn: async ({ files, mapping }: { files: File[]; mapping?: string }) => {
      for (const file of files) {
        const told = await takeOne(file, account, mapping, setUnknown)
        if (told) setDone((before) => [told, ...before].slice(0, 4))
      }
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: admin.cassa.key() }),
  })
  const start = (files: FileList | null) => {
    if (files && files.length > 0 && account) take.mutate({ files: [...files] })
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
        <Button
          kind="primary"
          size="staff"
          busy={take.isPending}
          busyLabel="Importo…"
          onClick={() => input.current?.click()}
        >
          <FileUp className="size-4.25" aria-hidden />
          Scegli il file
        </Button>
      </div>
      <div aria-live="polite">
        {take.isPending && <progress className="mt-3 w-full" aria-label="Importazione in corso" />}
        {done.map(({ name, text, isBad }, index) => (
          <p key={`${name}-${index}`} className={classNames('mt-2', isBad && 'text-bad')}>
            <b className="font-[650]">{name}</b>: {text}
          </p>
        ))}
      </div>
      {unknown && (
        <ColumnsDialog
          sample={unknown.sample}
          onClose={() => setUnknown(null)}
          onChosen={(mapping) => {
            take.mutate({ files: [unknown.file], mapping })
            setUnknown(null)
          }}
        />
      )}
    </div>
  )
}

async function takeOne(
  file: File,
  account: string,
  mapping: string | undefined,
  onUnknown: (unknown: { file: File; sample: string[][] }) => void,
): Promise<Done | null> {
  try {
    const { format, lines, newLines } = await adminApi.cassa.import({ file, account, mapping })
    const news =
      newLines === 0 ? 'nessuna novità' : newLines === 1 ? '1 nuova' : `${newLines} nuove`
    return {
      name: file.name,
      text: `${format}, ${lines === 1 ? '1 riga' : `${lines} righe`}, ${news}.`,
      isBad: false,
    }
  } catch (error) {
    const sample = hasCode(error, 'STATEMENT_COLUMNS') ? sampleOf(error) : null
    if (sample) {
      onUnknown({ file, sample })
      return null
    }
    return { name: file.name, text: errorText(error), isBad: true }
  }
}
