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
  /** It was opened by the browser, before the code was there. */
  onOpen?: () => void
  onClose: () => void
  /** On a desk, in pixels; phones always get the full width. */
  width?: number
  ref?: RefObject<HTMLDialogElement | null>
}

/**
 * The one way to put something over the page: the browser's own element, which keeps the focus inside,
 * closes on Escape and stays above everything else. What it looks like is up to who uses it.
 */
export function Modal({ open, onOpen, onClose, width, ref, ...rest }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const isShown = useShown(dialog, open, onOpen)
  const tellClosed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Only if somebody closed it, not the app (which may have opened it again since); and React hands
    // on the events of dialogs inside this one.
    if (isShown.current && target === currentTarget && !currentTarget.open) onClose()
  }
  // Escape and a press beside it: the app closes it at once. Had the browser done so, the app would hear of it
  // later, and a press that comes in between and opens it again would be lost.
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

/** Opens and closes the element as the app wishes; what the browser opened before, the app is told. */
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
    // Also when it is taken away while it is open: the focus must not go with it.
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
 * The browser gives the focus back to what opened the dialog. Where one dialog followed another, that
 * is gone with the first: then it is what opened that one.
 */
function closeAndFocus(dialog: HTMLDialogElement): void {
  dialog.close()
  if (document.activeElement !== document.body) return
  openers.findLast(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
}
