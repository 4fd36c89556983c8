import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { toast as sonner, Toaster } from 'sonner'
import { useMediaQuery } from '../browser/media.ts'
import { classNames } from './class-names.ts'
import { connectToasts, type Toast } from './toast.ts'
import { goesWithPage } from './toast-life.ts'
import { errorsMended } from './use-withdrawn-errors.ts'

const keptToasts = 5
const visibleToasts = 3
const defaultDurationMs = 4000
/** Keeps the header and, on advertising pages, the offer above it visible. */
const belowHeader = 'calc(var(--header) + var(--banner, 0px) + 8px)'

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert } as const

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const variant = toast.variant ?? 'default'
  const Icon = icons[variant]
  return (
    <div
      // The card's buttons can be focused; the list item around them does nothing and leaves the tab order.
      ref={(card) => card?.closest('li')?.removeAttribute('tabindex')}
      role={variant === 'destructive' ? 'alert' : 'status'}
      className={classNames(
        'flex w-full items-start gap-3 rounded-control p-4 pr-2 font-text text-base shadow-e2 md:w-95',
        variant === 'destructive' ? 'bg-bad text-white' : 'bg-navy text-white',
      )}
    >
      <Icon className="mt-0.5 size-5 flex-none" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && (
          <>
            {/* Makes title and description one sentence when read out or copied: «Dati mancanti: …». */}
            <span className="sr-only">: </span>
            <p className="text-small">{toast.description}</p>
          </>
        )}
        {toast.detail && <p className="mt-1 text-small">{toast.detail}</p>}
        {toast.action && <ToastAction {...toast.action} onClose={onClose} />}
      </div>
      <button
        type="button"
        aria-label="Chiudi la notifica"
        onClick={onClose}
        className="-my-2 grid size-11 flex-none place-items-center rounded-full"
      >
        <X className="size-4.5" aria-hidden />
      </button>
    </div>
  )
}

type ToastActionProps = NonNullable<Toast['action']> & { onClose: () => void }

function ToastAction({ label, onClick, onClose }: ToastActionProps) {
  return (
    <button
      type="button"
      onClick={() => {
        onClick()
        onClose()
      }}
      className="mt-1 min-h-8 font-semibold underline underline-offset-4"
    >
      {label}
    </button>
  )
}

type ShownToast = { id: string | number; words: string; since: number; isError: boolean }
const shown: ShownToast[] = []

/** A repeated message replaces the earlier one instead of piling up over the page. */
function showToast(toast: Toast): void {
  const words = [toast.title, toast.description, toast.detail].join('|')
  for (const same of shown.filter((earlier) => earlier.words === words)) sonner.dismiss(same.id)
  const id = sonner.custom(
    (key) => <ToastCard toast={toast} onClose={() => sonner.dismiss(key)} />,
    {
      duration: toast.duration ?? defaultDurationMs,
      onDismiss: ({ id: gone }) => forget(gone),
      onAutoClose: ({ id: gone }) => forget(gone),
    },
  )
  shown.push({ id, words, since: Date.now(), isError: toast.variant === 'destructive' })
  while (shown.length > keptToasts) sonner.dismiss(shown.shift()?.id)
}

function withdrawErrors(): void {
  for (const { id } of shown.filter(({ isError }) => isError)) sonner.dismiss(id)
}

function forget(id: string | number): void {
  const index = shown.findIndex((toast) => toast.id === id)
  if (index >= 0) shown.splice(index, 1)
}

function useDismissOnNavigation(): void {
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  const pressedAt = useRef(0)
  useEffect(() => {
    const press = ({ type, target }: Event) => {
      const isLink = target instanceof Element && target.closest('a[href]') !== null
      if (type === 'popstate' || isLink) pressedAt.current = Date.now()
    }
    document.addEventListener('click', press, { capture: true })
    window.addEventListener('popstate', press)
    return () => {
      document.removeEventListener('click', press, { capture: true })
      window.removeEventListener('popstate', press)
    }
  }, [])
  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    const change = { now: Date.now(), pressedAt: pressedAt.current }
    for (const { id } of shown.filter((one) => goesWithPage(one, change))) sonner.dismiss(id)
  }, [pathname])
}

/** Covers the page but lets clicks through. */
const outletLook =
  'pointer-events-none inset-0 size-full max-h-none max-w-none overflow-visible border-0 bg-transparent p-0 *:pointer-events-auto'

/**
 * While a modal dialog is open, elements outside it can be neither seen nor pressed: notifications move
 * into the topmost dialog, and out again when it closes.
 */
function useTopmostOutlet(): HTMLElement {
  const [outlet] = useState(() => {
    const element = document.createElement('div')
    element.popover = 'manual'
    element.className = outletLook
    return element
  })
  useEffect(() => {
    const open = new Set<Element>(document.querySelectorAll('dialog:modal'))
    const move = () => {
      const top = [...open].at(-1) ?? document.body
      if (outlet.parentElement !== top) top.append(outlet)
      if (!outlet.matches(':popover-open')) outlet.showPopover()
    }
    const follow = (event: Event) => {
      const { target, newState } = event as ToggleEvent
      if (!(target instanceof HTMLDialogElement)) return
      open.delete(target)
      if (newState === 'open' && target.matches(':modal')) open.add(target)
      move()
    }
    // Moves before a dialog closes, because it may leave the page at once, and after one has opened, to lie
    // above it. These events do not bubble, but can be caught in the capture phase.
    const names = ['beforetoggle', 'toggle']
    for (const name of names) document.addEventListener(name, follow, { capture: true })
    move()
    return () => {
      for (const name of names) document.removeEventListener(name, follow, { capture: true })
      outlet.remove()
    }
  }, [outlet])
  return outlet
}

export default function ToastHost() {
  useEffect(() => connectToasts(showToast), [])
  useEffect(() => {
    window.addEventListener(errorsMended, withdrawErrors)
    return () => window.removeEventListener(errorsMended, withdrawErrors)
  }, [])
  useDismissOnNavigation()
  const hasOneColumn = useMediaQuery('(width < 1024px)')
  const outlet = useTopmostOutlet()
  return createPortal(
    <Toaster
      // Listed below each other, so that each close button can be pressed.
      expand
      visibleToasts={visibleToasts}
      duration={defaultDurationMs}
      // In one column the button that was just pressed is usually at the bottom, so it must stay uncovered.
      position={hasOneColumn ? 'top-center' : 'bottom-right'}
      offset={{ top: belowHeader }}
      mobileOffset={{ top: belowHeader }}
      containerAriaLabel="Notifiche"
      gap={10}
    />,
    outlet,
  )
}
