import { type ReactNode, useId } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { classNames } from './class-names.ts'
import { Modal } from './modal.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  title: ReactNode
  children: ReactNode
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  kind?: ButtonKind
  busy?: boolean
  busyLabel?: ReactNode
  /** 'dialog' where it asks for information rather than warns of a loss. */
  role?: 'alertdialog' | 'dialog'
  /** In the smaller type of the back office. */
  isStaff?: boolean
}

/** Every dialog of the back office is white and set a size smaller. */
export const staffDialogLook = 'staff bg-white text-base md:text-staff md:rounded-picture'

/** Asks before something that can't be undone; a click outside does not close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open ? <Question {...props} /> : null
}

function Question(props: ConfirmDialogProps) {
  const { onCancel, onConfirm, title, children, confirmLabel, cancelLabel = 'Annulla' } = props
  const { kind = 'orange', busy, busyLabel, role = 'alertdialog', isStaff } = props
  const size = isStaff ? 'staff' : undefined
  const labels = useId()
  return (
    <Modal
      open
      onClose={onCancel}
      width={isStaff ? 480 : 560}
      role={role}
      aria-labelledby={`${labels}-title`}
      aria-describedby={`${labels}-text`}
      className={classNames(
        'dialog touch-pan-y overflow-y-auto p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]',
        isStaff ? `${staffDialogLook} md:p-7` : 'md:p-10',
      )}
    >
      <h2
        id={`${labels}-title`}
        className={isStaff ? 'text-[1.5rem] leading-[1.15]' : 'text-[1.625rem] md:text-[2rem]'}
      >
        {title}
      </h2>
      <div id={`${labels}-text`} className="mt-3 text-ink-2">
        {children}
      </div>
      {/* The safe answer comes first, because the first button gets the focus. */}
      <div className="mt-7 flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
        <Button kind={isStaff ? 'quiet' : 'outline'} size={size} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button kind={kind} size={size} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
