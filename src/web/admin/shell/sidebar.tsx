import { Search } from 'lucide-react'
import { Logo } from '../../shell/logo.tsx'
import { Link, NavLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type StaffPage, staffPaths, staffSections } from '../pages.ts'
import { useMay } from '../session.tsx'
import { useBrandVersion } from '../wear-published-brand.ts'
import { useCommand } from './command.tsx'
import { SampleNote } from './sample-note.tsx'
import { useTodo } from './use-todo.ts'
import { UserMenu } from './user-menu.tsx'

const look =
  'sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-paper px-3 pt-4.5 pb-3.5 md:flex'

/** The navigation on a desktop; phones have tabs at the bottom. */
export function Sidebar() {
  const command = useCommand()
  const may = useMay()
  const todo = useTodo()
  const brand = useBrandVersion()
  const sections = staffSections
    .map((section) => ({ ...section, pages: section.pages.filter(({ needs }) => may(...needs)) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <aside className={look} aria-label="Area riservata">
      <Link to={staffPaths.today} className="self-start rounded-tag px-2 pt-0.5 pb-4">
        <Logo key={brand} size="small" className="text-[1.125rem]" />
        <span className="sr-only">, pagina Oggi</span>
      </Link>
      <SampleNote className="mb-3 self-start px-2 py-1" />
      <button
        type="button"
        onClick={command.open}
        aria-keyshortcuts="Control+K"
        className="mb-3.5 flex h-9.5 flex-none items-center gap-2 rounded-[9px] bg-white pr-2 pl-2.5 text-ink-2 shadow-[inset_0_0_0_1px_var(--color-line-2)] hover:shadow-[inset_0_0_0_1px_var(--color-navy)]"
      >
        <Search className="size-4.25" aria-hidden />
        Cerca o vai a
        <kbd className="ml-auto rounded-[5px] bg-paper-2 px-1.5 py-1 font-text text-staff-small leading-none font-semibold">
          Ctrl K
        </kbd>
      </button>
      <nav aria-label="Pagine" className="flex flex-col">
        {sections.map(({ title, pages }) => (
          <div key={title ?? 'main'}>
            {title && (
              <h2 className="px-2.5 pt-4.5 pb-1.75 font-text text-staff-small leading-none font-semibold tracking-normal text-ink-2">
                {title}
              </h2>
            )}
            {pages.map((page) => (
              <Item key={page.to} page={page} count={todo[page.to]} />
            ))}
          </div>
        ))}
      </nav>
      <UserMenu />
    </aside>
  )
}

function Item({ page, count }: { page: StaffPage; count: string | undefined }) {
  const Icon = page.icon
  return (
    <NavLink
      to={page.to}
      end={page.to === staffPaths.today}
      className="group flex h-9 items-center gap-2.75 rounded-tag px-2.5 font-[550] hover:bg-paper-2 aria-[current]:bg-paper-2"
    >
      <Icon className="size-4.5 text-ink-2 group-aria-[current]:text-primary" aria-hidden />
      {page.label}
      {count && (
        <span className="ml-auto rounded-full bg-accent px-1.75 text-[0.84375rem] font-bold text-navy">
          {count}
          <span className="sr-only"> da vedere</span>
        </span>
      )}
    </NavLink>
  )
}

/** A placeholder of the same size, until the signed-in person is known. */
export function SidebarSkeleton() {
  return (
    <aside className={look} aria-hidden>
      <div className="px-2 pt-0.5 pb-4">
        <Logo size="small" className="text-[1.125rem]" />
      </div>
      <div className="grid gap-3 pt-2">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="h-6" />
        ))}
      </div>
    </aside>
  )
}
