import { ArrowRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { path } from '../../contract/pages.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { NavLink } from '../ui/link.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { Logo } from './logo.tsx'
import { bookLabel, helpLabel, type NavigationItem } from './navigation.ts'

type MobileMenuProps = {
  open: boolean
  items: readonly NavigationItem[]
  /** Whether 'Prenota Ora' is offered. */
  booking: boolean
  onClose: () => void
}

/** The whole screen, as a native dialog: the browser keeps focus inside and closes it on Escape. */
export function MobileMenu({ open, items, booking, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const openWhatsApp = useWhatsApp()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      className="on-dark pointer-events-auto m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-navy-dark px-(--gutter) pb-8.5 text-white open:flex"
    >
      <div className="flex h-(--header) flex-none items-center justify-between">
        <Logo size="small" variant="light" lazy />
        <button
          type="button"
          aria-label="Chiudi il menu"
          onClick={onClose}
          className="-mr-2.5 grid size-11.5 place-items-center rounded-full"
        >
          <X className="size-6.5" aria-hidden />
        </button>
      </div>
      <nav aria-label="Menu" className="mt-5.5 mb-8">
        <ul>
          {items.map(({ label, to, end }) => (
            <li key={label}>
              <NavLink
                to={to}
                end={end}
                onClick={onClose}
                className="display flex items-center justify-between border-b border-navy-line py-4.25 text-[2.25rem] leading-none aria-[current=page]:text-gold"
              >
                {label}
                <ArrowRight className="size-6 text-[#8fa6bf]" aria-hidden />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-3">
        <Button kind="outline-light" wide onClick={() => openWhatsApp()}>
          <WhatsAppIcon className="size-5.5" />
          {helpLabel}
        </Button>
        {booking && (
          <ButtonLink to={path('booking')} kind="orange" wide onClick={onClose}>
            {bookLabel}
          </ButtonLink>
        )}
      </div>
    </dialog>
  )
}
