import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/** Arrow keys move between people and, once one is selected, between rooms; Escape deselects. */
export function useArrows(
  isChoosing: boolean,
  onEscape: () => void,
): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isChoosing) onEscape()
    const step = steps[event.key]
    const here = event.target as HTMLElement
    if (!step || !here.matches('[data-person], [data-target]')) return
    const wanted = isChoosing ? '[data-target]' : '[data-person]'
    const all = [...(board.current?.querySelectorAll<HTMLElement>(wanted) ?? [])]
    const at = all.indexOf(here)
    const next = at < 0 ? all[step > 0 ? 0 : all.length - 1] : all[at + step]
    event.preventDefault()
    next?.focus()
  })
  useEffect(() => {
    const place = board.current
    const listen = (event: KeyboardEvent) => onKey(event)
    place?.addEventListener('keydown', listen)
    return () => place?.removeEventListener('keydown', listen)
  }, [])
  return board
}
