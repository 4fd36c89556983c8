import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import {
  ConfirmDialog,
  type ConfirmDialogProps,
  staffDialogLook,
} from '../../ui/confirm-dialog.tsx'
import { Modal } from '../../ui/modal.tsx'

type StaffDialogProps = {
  /** For a dialog that stays mounted while it is closed. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  width?: number
  /** Something was typed: a click outside must not close the dialog. Forms detect this themselves. */
  isTyped?: boolean
  /** Makes the dialog a form: Enter in a field presses the main button. */
  onSubmit?: () => void
}

/** The standard dialog of the back office; a sheet on a phone. */
export function StaffDialog(props: StaffDialogProps) {
  return props.open === false ? null : <OpenDialog {...props} />
}

function OpenDialog(props: StaffDialogProps) {
  const { onClose, title, description, children, footer, width = 520, onSubmit } = props
  const [hasInput, setInput] = useState(false)
  const isTyped = props.isTyped ?? (hasInput && onSubmit !== undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  const labels = useId()
  useLayoutEffect(() => focusFirstField(dialog.current), [])
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
  return (
    <Modal
      ref={dialog}
      open
      onClose={onClose}
      onInput={() => setInput(true)}
      width={width}
      closedby={isTyped ? 'closerequest' : 'any'}
      aria-labelledby={`${labels}-title`}
      aria-describedby={description ? `${labels}-line` : undefined}
      className={`dialog ${staffDialogLook}`}
    >
      <header className="flex flex-none items-start justify-between gap-4 px-5 pt-5 pb-4 md:px-7 md:pt-6">
        <div className="min-w-0">
          <h2 id={`${labels}-title`} className="text-[1.5rem] leading-[1.15]">
            {title}
          </h2>
          {description && (
            <p id={`${labels}-line`} className="mt-1 text-ink-2">
              {description}
            </p>
          )}
        </div>
        <button
          type="button"
          aria-label="Chiudi"
          onClick={onClose}
          className="-mt-1.5 -mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-paper-2"
        >
          <X className="size-5" aria-hidden />
        </button>
      </header>
      {onSubmit ? <DialogForm onSubmit={onSubmit}>{body}</DialogForm> : body}
    </Modal>
  )
}

type DialogFormProps = { onSubmit: () => void; children: ReactNode }

/**
 * A dialog may be opened inside another form. A submit event of a nested form does not bubble any further, so
 * React does not see it: the listener is on the form itself.
 */
function DialogForm({ onSubmit, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  })
  useLayoutEffect(() => {
    const heard = (event: SubmitEvent) => submit(event)
    const element = form.current
    element?.addEventListener('submit', heard)
    return () => element?.removeEventListener('submit', heard)
  }, [])
  return (
    <form ref={form} noValidate className="flex min-h-0 flex-1 flex-col">
      {children}
    </form>
  )
}

/** Focuses the first field; not on a touch screen, where the keyboard would open too early. */
function focusFirstField(dialog: HTMLElement | null): void {
  if (!matchMedia('(hover: hover)').matches) return
  const field = 'form :is(input, select, textarea):not(:disabled)'
  dialog?.querySelector<HTMLElement>(field)?.focus()
}

type StaffConfirmProps = Omit<ConfirmDialogProps, 'open' | 'isStaff' | 'role'> & {
  open?: boolean
}

/** Asks for confirmation of something that others will notice. */
export function StaffConfirm(props: StaffConfirmProps) {
  const { open = true, kind = 'danger' } = props
  const { cancelLabel = 'No, torna indietro', busyLabel = 'Un momento…' } = props
  return <ConfirmDialog {...props} isStaff {...{ open, kind, cancelLabel, busyLabel }} />
}
