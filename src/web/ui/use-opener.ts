import { useRef } from 'react'

const kept = 8
const recent: HTMLElement[] = []

/**
 * Closing a dialog gives the focus back to what opened it. Where one dialog follows another, its
 * opener is gone with the first: then it is what opened that one.
 */
export function useOpener() {
  const opener = useRef<HTMLElement>(undefined)
  const remember = () => {
    const active = document.activeElement
    if (!(active instanceof HTMLElement) || active === document.body) return
    opener.current = active
    recent.push(active)
    recent.splice(0, recent.length - kept)
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected
      ? opener.current
      : recent.findLast(({ isConnected }) => isConnected)
    target?.focus({ preventScroll: true })
  }
  return { remember, giveBack }
}
