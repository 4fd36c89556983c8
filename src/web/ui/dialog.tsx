import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'
import { useSheetDrag } from './use-sheet-drag.ts'

type DialogProps = {
  /** Needed where a button opens the dialog through `commandfor`, before the code is loaded. */
  id?: string
  open: boolean
  /** Called when the browser has opened it. */
  onOpen?: () => void
  onClose: () => void
  title: ReactNode
  /** The line under the title; screen readers read both. */
  description?: ReactNode
  /** Stays visible below the scrolling part. */
  footer?: ReactNode
  children: ReactNode
  /** Desktop width in pixels; phones always get the full width. */
  width?: number
}

/** A dialog on a desktop, a bottom sheet with a handle on a phone. */
export function Dialog(props: DialogProps) {
  const { id, open, onOpen, onClose, title, description, footer, children, width = 960 } = props
  const { sheet, handle } = useSheetDrag(onClose)
  const labels = useId()
  return (
    <Modal
      ref={sheet}
      id={id}
      open={open}
      onOpen={onOpen}
      onClose={onClose}
      width={width}
      className="dialog"
      aria-labelledby={`${labels}-title`}
      aria-describedby={description ? `${labels}-line` : undefined}
      // A click outside closes it.
      closedby="any"
    >
      <div {...handle} className="flex-none touch-none">
        <i
          className="mx-auto mt-2.5 block h-1.25 w-11 rounded-full bg-line-2 md:hidden"
          aria-hidden
        />
        <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2.5 md:px-10 md:pt-8 md:pb-5.5">
          <div>
            <h2 id={`${labels}-title`} className="text-[1.625rem] md:text-[2.25rem]">
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
            commandfor={id}
            command={id ? 'close' : undefined}
            onClick={onClose}
            className="grid size-11.5 flex-none place-items-center rounded-full bg-paper-2 hover:bg-line"
          >
            <X className="size-5" aria-hidden />
          </button>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-10 md:pb-8">
        {children}
      </div>
      {footer && (
        <div className="flex-none border-t border-line-2 bg-white px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-10 md:py-5">
          {footer}
        </div>
      )}
    </Modal>
  )
}
