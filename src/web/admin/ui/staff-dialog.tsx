import { X } from 'lucide-react'
import { AlertDialog, Dialog } from 'radix-ui'
import type { CSSProperties, FormEvent, ReactNode } from 'react'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { useOpener } from '../../ui/use-opener.ts'

const content = 'dialog staff bg-white text-base md:text-staff md:rounded-picture'
const titleLook = 'text-[1.5rem] leading-[1.15]'

/** A form is there to be typed in; on a touch screen the keyboard waits until it is wanted. */
function focusFirstField(event: Event): void {
  if (!matchMedia('(hover: hover)').matches) return
  const dialog = event.currentTarget as HTMLElement
  const field = dialog.querySelector<HTMLElement>(
    'form :is(input, select, textarea):not(:disabled)',
  )
  if (!field) return
  event.preventDefault()
  field.focus()
}

type StaffDialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  width?: number
  /** Makes the whole a form: Enter in a field is the main button. */
  onSubmit?: () => void
}

/** The small, quick dialog of the back office; a sheet on a phone. */
export function StaffDialog(props: StaffDialogProps) {
  const { open, onClose, title, description, children, footer, width = 520, onSubmit } = props
  const { remember, giveBack } = useOpener()
  const body = (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 md:px-7 md:pb-6">
        {children}
      </div>
      {footer && (
        <div className="flex flex-none flex-col gap-2.5 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:flex-row-reverse md:px-7">
          {footer}
        </div>
      )}
    </>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit?.()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className={content}
          onOpenAutoFocus={(event) => {
            remember()
            focusFirstField(event)
          }}
          onCloseAutoFocus={giveBack}
          style={{ '--dialog-width': `${width}px` } as CSSProperties}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex flex-none items-start justify-between gap-4 px-5 pt-5 pb-4 md:px-7 md:pt-6">
            <div className="min-w-0">
              <Dialog.Title className={titleLook}>{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-ink-2">{description}</Dialog.Description>
              )}
            </div>
            <Dialog.Close
              aria-label="Chiudi"
              className="-mt-1.5 -mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-paper-2"
            >
              <X className="size-5" aria-hidden />
            </Dialog.Close>
          </header>
          {onSubmit ? (
            <form onSubmit={submit} noValidate className="flex min-h-0 flex-1 flex-col">
              {body}
            </form>
          ) : (
            body
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type StaffConfirmProps = {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  title: ReactNode
  children: ReactNode
  confirmLabel: string
  busyLabel?: string
  cancelLabel?: string
  kind?: ButtonKind
  busy?: boolean
}

/** Asks before something that others will notice. */
export function StaffConfirm(props: StaffConfirmProps) {
  const { open, onCancel, onConfirm, title, children, confirmLabel, kind = 'danger' } = props
  const { cancelLabel = 'No, torna indietro', busy, busyLabel = 'Un momento…' } = props
  const { remember, giveBack } = useOpener()
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay" />
        <AlertDialog.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className={`${content} p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:p-7`}
          style={{ '--dialog-width': '480px' } as CSSProperties}
        >
          <AlertDialog.Title className={titleLook}>{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2.5 text-ink-2">{children}</div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col gap-2.5 md:flex-row-reverse">
            <Button kind={kind} size="staff" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button kind="quiet" size="staff">
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
