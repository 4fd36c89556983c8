import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { adminDownloads, catalogueArchivePath } from '../../../contract/admin/downloads.ts'
import { catalogueFileSchema } from '../../../domain/catalogue/catalogue-file.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { SendingFailed, sendFile } from './send-file.ts'

type Imported = Answers['catalogue']['importFile']

/** Exports and imports the whole catalogue as one file; imported documents become drafts. */
export function CatalogueFileMenu() {
  const may = useMay()
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState(0)
  const take = useMutation({
    mutationFn: async (file: File) => {
      setSent(0)
      if (await isArchive(file)) return sendArchive(file, setSent)
      const parsed = catalogueFileSchema.safeParse(readJson(await file.text()))
      if (!parsed.success) throw new UnreadableFile(parsed.error.issues[0]?.message)
      return adminApi.catalogue.importFile(parsed.data)
    },
    onSuccess: (imported) => {
      notifyDone(...importedText(imported))
      void askAgain(admin.catalogue.key())
    },
    onError: (error) => {
      const isSaid = error instanceof UnreadableFile || error instanceof SendingFailed
      if (isSaid) notifyProblem(error.message)
      else notifyError(error, 'Importazione non riuscita')
    },
  })
  if (!may('catalogue', 'importFile')) return null
  return (
    <div className="px-page flex flex-wrap gap-2 pt-2 pb-10">
      <StaffButtonAnchor icon={Download} href={adminDownloads.catalogueArchive} download>
        Esporta il catalogo
      </StaffButtonAnchor>
      <StaffButton
        icon={Upload}
        busy={take.isPending}
        busyLabel={sent > 0 && sent < 100 ? `Invio ${sent}%` : 'Lettura…'}
        onClick={() => input.current?.click()}
      >
        Importa
      </StaffButton>
      <input
        ref={input}
        type="file"
        accept="application/zip,.zip,application/json,.json"
        aria-label="File del catalogo"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) take.mutate(file)
        }}
      />
    </div>
  )
}

class UnreadableFile extends Error {}

/** Recognised by its first bytes, because the file name can be anything. */
async function isArchive(file: File): Promise<boolean> {
  return (await file.slice(0, 2).text()) === 'PK'
}

/** An archive is too large to read in the browser: it is uploaded as it is, with a progress bar. */
function sendArchive(file: File, onProgress: (percent: number) => void): Promise<Imported> {
  const unexpected = 'Importazione non riuscita: riprova.'
  return sendFile(catalogueArchivePath, { body: file, onProgress, unexpected })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile('Questo file non è un catalogo esportato da qui.')
  }
}

function importedText({ drafts, kept, unchanged }: Imported): [title: string, text: string] {
  const inTheWay = kept.length
    ? ` Dove c’era già una bozza è rimasta quella: ${kept.join(', ')}.`
    : ''
  if (drafts.length === 0) {
    return ['Niente di nuovo nel file', `${unchanged} documenti sono uguali.${inTheWay}`]
  }
  const title = drafts.length === 1 ? '1 bozza creata' : `${drafts.length} bozze create`
  return [title, `Controllale e pubblicale quando vuoi.${inTheWay}`]
}
