import { ArrowRight, X } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { NavLink } from '../ui/link.tsx'
import { ChatLink } from '../whatsapp/chat-link.tsx'
import { Logo } from './logo.tsx'
import { bookLabel, helpLabel, type NavigationItem } from './navigation.ts'

export const menuId = 'menu'

type MobileMenuProps = {
  dialog: RefObject<HTMLDialogElement | null>
  items: readonly NavigationItem[]
  /** Whether 'Prenota Ora' is offered. */
  booking: boolean
}

/** Fills the screen as a native dialog: the browser opens and closes it, even before any code is loaded. */
export function MobileMenu({ dialog, items, booking }: MobileMenuProps) {
  const { pathname, search, hash, key } = useLocation()
  const close = () => dialog.current?.close()
  // Following a link gives a new key, even if the address stays the same.
  const visit = key + pathname + search + hash
  useEffect(() => {
    const menu = dialog.current
    // Closes on leaving the page, not on mounting: the menu may have been opened before the code was loaded.
    return () => menu?.close()
  }, [dialog, visit])
  return (
    <dialog
      ref={dialog}
      id={menuId}
      aria-label="Menu"
      className="on-dark pointer-events-auto m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-navy-dark px-(--gutter) pb-8.5 text-white open:flex"
    >
      <div className="flex h-(--header) flex-none items-center justify-between">
        <Logo size="small" variant="light" lazy />
        <button
          type="button"
          aria-label="Chiudi il menu"
          commandfor={menuId}
          command="close"
          onClick={close}
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
                onClick={close}
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
        <ChatLink kind="outline-light" wide>
          <WhatsAppIcon className="size-5.5" />
          {helpLabel}
        </ChatLink>
        {booking && (
          <ButtonLink to={path('booking')} kind="orange" wide onClick={close}>
            {bookLabel}
          </ButtonLink>
        )}
      </div>
    </dialog>
  )
}
