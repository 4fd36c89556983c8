import { Ellipsis, Link2, LogOut, type LucideIcon, Sun, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { ownPages, staffPaths, staffSections } from '../pages.ts'
import { useMay, useMe } from '../session.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { useTodo } from './use-todo.ts'
import { useSignOut } from './user-menu.tsx'

const linkPages: readonly string[] = [
  staffPaths.generator,
  staffPaths.freeLinks,
  staffPaths.passportLinks,
  staffPaths.links,
]

const tabLook =
  'relative grid min-h-12 justify-items-center gap-0.75 rounded-tag pt-1 text-[0.875rem] font-semibold text-ink-2 aria-[current]:text-primary'

/** Four tabs at the bottom; everything else is behind 'Altro'. */
export function BottomTabs() {
  const { pathname, key } = useLocation()
  const todo = useTodo()
  const [opened, setOpened] = useState<{ kind: 'links' | 'more'; at: string } | null>(null)
  // It belongs to the page that it was opened over: the way back leaves both. An address typed by hand has no key of its own.
  const at = `${pathname} ${key}`
  const sheet = opened?.at === at ? opened.kind : null
  const isMain = pathname === staffPaths.today || pathname === staffPaths.bookings
  const isLink = linkPages.includes(pathname)
  return (
    <>
      <nav
        aria-label="Pagine principali"
        data-covers-bottom
        className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t border-line bg-white px-1.5 pt-1.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
      >
        <TabLink to={staffPaths.today} icon={Sun} label="Oggi" current={pathname} />
        <TabLink
          to={staffPaths.bookings}
          icon={Ticket}
          label="Prenotazioni"
          current={pathname}
          count={todo[staffPaths.bookings]}
        />
        <TabButton
          icon={Link2}
          label="Link"
          on={isLink}
          onClick={() => setOpened({ kind: 'links', at })}
        />
        <TabButton
          icon={Ellipsis}
          label="Altro"
          on={!isMain && !isLink}
          onClick={() => setOpened({ kind: 'more', at })}
        />
      </nav>
      <Sheet kind={sheet} onClose={() => setOpened(null)} />
    </>
  )
}

type TabProps = { icon: LucideIcon; label: string }

function TabLink({
  to,
  icon: Icon,
  label,
  current,
  count,
}: TabProps & { to: string; current: string; count?: string }) {
  return (
    <Link to={to} aria-current={current === to ? 'page' : undefined} className={tabLook}>
      <Icon className="size-6" aria-hidden />
      {label}
      {count && (
        <span className="absolute top-0 left-[calc(50%+6px)] min-w-4.5 rounded-full bg-accent px-1.25 text-center text-[0.8125rem] leading-4.5 font-bold text-navy">
          {count}
          <span className="sr-only"> da verificare</span>
        </span>
      )}
    </Link>
  )
}

function TabButton({
  icon: Icon,
  label,
  on,
  onClick,
}: TabProps & { on: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={on ? 'true' : undefined}
      className={tabLook}
      onClick={onClick}
    >
      <Icon className="size-6" aria-hidden />
      {label}
    </button>
  )
}

function Sheet({ kind, onClose }: { kind: 'links' | 'more' | null; onClose: () => void }) {
  const may = useMay()
  const me = useMe()
  const signOut = useSignOut()
  const pages = [...staffSections.flatMap((section) => section.pages), ...ownPages].filter(
    ({ to, needs }) =>
      may(...needs) &&
      (kind === 'links'
        ? linkPages.includes(to)
        : !linkPages.includes(to) && to !== staffPaths.today && to !== staffPaths.bookings),
  )
  return (
    <StaffDialog
      open={kind !== null}
      onClose={onClose}
      title={kind === 'links' ? 'Link' : 'Altro'}
      description={kind === 'links' ? undefined : me.name}
    >
      <ul className="-mx-2">
        {pages.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onClose}
              className="flex min-h-12 items-center gap-3.5 rounded-tag px-2 font-semibold"
            >
              <Icon className="size-5.5 text-ink-2" aria-hidden />
              {label}
            </Link>
          </li>
        ))}
        {kind !== 'links' && (
          <li className="mt-2 border-t border-line pt-2">
            <button
              type="button"
              onClick={() => void signOut()}
              className="flex min-h-12 w-full items-center gap-3.5 rounded-tag px-2 font-semibold"
            >
              <LogOut className="size-5.5 text-ink-2" aria-hidden />
              Esci
            </button>
          </li>
        )}
      </ul>
    </StaffDialog>
  )
}
