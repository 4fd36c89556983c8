import { Camera, ImageUp, ScanFace } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { type DocumentType, formatMegabytes } from '../../domain/booking/documents.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FieldMessage } from '../ui/field.tsx'

/** A chosen file and the object URL with which the page can show it. */
export type Photo = { file: File; address: string }

type PhotoPickerProps = {
  type: DocumentType
  label: string
  children: ReactNode
  photo: Photo | undefined
  problem: string | undefined
  onChoose: (file: File | undefined) => void
}

/** Some browsers can't show some photo formats: a text then takes the place of the preview. */
function Preview({ address, label }: { address: string; label: string }) {
  const [isUnreadable, setIsUnreadable] = useState(false)
  return isUnreadable ? (
    <span className="grid h-full place-items-center p-4 text-center text-small text-ink-2">
      Anteprima non disponibile per questo formato
    </span>
  ) : (
    <img
      src={address}
      alt={`Anteprima: ${label}`}
      onError={() => setIsUnreadable(true)}
      className="size-full object-contain"
    />
  )
}

/** One photograph: from the files or, where there is a camera, taken on the spot. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { type, label, children, photo, problem, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  const open = (camera?: 'environment' | 'user') => {
    const field = input.current
    if (!field) return
    if (camera) field.setAttribute('capture', camera)
    else field.removeAttribute('capture')
    field.click()
  }
  const Icon = type === 'passport' ? ImageUp : ScanFace
  const noteId = `${type}-nota`
  return (
    <section
      aria-labelledby={`${type}-titolo`}
      className="flex flex-col rounded-panel border border-line bg-white p-5 pt-6 md:p-8"
    >
      <h2 id={`${type}-titolo`} className="text-small-title">
        {label}
      </h2>
      <div className="mt-2 flex-1 text-ink-2">{children}</div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        name={type}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={noteId}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          // Reset, so that the same file can be chosen again after a problem.
          event.target.value = ''
        }}
        className="peer sr-only"
      />
      <div
        className={classNames(
          'mt-5 h-56 overflow-hidden rounded-control bg-paper-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary',
          problem && 'shadow-[inset_0_0_0_2px_var(--color-bad)]',
        )}
      >
        {photo ? (
          <Preview key={photo.address} address={photo.address} label={label} />
        ) : (
          <span className="grid h-full place-items-center">
            <Icon className="size-14 text-control" strokeWidth={1.2} aria-hidden />
          </span>
        )}
      </div>
      <div id={noteId} aria-live="polite">
        {photo && !problem && (
          <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-small">
            <span className="min-w-0 font-semibold break-all">{photo.file.name}</span>
            <span className="text-ink-2">{formatMegabytes(photo.file.size)}</span>
          </p>
        )}
        <FieldMessage error={problem} />
      </div>
      <div className="mt-4 grid gap-2.5">
        <Button kind="outline" size="small" onClick={() => open()}>
          <ImageUp className="size-5" aria-hidden />
          {photo ? 'Cambia foto' : 'Scegli una foto'}
        </Button>
        <Button
          kind="quiet"
          size="small"
          className="hidden max-md:inline-flex any-pointer-coarse:inline-flex"
          onClick={() => open(type === 'passport' ? 'environment' : 'user')}
        >
          <Camera className="size-5" aria-hidden />
          Scatta una foto
        </Button>
      </div>
    </section>
  )
}
