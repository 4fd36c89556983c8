import { FileUp, X } from 'lucide-react'
import { useRef } from 'react'
import { maxProofBytes, proofTypes } from '../../../domain/catalogue/claims.ts'
import { FieldMessage } from '../../ui/field.tsx'
import { StaffButton } from '../ui/staff-button.tsx'

type ProofFileFieldProps = {
  /** Of the stored file, or of the one just chosen. */
  name: string | null
  problem: string | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The proof as a file: only administrators can open it. */
export function ProofFileField({ name, problem, onChoose, onRemove }: ProofFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <p className="mb-1.75">
        <span className="font-semibold">File che lo dimostra</span>
        <span className="text-ink-2"> (facoltativo)</span>
      </p>
      <input
        ref={input}
        type="file"
        accept={proofTypes.join(',')}
        aria-label="File che lo dimostra"
        aria-describedby="prova-nota"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onChoose(file)
        }}
        className="peer sr-only"
      />
      {name && <p className="mb-2 break-words">{name}</p>}
      <div className="flex flex-wrap gap-2 rounded-control peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary">
        <StaffButton
          icon={FileUp}
          kind="outline"
          tabIndex={-1}
          onClick={() => input.current?.click()}
        >
          {name ? 'Cambia file' : 'Scegli il file'}
        </StaffButton>
        {name && (
          <StaffButton icon={X} onClick={onRemove}>
            Togli
          </StaffButton>
        )}
      </div>
      <FieldMessage
        id="prova-nota"
        error={problem}
        hint="PDF, JPEG o PNG, al massimo 10 MB. Resta interno e cifrato."
      />
    </div>
  )
}

/** Checked before the upload, so that ten megabytes are not sent in vain. */
export function fileProblem({ size, type }: File): string | undefined {
  if (size > maxProofBytes) return 'Il file supera i 10 MB'
  const isKnown = (proofTypes as readonly string[]).includes(type)
  return isKnown ? undefined : 'Scegli un PDF, oppure una foto JPEG o PNG'
}
