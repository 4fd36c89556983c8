import { FileWarning, ImagePlus, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { IconAction } from '../ui/icon-buttons.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { arrivalText, progressText, type Upload } from './picture-uploads.ts'

type TakeProps = { onFiles: (files: File[]) => void }

type DropProps = TakeProps & {
  /** Says what happens to files dropped here. */
  invitation: string
  disabled: boolean
  children: ReactNode
}

/** Accepts dropped files anywhere inside it. */
export function DropZone({ onFiles, invitation, disabled, children }: DropProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    // A tile being moved inside the gallery is not a file.
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    // Text that is dragged into a field is left to the field.
    if (disabled || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
      className={classNames(
        'relative rounded-control',
        isOver && 'outline-3 outline-offset-4 outline-primary outline-dashed',
      )}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-control bg-primary-light/90 font-[650]">
          {invitation}
        </p>
      )}
    </div>
  )
}

type FileButtonProps = TakeProps & {
  id?: string
  label: string
  /** For screen reader users, who can't see which picture the button is beside. */
  full?: string
  multiple?: boolean
  accept?: string
}

/** Opens the file chooser; on a phone that is the camera roll. */
export function FileButton(props: FileButtonProps) {
  const { id, label, full, multiple = false, accept = 'image/*,.heic,.heif', onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={full ?? label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <StaffButton
        icon={ImagePlus}
        id={id}
        aria-label={full}
        onClick={() => input.current?.click()}
      >
        {label}
      </StaffButton>
    </>
  )
}

type RowsProps = { uploads: readonly Upload[]; onDismiss: (key: number) => void }

/** The uploads in progress, each with its percentage or the reason why it was refused. */
export function UploadRows({ uploads, onDismiss }: RowsProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {arrivalText(uploads)}
      </p>
      {uploads.length > 0 && <Rows uploads={uploads} onDismiss={onDismiss} />}
    </>
  )
}

function Rows({ uploads, onDismiss }: RowsProps) {
  return (
    <ul aria-label="Foto in arrivo" className="mt-3">
      {uploads.map((upload) => {
        const isRefused = upload.progress.state === 'refused'
        return (
          <li
            key={upload.key}
            className="flex items-center gap-3 border-t border-line py-2.5 last:border-b"
          >
            {isRefused ? (
              <span className="grid size-12 flex-none place-items-center rounded-tag bg-bad-soft text-bad">
                <FileWarning className="size-5" aria-hidden />
              </span>
            ) : (
              <img
                src={upload.address}
                alt=""
                className="size-12 flex-none rounded-tag bg-paper-2 object-cover"
              />
            )}
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{upload.fileName}</p>
              <p className={isRefused ? 'text-bad' : 'text-ink-2'}>{progressText(upload)}</p>
              {!isRefused && (
                <ProgressBar
                  label={`Caricamento di ${upload.fileName}`}
                  percent={percentOf(upload)}
                />
              )}
            </div>
            {isRefused && (
              <IconAction
                label={`Togli ${upload.fileName} dall’elenco`}
                onClick={() => onDismiss(upload.key)}
              >
                <X aria-hidden />
              </IconAction>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Uploading counts as the first half, processing on the server as the second. */
function percentOf({ sent, progress }: Upload): number {
  const made = progress.state === 'working' ? progress.done / Math.max(1, progress.total) : 0
  return Math.round(sent / 2 + made * 50)
}
