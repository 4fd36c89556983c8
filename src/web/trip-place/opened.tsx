import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** Holds what a press has opened. The pressed button is gone, so this element takes its focus. */
export function Opened({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className="outline-none">
      {children}
    </div>
  )
}

/** For a button that reappears once what it opened is closed: it gets the focus back. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
