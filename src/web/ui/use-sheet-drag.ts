import { type PointerEvent, useRef } from 'react'
import { isMobile } from '../browser/media.ts'

const closeAfterPx = 110

/** Lets a finger pull a sheet down by its handle; released far enough down, the sheet closes. */
export function useSheetDrag(onClose: () => void) {
  const sheet = useRef<HTMLDialogElement>(null)
  const start = useRef<number>(undefined)
  const move = (distance: number) => {
    if (sheet.current)
      sheet.current.style.transform = distance > 0 ? `translateY(${distance}px)` : ''
  }
  const distanceOf = (event: PointerEvent) => event.clientY - (start.current ?? event.clientY)
  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!isMobile() || (event.target as Element).closest('button')) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) move(distanceOf(event))
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return
      const distance = distanceOf(event)
      start.current = undefined
      if (distance > closeAfterPx) onClose()
      else move(0)
    },
    onPointerCancel() {
      start.current = undefined
      move(0)
    },
  }
  return { sheet, handle }
}
