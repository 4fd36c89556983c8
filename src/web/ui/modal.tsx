import {
  type ComponentProps,
  type CSSProperties,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref' | 'style'> & {
  open: boolean
  /** Called when the browser opened it before the code was loaded. */
  onOpen?: () => void
  onClose: () => void
  /** Desktop width in pixels; phones always get the full width. */
  width?: number
  ref?: RefObject<HTMLDialogElement | null>
}

/**
 * The one way to put something over the page: the browser's own dialog element, which keeps the focus
 * inside, closes on Escape and stays above everything else. Its look is up to the component that uses it.
 */
export function Modal({ open, onOpen, onClose, width, ref, ...rest }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const isShown = useShown(dialog, open, onOpen)
  const tellClosed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Only if the visitor closed it, not the app, which may have reopened it since. The targets are
    // compared because React also passes on the events of nested dialogs.
    if (isShown.current && target === currentTarget && !currentTarget.open) onClose()
  }
  // On Escape or a click outside, the app closes the dialog at once. If the browser closed it, the app
  // would hear of it later, and a press in between that reopens the dialog would be lost.
  const closeOnRequest = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isShown.current || event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const style = width ? ({ '--dialog-width': `${width}px` } as CSSProperties) : undefined
  return (
    <dialog {...rest} ref={dialog} style={style} onCancel={closeOnRequest} onClose={tellClosed} />
  )
}

/** Opens and closes the element as the app wishes, and tells the app if the browser opened it earlier. */
function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onOpen: ModalProps['onOpen'],
): RefObject<boolean> {
  const isFirst = useRef(true)
  const isShown = useRef(false)
  const tellOpen = useEffectEvent(() => onOpen?.())
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open && isFirst.current && element?.open) tellOpen()
    isFirst.current = false
    if (!open || !element) return undefined
    isShown.current = true
    if (!element.open) {
      rememberOpener()
      element.showModal()
    }
    // Also runs when an open dialog is unmounted: the focus must not be lost with it.
    return () => {
      isShown.current = false
      closeAndFocus(element)
    }
  }, [open, dialog])
  return isShown
}

const keptOpeners = 8
const openers: HTMLElement[] = []

function rememberOpener(): void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return
  openers.push(active)
  openers.splice(0, openers.length - keptOpeners)
}

/**
 * The browser returns the focus to the element that opened the dialog. If one dialog followed another, that
 * element disappeared with the first dialog; the focus then goes to what opened the first.
 */
function closeAndFocus(dialog: HTMLDialogElement): void {
  dialog.close()
  if (document.activeElement !== document.body) return
  openers.findLast(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
}
