import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** What a press brought. The button that was pressed is gone: this takes its focus, so that nobody has to look for it. */
export function Opened({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className="outline-none">
      {children}
    </div>
  )
}

/** For the button that stands there again once what it opened is closed: whoever pressed it goes on from there. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
