import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { officeErrors } from '../../../contract/office-errors.ts'
import { maxStatementBytes } from '../../../domain/money/statements.ts'
import { admin, adminApi, errorText, hasCode } from '../api.ts'
import { askAgain } from '../query.ts'
import { countText } from '../ui/pager.tsx'
import { sampleOf } from './columns-dialog.tsx'
import type { Progress } from './import-progress.ts'

/** `mapping` says what the columns of the first file mean. */
type Files = { account: string; files: readonly File[]; mapping?: string }
type Done = { name: string; text: string; isBad: boolean }
/** The first file has unknown columns: the remaining files wait until they are explained. */
type Unknown = Files & { sample: string[][] }

const toldAtOnce = 4

/** Imports bank files one after the other and reports the progress of the current one. */
export function useImport() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [done, setDone] = useState<Done[]>([])
  const [unknown, setUnknown] = useState<Unknown | null>(null)
  const tell = (told: Done) => setDone((before) => [told, ...before].slice(0, toldAtOnce))
  const takeAll = async ({ account, files, mapping }: Files): Promise<void> => {
    const [file, ...others] = files
    if (!file) return
    const { name } = file
    if (file.size > maxStatementBytes) {
      tell({ name, text: officeErrors.STATEMENT_SIZE.message, isBad: true })
      return takeAll({ account, files: others })
    }
    setProgress({ name, step: 'sending' })
    try {
      const text = await sendFile({ file, account, mapping }, setProgress)
      tell({ name, text, isBad: false })
    } catch (error) {
      const sample = hasCode(error, 'STATEMENT_COLUMNS') ? sampleOf(error) : null
      if (sample) return setUnknown({ account, files, sample })
      tell({ name, text: errorText(error), isBad: true })
    }
    return takeAll({ account, files: others })
  }
  const { mutate: take, isPending: isBusy } = useMutation({
    mutationFn: takeAll,
    // Mutations of one scope run one at a time: files dropped meanwhile wait.
    scope: { id: 'statements' },
    onSettled: () => {
      setProgress(null)
      void askAgain(admin.cassa.key())
    },
  })
  /** Without a mapping the file is skipped, and the others go on. */
  const answer = (mapping: string | undefined) => {
    setUnknown(null)
    if (!unknown) return
    const { account, files } = unknown
    if (mapping) take({ account, files, mapping })
    else if (files.length > 1) take({ account, files: files.slice(1) })
  }
  return { take, isBusy, progress, done, unknown, answer }
}

type Sent = { file: File; account: string; mapping: string | undefined }

async function sendFile(sent: Sent, onProgress: (progress: Progress) => void): Promise<string> {
  const events = await adminApi.cassa.import(sent)
  for (;;) {
    const { done, value } = await events.next()
    if (done) return resultText(value)
    onProgress({ name: sent.file.name, ...value })
  }
}

type Result = { format: string; lines: number; newLines: number }

function resultText({ format, lines, newLines }: Result): string {
  const news = newLines === 0 ? 'nessuna novità' : counted(newLines, 'nuova', 'nuove')
  return `${format}, ${counted(lines, 'riga', 'righe')}, ${news}.`
}

function counted(count: number, one: string, many: string): string {
  return `${countText(count, true)} ${count === 1 ? one : many}`
}
