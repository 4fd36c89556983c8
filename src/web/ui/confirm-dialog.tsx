import { AlertDialog } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { useOpener } from './use-opener.ts'

type ConfirmDialogProps = {
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
  /** 'dialog' where it asks for a piece of news rather than warns of a loss. */
  role?: 'alertdialog' | 'dialog'
}

/** Asks before something that can't be undone; only its buttons close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onCancel,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Annulla',
  } = props
  const { kind = 'orange', busy, busyLabel, role = 'alertdialog' } = props
  const { remember, giveBack } = useOpener()
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay" />
        <AlertDialog.Content
          role={role}
          className="dialog overflow-y-auto p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:p-10"
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          style={{ '--dialog-width': '560px' } as CSSProperties}
        >
          <AlertDialog.Title className="text-[1.625rem] md:text-[2rem]">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-3 text-ink-2">{children}</div>
          </AlertDialog.Description>
          <div className="mt-7 flex flex-col gap-2.5 md:flex-row-reverse md:justify-start">
            <Button kind={kind} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button kind="outline">{cancelLabel}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
