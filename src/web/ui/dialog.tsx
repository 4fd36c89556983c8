import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFocusOfOpener } from './use-focus-of-opener.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The line under the title; it is read out with it. */
  description?: ReactNode
  /** Stays in view below the scrolling part. */
  footer?: ReactNode
  children: ReactNode
  /** On a desk, in pixels; phones always get the full width. */
  width?: number
}

/**
 * A dialog on a desk, a bottom sheet with a handle on a phone. Focus is trapped and given back.
 * Import it only from code that is loaded on demand: it brings Radix along.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, footer, children, width = 960 } = props
  const { sheet, handle } = useSheetDrag(onClose)
  const { remember, giveBack } = useFocusOfOpener()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          ref={sheet}
          className="dialog"
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          style={{ '--dialog-width': `${width}px` } as CSSProperties}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div {...handle} className="flex-none touch-none">
            <i
              className="mx-auto mt-2.5 block h-1.25 w-11 rounded-full bg-line-2 md:hidden"
              aria-hidden
            />
            <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2.5 md:px-10 md:pt-8 md:pb-5.5">
              <div>
                <Radix.Title className="text-[1.625rem] md:text-[2.25rem]">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close
                aria-label="Chiudi"
                className="grid size-11.5 flex-none place-items-center rounded-full bg-paper-2 hover:bg-line"
              >
                <X className="size-5" aria-hidden />
              </Radix.Close>
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-10 md:pb-8">
            {children}
          </div>
          {footer && (
            <div
              className={classNames(
                'flex-none border-t border-line-2 bg-white px-5 py-4 md:px-10 md:py-5',
                'pb-[max(1rem,env(safe-area-inset-bottom))]',
              )}
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
