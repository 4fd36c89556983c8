import { useRef } from 'react'

/** Radix gives the focus back to its own trigger; our dialogs are opened by buttons it doesn't know. */
export function useFocusOfOpener() {
  const opener = useRef<Element>(null)
  const remember = () => {
    opener.current = document.activeElement
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  return { remember, giveBack }
}
